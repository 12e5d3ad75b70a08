/// Forms of a run that programs of others read.
///
/// All of them are made from ``RunReport``. A benchmark or figure that was not measured is absent
/// or skipped there, never 0.
public enum ExportFormat: String, CaseIterable, Sendable {
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
  public var tellsFailures: Bool { self == .junit }

  /// Writes a run in this form.
  ///
  /// - Parameter report: The run.
  /// - Returns: The text, ended by a line break; equal reports give equal text.
  /// - Throws: An encoding error of JSON.
  /// - Complexity: O(*r* · *f*) for *r* results of *f* figures and samples.
  public func render(_ report: RunReport) throws -> String {
    switch self {
    case .googleBenchmark: try GoogleBenchmarkExport(report).text()
    case .bmf: try BencherExport(report).text()
    case .githubAction: try GitHubActionExport(report).text()
    case .go: GoBenchmarkExport(report).text()
    case .junit: JUnitDocument(report).text
    }
  }
}
