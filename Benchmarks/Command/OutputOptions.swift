import ArgumentParser
import BenchHarness
import BenchReports

extension TerminalStyle.Colour: ExpressibleByArgument {}

/// The options of `run` and `merge` for the destination and format of a report.
struct OutputOptions: ParsableArguments {
  @Option(
    help: "Also write all samples to a file as JSON; use - to print JSON instead of the table.")
  var json: String?

  @Option(help: "The output format: \(OutputFormat.names.joined(separator: ", ")).")
  var format = ReportFormat.table.rawValue

  @Option(
    help: """
      Also write the results to a file in another format, such as junit=report.xml. Can be \
      repeated.
      """)
  var export: [String] = []

  @Option(help: "Also write a report (see bench report) to an .html or .md file.")
  var report: String?

  @Flag(help: "Print all tables, counters, metrics and warnings before the summary.")
  var details = false

  @Option(help: "When to highlight slower and wrong results in colour: auto, always or never.")
  var color: TerminalStyle.Colour = .auto

  /// Returns the requested format of standard output.
  ///
  /// - Throws: `Failure` with exit code 1 if the name is unknown.
  func requireFormat() throws -> OutputFormat {
    guard let known = OutputFormat(rawValue: format) else {
      throw Failure.unknown("format", format, among: OutputFormat.names)
    }
    return known
  }

  /// Returns the output for a report with times, or with exact figures only.
  ///
  /// - Throws: The errors of ``Output/init(json:format:exports:report:content:)``.
  func output(hasTimes: Bool) throws -> Output {
    try Output(
      json: json, format: requireFormat(), exports: export, report: report,
      content: hasTimes ? .times(details: details) : .figures, color: color)
  }
}
