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
  /// Plain text is the summary; all tables stand above it where details are wanted.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - details: Whether all tables and warnings are wanted.
  /// - Returns: The text, ended by a line break.
  /// - Throws: An encoding error if the run holds a number that JSON cannot.
  public func render(_ report: RunReport, details: Bool = false) throws -> String {
    let tables = ResultTable(report: report)
    let summary = RunSummary(report)
    switch self {
    case .table:
      return details ? "\(tables.text())\nSummary\n=======\n\n\(summary.text())" : summary.text()
    case .markdown: return details ? tables.markdown() : summary.markdown()
    case .csv: return CSVTable(report: report).text()
    case .json: return try report.json()
    }
  }
}
