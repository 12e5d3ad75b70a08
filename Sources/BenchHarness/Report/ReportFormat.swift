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
  /// - Parameters:
  ///   - report: The run.
  ///   - maxWidth: How many characters a line of a table should have at the most.
  ///   - comparisons: The operations of which tables say how many times longer others take.
  /// - Returns: The text, ended by a line break.
  /// - Throws: An encoding error if the run holds a number that JSON cannot.
  public func render(
    _ report: RunReport, maxWidth: Int = 100, comparisons: [RatioComparison] = []
  ) throws -> String {
    switch self {
    case .table:
      ResultTable(report: report, comparisons: comparisons).text(maxWidth: maxWidth)
    case .markdown: ResultTable(report: report, comparisons: comparisons).markdown()
    case .csv: CSVTable(report: report).text()
    case .json: try report.json()
    }
  }
}
