import BenchHarness

/// The header of a report for human readers: the conditions, an explanation of the numbers, and
/// warnings about missing or wrong results.
struct ReportHeader {
  let report: RunReport

  /// The blocks of the header, with the most important block last.
  var blocks: [ReportBlock] { [.list(facts)] + loud }

  /// The conditions of the run and an explanation of the numbers.
  var facts: [String] {
    var facts = [
      "\(machine); \(load), \(governor)",
      build + (report.environment.date.map { ", \($0)" } ?? ""), reading,
    ]
    if let tried { facts.append(tried) }
    if let sentence = ComparisonSummary(report.results).sentence { facts.append(sentence) }
    if let speed { facts.append(speed) }
    return facts
  }

  /// The warnings about the whole run, and the wrong answers.
  var loud: [ReportBlock] {
    var blocks: [ReportBlock] = alarms.map { .paragraph($0) }
    if !faults.isEmpty {
      blocks.append(.paragraph(Self.distrust + ":"))
      blocks.append(.list(faults))
    }
    return blocks
  }

  /// The warning about times from a debug build.
  static let debugBuild = "DEBUG BUILD: these times are meaningless; build with -c release."

  /// The heading above a list of wrong answers.
  static let distrust = "WRONG RESULTS: do not trust these figures"

  /// The warnings about the conditions of the whole run and about missing results.
  var alarms: [String] {
    var alarms: [String] = []
    if report.environment.isDebugBuild { alarms.append(Self.debugBuild) }
    if lacksAllocator {
      let count = report.results.count
      let size = count == 1 ? "the only result" : "any of the \(count) results"
      alarms.append("ALLOCATIONS NOT MEASURED in \(size): \(Self.cure).")
    }
    return alarms
      + report.warnings.filter { !$0.code.isFault }.map { warning in
        "\(Self.alarmLabel(of: warning.code)): \(warning.text)."
      }
  }

  private static func alarmLabel(of code: WarningCode) -> String {
    switch code {
    case .slowStretch: "SLOW"
    case .emptyShard: "EMPTY"
    case .nothingMeasured: "NOTHING MEASURED"
    case .unknownSources: "UNCERTAIN"
    case .shortTraces: "SHORT"
    default: "INCOMPLETE"
    }
  }

  /// The wrong answers in the run as a whole and in each result.
  ///
  /// Only the first ten are listed individually.
  var faults: [String] { FaultList(report).lines(allBy: "--json FILE") }

  /// Whether the benchmark program was not linked with jemalloc.
  var lacksAllocator: Bool {
    report.results.contains { $0.warnings.contains { $0.code == .allocatorNotLinked } }
  }

  private static let cure = "jemalloc is not linked (install libjemalloc-dev and pkg-config)"

  /// The processor, the number of cores and the system.
  var machine: String {
    let environment = report.environment
    return "\(environment.cpu), \(environment.cores) cores, \(environment.os)"
  }

  /// The compiler, the build, the allocator, the commit and the seed.
  var build: String {
    let environment = report.environment
    return "Swift \(environment.swift), \(environment.build), \(environment.allocator), "
      + "commit \(environment.commit ?? "unknown"), seed \(report.seed)"
      + (report.shard.map { ", shard \($0.name)" } ?? "")
  }

  /// A clause stating how many random tests passed before the run, or `nil` if there were none.
  var tried: String? { report.trials.map { "random tests passed: \($0.sentence)" } }

  /// A clause stating the machine's load when the run began.
  var load: String {
    "load \(report.environment.loadAverage.map { Decimals.fixed($0, places: 2) } ?? "unknown")"
  }

  private var governor: String { "governor \(report.environment.governor ?? "unknown")" }

  /// A clause stating how much the times of the reference kernel varied, or `nil` if there are no
  /// readings.
  private var speed: String? {
    guard let reference = report.reference, reference.median > 0 else { return nil }
    let spread = [reference.p10, reference.p90].map {
      Decimals.fixed($0 / reference.median, places: 2)
    }
    return "reference kernel: median \(HumanTime.format(reference.median)), p10 \(spread[0])× and "
      + "p90 \(spread[1])× the median, \(reference.samples.count) readings"
  }

  private var reading: String {
    "time is wall time per iteration, \(TimeSummary.definition); quantiles are "
      + "\(Quantile.definition); growth is the exponent of n over the measured sizes; p90/p50, "
      + "allocs and B/item are per iteration, at the largest measured size or at the size after @"
  }
}
