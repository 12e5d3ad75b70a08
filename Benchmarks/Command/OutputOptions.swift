import ArgumentParser
import BenchHarness
import BenchScenarios

/// The options that `run` and `merge` have in common, which say where a report goes and in which
/// form.
struct OutputOptions: ParsableArguments {
  @Option(help: "Also write every sample as JSON to a file, or instead of the table to -.")
  var json: String?

  @Option(help: "How to print: \(OutputFormat.names.joined(separator: ", ")).")
  var format = ReportFormat.table.rawValue

  @Option(help: "Also write a form to a file, as junit=report.xml; may be given several times.")
  var export: [String] = []

  @Flag(help: "Print all tables, counters, metrics and warnings above the summary.")
  var details = false

  /// The form on standard output.
  ///
  /// - Throws: `Failure` with exit code 1 where there is none of that name.
  func requireFormat() throws -> OutputFormat { try OutputFormat.require(format) }

  /// The output of a report with exact figures alone.
  ///
  /// - Throws: As ``Output/init(json:format:exports:content:)``.
  func figures() throws -> Output { try output(of: .figures) }

  /// The output of a report with times.
  ///
  /// - Throws: As ``Output/init(json:format:exports:content:)``.
  func times() throws -> Output {
    try output(of: .times(details: details))
  }

  private func output(of content: Output.Content) throws -> Output {
    try Output(json: json, format: requireFormat(), exports: export, content: content)
  }
}
