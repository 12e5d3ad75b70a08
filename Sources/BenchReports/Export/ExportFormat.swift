package import BenchHarness

/// Forms of a run for other programs.
///
/// All of them are made from ``RunReport``. An unmeasured benchmark or figure is absent or skipped
/// there, never 0.
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

  /// Whether the form tells failures, and is written for a wrong run, too.
  package var reportsFailures: Bool { self == .junit }

  /// Writes a run in this form.
  ///
  /// - Parameter report: The run.
  /// - Returns: The text, ended by a line break; equal reports give equal text.
  /// - Throws: An encoding error of JSON.
  /// - Complexity: O(*r* · *f*) for *r* results of *f* figures and samples.
  package func render(_ report: RunReport) throws -> String {
    let results = report.results.map(ExportedResult.init)
    return switch self {
    case .googleBenchmark: try GoogleBenchmarkExport(report: report, results: results).text()
    case .bmf: try Self.bencherMetrics(of: results)
    case .githubAction: try Self.gitHubEntries(of: results)
    case .go: GoBenchmarkExport(report: report, results: results).text()
    case .junit: JUnitDocument(report).text
    }
  }

  /// Bencher Metric Format: measures by the name of the benchmark.
  ///
  /// The time is the built-in measure `latency`, in nanoseconds, with the quantiles 0.1 and 0.9 as
  /// bounds; every other figure is a measure of its own name.
  private static func bencherMetrics(of results: [ExportedResult]) throws -> String {
    let lines = try results.filter { !$0.isEmpty }.map { result in
      var measures: JSONObject = [:]
      for (name, value) in result.allFigures { measures[name] = ["value": ExportedNumber(value)] }
      if let time = result.time {
        measures["latency"] = [
          "value": time.figure, "lower_value": min(time.p10, time.figure), "upper_value": time.p90,
        ]
      }
      return "\(try SortedJSON.text(result.name)):\(try SortedJSON.text(measures))"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// List for github-action-benchmark (`customSmallerIsBetter`): one entry for each figure.
  ///
  /// Counters have no good direction of their own; growth beyond the alert threshold means
  /// different work.
  private static func gitHubEntries(of results: [ExportedResult]) throws -> String {
    let entries = results.flatMap { result -> [JSONObject] in
      let time = result.time.map { time -> JSONObject in
        [
          "name": "\(result.name) time", "unit": "ns/iteration", "value": time.figure,
          "range": "p10 \(time.p10), p90 \(time.p90)",
          "extra": "\(time.samples.count) samples in \(result.rounds.count) rounds",
        ]
      }
      return (time.map { [$0] } ?? [])
        + result.allFigures.map { name, value in
          [
            "name": "\(result.name) \(name)", "value": ExportedNumber(value),
            "unit": Figures.isTime(name) ? "ns/iteration" : Figures.unit(of: name),
          ]
        }
    }
    return "[\n\(try SortedJSON.lines(entries))\n]\n"
  }
}
