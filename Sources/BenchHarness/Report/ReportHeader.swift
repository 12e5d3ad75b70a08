/// The head of a report for people: the conditions, how to read the numbers, and what is missing.
struct ReportHeader {
  let report: RunReport

  /// The head's blocks, the loudest last.
  var blocks: [ReportBlock] {
    var facts = [machine, build, reading]
    if let sentence = ComparisonSummary(report.results).sentence { facts.append(sentence) }
    var blocks: [ReportBlock] = [.list(facts)]
    if report.environment.isDebugBuild {
      blocks.append(.paragraph("DEBUG BUILD: these times mean nothing; build with -c release."))
    }
    if lacksAllocator {
      let count = report.results.count
      let size = count == 1 ? "the only result" : "any of the \(count) results"
      blocks.append(
        .paragraph("ALLOCATIONS NOT MEASURED in \(size): \(Self.cure)."))
    }
    let notes = report.warnings.filter { !$0.code.isFault }
    for note in notes { blocks.append(.paragraph("INCOMPLETE: \(note.text).")) }
    let faults =
      report.warnings.filter(\.code.isFault).map(\.text)
      + report.results.flatMap { result in
        result.faults.map { "\(result.key): \($0.text)" }
      }
    if !faults.isEmpty {
      blocks.append(.paragraph("SOMETHING IS WRONG; do not trust these results:"))
      blocks.append(.list(faults))
    }
    return blocks
  }

  /// Whether jemalloc was missing in this run.
  var lacksAllocator: Bool {
    report.results.contains { $0.warnings.contains { $0.code == .allocatorNotLinked } }
  }

  private static let cure = "jemalloc is not linked (install libjemalloc-dev and pkg-config)"

  private var machine: String {
    let environment = report.environment
    let load = environment.loadAverage.map { Decimals.fixed($0, places: 2) } ?? "unknown"
    let governor = environment.governor ?? "unknown"
    return "\(environment.cpu), \(environment.cores) cores, \(environment.os); load \(load), "
      + "governor \(governor)"
  }

  private var build: String {
    let environment = report.environment
    return "Swift \(environment.swift), \(environment.build), \(environment.allocator), "
      + "commit \(environment.commit ?? "unknown"), seed \(report.seed)"
      + (environment.date.map { ", \($0)" } ?? "")
  }

  private var reading: String {
    "time: median of wall time per iteration; quantiles: \(Quantile.definition); "
      + "growth: exponent of n over the sizes measured; "
      + "p90/p50, allocs and B/item: per iteration, at the largest size measured"
  }
}
