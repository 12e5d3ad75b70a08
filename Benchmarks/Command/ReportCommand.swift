import ArgumentParser
import BenchHarness
import BenchReports
import Foundation

/// `bench report`: writes stored results as a page in HTML or Markdown.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes stored results to one page with a summary, charts, samples and the history.",
    discussion: """
      Takes files written by run, compare, ab and hitches with --json, and histories, in any \
      combination. Two runs are also compared, the later one with the earlier one; exit code 3 \
      means that their times could not be compared. The page is a single file that needs no \
      network access. It works without scripts; with scripts, you can switch to linear axes and \
      choose one scenario, and the URL keeps both settings. For every number, the page also stores \
      the exact value and its place in the result file. A Markdown report has the same parts, with \
      tables instead of charts.

      Examples:
        bench report run.json hitches.json --output report.html
        bench report old.json new.json --output report.md
      """)

  @Argument(help: "The result files and histories.")
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: "The output file: .html or .md; use - to print Markdown.")
  var output = "-"

  func run() throws {
    let isPage = try Self.isPage(output)
    try StandardOutput.requireWritable(output)
    guard !files.contains(where: { StandardOutput.isSameFile($0, output) }) else {
      throw Failure("--output \(output) would overwrite an input file: choose another file")
    }
    let documents = try files.map { try GateOptions.read($0, StoredDocument.init(text:source:)) }
    let report = ReportPage(documents)
    try StandardOutput.write(isPage ? report.html() : report.markdown(), to: output)
    StandardOutput.noteWritten(output)
    if let reason = report.unjudged.first { throw Failure(.inconclusive, reason) }
  }

  /// Returns whether a file is an HTML page rather than Markdown.
  ///
  /// - Throws: `Failure` if the file has another extension.
  static func isPage(_ output: String) throws -> Bool {
    let form = (output as NSString).pathExtension
    guard output == "-" || ["html", "md"].contains(form) else {
      throw Failure("\(output) has an unknown extension: expected .html or .md")
    }
    return form == "html"
  }
}

/// A file to write a report to, in addition to standard output.
struct ReportFile: Sendable {
  /// The path of the report file.
  let path: String
  private let isPage: Bool
  private let name: String

  /// Creates a destination, or returns `nil` if no path is given.
  ///
  /// The file must be writable.
  ///
  /// - Parameters:
  ///   - path: The path, with an extension accepted by `bench report --output`.
  ///   - json: The path of the results file; the report shows its name.
  /// - Throws: `Failure` if the extension is unknown or the report would overwrite the results
  ///   file, `OutputError` if the file cannot be written.
  init?(_ path: String?, of json: String?) throws {
    guard let path else { return nil }
    isPage = try ReportCommand.isPage(path)
    guard path != "-", json.map({ !StandardOutput.isSameFile($0, path) }) ?? true else {
      throw Failure("--report must name a separate file: it cannot be - or the --json file")
    }
    try StandardOutput.requireWritable(path)
    self.path = path
    name = json.flatMap { $0 == "-" ? nil : ($0 as NSString).lastPathComponent } ?? "this run"
  }

  /// Writes a report page of the given results.
  ///
  /// - Parameters:
  ///   - replaces: Whether to replace an existing report.
  ///   - document: A closure that returns the results, given the name to show for them.
  /// - Throws: `OutputError` if the report cannot be written.
  func write(
    replaces: Bool = true, _ document: (_ name: String) -> StoredDocument
  ) throws {
    guard replaces || !StandardOutput.holdsText(path) else { return }
    let report = ReportPage([document(name)])
    try StandardOutput.write(isPage ? report.html() : report.markdown(), to: path)
    StandardOutput.noteWritten(path)
  }
}
