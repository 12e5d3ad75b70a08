import ArgumentParser
import BenchHarness
import BenchReports

/// The option that `compare` and `history show` have in common: their results are no rows that CSV
/// could hold.
struct PrintedFormOption: ParsableArguments {
  private static let names = [ReportFormat.table, .markdown, .json].map(\.rawValue)

  @Option(help: "How to print: \(names.joined(separator: ", ")).")
  var format = ReportFormat.table.rawValue

  /// The form on standard output.
  ///
  /// - Throws: `Failure` with exit code 1 where there is none of that name.
  func requireFormat() throws -> ReportFormat {
    guard let known = ReportFormat(rawValue: format), known != .csv else {
      throw Failure.unknown("format", format, among: Self.names)
    }
    return known
  }
}
