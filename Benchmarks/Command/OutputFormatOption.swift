import ArgumentParser
import BenchHarness
import BenchReports

/// The output format option of `compare` and `history show`; CSV is not available.
struct OutputFormatOption: ParsableArguments {
  private static let names = [ReportFormat.table, .markdown, .json].map(\.rawValue)

  @Option(help: "The output format: \(names.joined(separator: ", ")).")
  var format = ReportFormat.table.rawValue

  /// Returns the requested format of standard output.
  ///
  /// - Throws: `Failure` with exit code 1 if the name is unknown or is `csv`.
  func requireFormat() throws -> ReportFormat {
    guard let known = ReportFormat(rawValue: format), known != .csv else {
      throw Failure.unknown("format", format, among: Self.names)
    }
    return known
  }
}
