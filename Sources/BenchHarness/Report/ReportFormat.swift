/// The forms in which a run can be written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Aligned columns, for a terminal.
  case table
  /// Tables in Markdown.
  case markdown
  /// Comma-separated values, one row for each result.
  case csv
  /// The stored form, with every sample.
  case json

  /// Writes a run in this form.
  ///
  /// Plain text ends with the summary. All tables stand above it where details are wanted, and
  /// tables of times alone where they fit on a screen of their own.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - details: Whether all tables and warnings are wanted.
  ///   - content: What the tables and the summary say beside times.
  /// - Returns: The text, ended by a line break.
  /// - Throws: An encoding error if the run holds a number that JSON cannot.
  public func render(
    _ report: RunReport, details: Bool = false, content: ReportContent = ReportContent()
  ) throws -> String {
    let tables = ResultTable(report: report, comparisons: content.comparisons)
    let summary = RunSummary(report, visible: content.visible)
    switch self {
    case .table:
      let text = details ? tables.text() : tables.times()
      let isShort = text.utf8.count { $0 == UInt8(ascii: "\n") } <= RunSummary.mostLines
      return details || isShort
        ? "\(text)\nSummary\n=======\n\n\(summary.text())" : summary.text()
    case .markdown:
      return details ? tables.markdown() : summary.markdown()
    case .csv: return CSVTable(report: report).text()
    case .json: return try report.json()
    }
  }
}
