import ArgumentParser
import BenchHarness
import BenchReports

extension TerminalStyle.Colour: ExpressibleByArgument {}

/// Options of `run` and `merge` for the destination and form of a report.
struct OutputOptions: ParsableArguments {
  @Option(help: "Also write every sample as JSON to a file, or instead of the table to -.")
  var json: String?

  @Option(help: "How to print: \(OutputFormat.names.joined(separator: ", ")).")
  var format = ReportFormat.table.rawValue

  @Option(help: "Also write a form to a file, as junit=report.xml; may be given several times.")
  var export: [String] = []

  @Option(help: "Also write a report as bench report does, to a file ending in .html or .md.")
  var report: String?

  @Flag(help: "Print all tables, counters, metrics and warnings above the summary.")
  var details = false

  @Option(help: "When to colour losses and wrong answers: auto, always or never.")
  var color: TerminalStyle.Colour = .auto

  /// The form on standard output.
  ///
  /// - Throws: `Failure` with exit code 1 for an unknown name.
  func requireFormat() throws -> OutputFormat {
    guard let known = OutputFormat(rawValue: format) else {
      throw Failure.unknown("format", format, among: OutputFormat.names)
    }
    return known
  }

  /// The output of a report with times, or with exact figures alone.
  ///
  /// - Throws: As ``Output/init(json:format:exports:report:content:)``.
  func output(hasTimes: Bool) throws -> Output {
    try Output(
      json: json, format: requireFormat(), exports: export, report: report,
      content: hasTimes ? .times(details: details) : .figures, color: color)
  }
}
