/// Forms of a run that programs of others read.
///
/// All of them are made from ``RunReport``. A benchmark or figure that was not measured is absent
/// or skipped there, never 0.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// JSON as Google Benchmark writes it, for its `compare.py`, notebooks and dashboards.
  case googleBenchmark = "google-benchmark"
  /// Bencher Metric Format.
  case bmf
  /// JSON for github-action-benchmark, of the kind `customSmallerIsBetter`.
  case githubAction = "github-action"
  /// Text as Go's benchmarks print it, for `benchstat`.
  case go
  /// JUnit XML, for the test reports of continuous integration.
  case junit

  /// Whether the form tells failures, so that it is written for a wrong run, too.
  package var tellsFailures: Bool { self == .junit }

  /// Writes a run in this form.
  ///
  /// - Parameter report: The run.
  /// - Returns: The text, ended by a line break; equal reports give equal text.
  /// - Throws: An encoding error of JSON.
  /// - Complexity: O(*r* · *f*) for *r* results of *f* figures and samples.
  package func render(_ report: RunReport) throws -> String {
    switch self {
    case .googleBenchmark: try GoogleBenchmarkExport(report).text()
    case .bmf: try BencherExport(report).text()
    case .githubAction: try GitHubActionExport(report).text()
    case .go: GoBenchmarkExport(report).text()
    case .junit: JUnitDocument(report).text
    }
  }
}

/// Bencher Metric Format: measures by the name of the benchmark.
///
/// The time is the built-in measure `latency`, in nanoseconds, with the quantiles 0.1 and 0.9 as
/// bounds; every other figure is a measure of its own name.
struct BencherExport {
  private let results: [ExportedResult]

  init(_ report: RunReport) { results = report.results.map(ExportedResult.init) }

  func text() throws -> String {
    let lines = try results.filter { !$0.isEmpty }.map { result in
      "\(try SortedJSON.text(result.name)):\(try SortedJSON.text(Self.measures(of: result)))"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func measures(of result: ExportedResult) -> ExportValue {
    var measures: [String: ExportValue] = [:]
    for (name, value) in result.figures + result.clockedMetrics {
      measures[name] = .object(["value": .figure(value)])
    }
    if let time = result.time {
      measures["latency"] = .object([
        "value": .number(time.figure), "lower_value": .number(min(time.p10, time.figure)),
        "upper_value": .number(time.p90),
      ])
    }
    return .object(measures)
  }
}

/// List for github-action-benchmark (`customSmallerIsBetter`): one entry for each figure.
///
/// Counters have no good direction of their own; an entry that grows beyond the alert threshold
/// says that the work is another one.
struct GitHubActionExport {
  private let results: [ExportedResult]

  init(_ report: RunReport) { results = report.results.map(ExportedResult.init) }

  func text() throws -> String {
    let lines = try results.flatMap(Self.entries).map(SortedJSON.text)
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func entries(of result: ExportedResult) -> [ExportValue] {
    var entries: [ExportValue] = []
    if let time = result.time {
      let rounds = result.rounds.count
      entries.append(
        .object([
          "name": .text("\(result.name) time"), "unit": .text("ns/iteration"),
          "value": .number(time.figure),
          "range": .text("p10 \(time.p10), p90 \(time.p90)"),
          "extra": .text("\(time.samples.count) samples in \(rounds) rounds"),
        ]))
    }
    func entry(_ name: String, _ value: Double, unit: String) -> ExportValue {
      .object([
        "name": .text("\(result.name) \(name)"), "unit": .text(unit), "value": .figure(value),
      ])
    }
    return entries
      + result.figures.map { entry($0.name, $0.value, unit: Figures.unit(of: $0.name)) }
      + result.clockedMetrics.map { entry($0.name, $0.value, unit: "ns/iteration") }
  }
}
