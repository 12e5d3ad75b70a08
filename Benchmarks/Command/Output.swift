import BenchHarness
import BenchReports

/// The destinations of a report: a table or another format on standard output, and files in JSON
/// and other formats.
struct Output: Sendable {
  /// The destination of the JSON: a path, `-` for standard output, or `nil` if there is none.
  let json: String?
  private let format: OutputFormat
  private let exports: [ExportOption<OutputFormat>]
  private let report: ReportFile?
  private let content: Content
  /// The width and the colours of the text on standard output.
  private let style: TerminalStyle

  /// The kind of content in a report.
  ///
  /// It determines the layout of the tables.
  enum Content: Sendable {
    /// A summary of times and, if requested, all tables.
    case times(details: Bool)
    /// Exact figures, with one figure per row and no times.
    case figures
  }

  /// Creates an output after checking that its files are writable.
  ///
  /// The check takes place before any measurement.
  ///
  /// - Parameters:
  ///   - json: The destination of the JSON: a path, `-` for standard output, or `nil` if there is
  ///     none.
  ///   - format: The format of the report on standard output.
  ///   - exports: The formats and files, in the syntax of `--export`.
  ///   - report: The path of the report page in HTML or Markdown, or `nil` for no page.
  ///   - content: Whether the report contains times or exact figures, which determines the layout
  ///     of its tables.
  ///   - color: Whether to colour losses and wrong answers.
  /// - Throws: `Failure` if an export is unknown; `OutputError` if a file is not writable.
  init(
    json: String?, format: OutputFormat, exports: [String] = [], report: String? = nil,
    content: Content, color: TerminalStyle.Colour = .auto
  ) throws {
    self.json = json
    style = .forStandardOutput(color)
    self.format = format
    self.content = content
    if let json { try StandardOutput.requireWritable(json) }
    self.exports = try ExportOption.list(
      exports, names: OutputFormat.names, besides: json, format: OutputFormat.init(rawValue:))
    self.report = try ReportFile(report, of: json)
  }

  /// Writes a report to all its destinations.
  ///
  /// A file that cannot be written, for example on a full disk, does not prevent writing the
  /// remaining ones.
  ///
  /// - Throws: The first error, after writing everything else.
  func write(_ report: RunReport) throws {
    try Attempts.all([
      { try writeFiles(report) { _ in true } },
      { try self.report?.write { StoredDocument(report, name: $0) } },
      {
        guard json != "-" else { return }
        let text = try text(report, format, style)
        try StandardOutput.write(text)
        if format == .report(.table) { StandardOutput.noteIfTooWide(text) }
      },
    ])
  }

  /// Writes the report of a failed run, but only in the requested formats that can report failures.
  func writeFailure(_ report: RunReport) throws { try writeFiles(report, where: \.reportsFailures) }

  /// Writes a report with no measurements, except in formats where the report would be empty.
  ///
  /// Only a test report replaces an earlier file.
  ///
  /// - Parameter report: The report, with the reason among its warnings.
  /// - Returns: The unchanged files from an earlier run.
  /// - Throws: The first error, after writing everything else.
  func writeNoResultsReason(_ report: RunReport) throws -> [String] {
    let results = exports.filter { !$0.format.isVerdict }.map(\.path)
    let kept = ([json, self.report?.path].compactMap { $0 } + results)
      .filter(StandardOutput.holdsText)
    var steps: [() throws -> Void] = []
    if let json, !kept.contains(json) {
      steps.append { try StandardOutput.write(try report.withRatios.json(), to: json) }
    }
    for file in exports where file.format.reportsAbsence && !kept.contains(file.path) {
      steps.append { try StandardOutput.write(try text(report, file.format), to: file.path) }
    }
    steps.append { try self.report?.write(replaces: false) { StoredDocument(report, name: $0) } }
    if json != "-", format.reportsAbsence {
      steps.append { try StandardOutput.write(try text(report, format)) }
    }
    try Attempts.all(steps)
    return kept
  }

  private func writeFiles(_ report: RunReport, where isWanted: (OutputFormat) -> Bool) throws {
    var steps: [() throws -> Void] = []
    if let json {
      steps.append { try StandardOutput.write(try report.withRatios.json(), to: json) }
    }
    for export in exports where isWanted(export.format) {
      steps.append { try StandardOutput.write(try text(report, export.format), to: export.path) }
    }
    try Attempts.all(steps)
  }

  private func text(
    _ report: RunReport, _ format: OutputFormat,
    _ style: TerminalStyle = TerminalStyle(width: nil, isColoured: false)
  ) throws -> String {
    let isEmpty = report.warnings.contains { $0.code == .nothingMeasured }
    switch (isEmpty ? .times(details: false) : content, format) {
    case (_, .export(let format)): return try format.render(report)
    case (.times(let details), .report(let format)):
      return try format.render(report, details: details, style: style)
    case (.figures, .report(.table)):
      return figures(of: report).text(maxWidth: style.detailWidth)
    case (.figures, .report(.markdown)): return figures(of: report).markdown()
    case (.figures, .report(let format)): return try format.render(report)
    }
  }

  private func figures(of report: RunReport) -> FigureTable {
    FigureTable(
      BaselineSection.sections(of: report.results, kinds: [.work, .memory]),
      results: report.results)
  }
}
