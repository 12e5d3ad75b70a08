import ArgumentParser
import BenchHarness
import BenchReports

/// Form option of `compare` and `history show`: their results have no CSV form.
struct PrintedFormOption: ParsableArguments {
  private static let names = [ReportFormat.table, .markdown, .json].map(\.rawValue)

  @Option(help: "The output format: \(names.joined(separator: ", ")).")
  var format = ReportFormat.table.rawValue

  /// The form on standard output.
  ///
  /// - Throws: `Failure` with exit code 1 for an unknown name.
  func requireFormat() throws -> ReportFormat {
    guard let known = ReportFormat(rawValue: format), known != .csv else {
      throw Failure.unknown("format", format, among: Self.names)
    }
    return known
  }
}
