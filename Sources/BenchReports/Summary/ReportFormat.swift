package import BenchHarness

/// The output formats of a run.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Text with aligned columns, for a terminal.
  case table
  /// Tables in Markdown.
  case markdown
  /// Comma-separated values, one row for each result.
  case csv
  /// The JSON representation used for storing reports, with every sample.
  case json

  /// Writes a run in this format.
  ///
  /// Plain text consists of the summary, preceded by all tables if `details` is set.
  ///
  /// - Parameters:
  ///   - report: The report of the run to write.
  ///   - details: Whether to include all tables and warnings.
  /// - Returns: The text, with a line break at its end.
  /// - Throws: An encoding error if a value cannot be represented in JSON.
  package func render(_ report: RunReport, details: Bool = false) throws -> String {
    try render(report, details: details, style: TerminalStyle(width: nil, isColoured: false))
  }

  /// Writes a run in this format, with plain text in the given style.
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
