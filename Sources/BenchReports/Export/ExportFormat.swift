package import BenchHarness

/// The formats for exporting a run to other programs.
///
/// All formats are written from a ``RunReport``. A benchmark or figure without a measurement is
/// omitted or marked as skipped, but never exported as 0.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// JSON in the format of Google Benchmark, for its `compare.py`, notebooks and dashboards.
  case googleBenchmark = "google-benchmark"
  /// JSON in the Bencher Metric Format, for the service Bencher.
  case bmf
  /// JSON for github-action-benchmark, in its format `customSmallerIsBetter`.
  case githubAction = "github-action"
  /// Text in the format of Go's benchmarks, for `benchstat`.
  case go
  /// JUnit XML, for the test reports of continuous integration.
  case junit

  /// Whether the format can report failures.
  ///
  /// Only such a format can be used to export a run with wrong results.
  package var reportsFailures: Bool { self == .junit }

  /// Writes a run in this format.
  ///
  /// - Parameter report: The report of the run to write.
  /// - Returns: The text, with a line break at its end; equal reports result in equal text.
  /// - Throws: An error of the JSON encoder.
  /// - Complexity: O(*r* · *f*) for *r* results with *f* figures and samples each.
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

  /// Returns results in Bencher Metric Format, with the measures of each benchmark keyed by name.
  ///
  /// The time is the built-in measure `latency`, in nanoseconds, with the 10th and 90th percentiles
  /// as bounds. Every other figure is a measure with its own name.
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

  /// Returns entries for github-action-benchmark (`customSmallerIsBetter`), one for each figure.
  ///
  /// A higher count is not necessarily worse, but growth beyond the alert threshold shows that
  /// the work has changed.
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
            "unit": Figures.isTimeFigure(name) ? "ns/iteration" : Figures.unit(of: name),
          ]
        }
    }
    return "[\n\(try SortedJSON.lines(entries))\n]\n"
  }
}
