package import BenchHarness

/// The written forms of a run.
package enum ReportFormat: String, CaseIterable, Sendable {
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
  /// Plain text is the summary; all tables stand above it if details are wanted.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - details: Whether all tables and warnings are wanted.
  /// - Returns: The text, ended by a line break.
  /// - Throws: An encoding error for a value without a JSON number.
  package func render(_ report: RunReport, details: Bool = false) throws -> String {
    try render(report, details: details, style: TerminalStyle(width: nil, isColoured: false))
  }

  /// Writes a run in this form, plain text in some style.
  package func render(_ report: RunReport, details: Bool, style: TerminalStyle) throws -> String {
    let tables = ResultTable(report: report)
    let summary = RunSummary(report)
    switch self {
    case .table:
      let text = summary.text(width: style.width)
      return style.paint(
        details
          ? "\(tables.text(maxWidth: style.detailWidth))\nSummary\n=======\n\n\(text)" : text)
    case .markdown: return details ? tables.markdown() : summary.markdown()
    case .csv: return CSVTable(report: report).text()
    case .json: return try report.withRatios.json()
    }
  }
}
