import BenchHarness

/// Where a report goes: a table or another form on standard output, and JSON beside it.
struct Output: Sendable {
  /// The destination of the JSON: a path, `-` for standard output, or nil.
  let json: String?
  private let format: ReportFormat

  /// Makes an output, and makes sure before anything is measured that the file can be written.
  init(json: String?, format: ReportFormat) throws {
    self.json = json
    self.format = format
    if let json { try StandardOutput.requireWritable(json) }
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - comparisons: The operations of which tables say how many times longer others take.
  /// - Throws: What keeps the report from being written.
  func write(_ report: RunReport, comparisons: [RatioComparison]) throws {
    try writeJSON(report)
    if json != "-" {
      try StandardOutput.write(try format.render(report, comparisons: comparisons))
    }
  }

  /// Writes the JSON of a report, if that is wanted anywhere, and nothing else.
  func writeJSON(_ report: RunReport) throws {
    if let json { try StandardOutput.write(try report.json(), to: json) }
  }

  /// Writes a report of exact figures, in which there is no time to be shown.
  func write(figures report: RunReport) throws {
    if let json { try StandardOutput.write(try report.json(), to: json) }
    guard json != "-" else { return }
    let table = FigureTable(
      BaselineSection.sections(
        of: report.results, kinds: [.work, .memory], conditions: .current(), scenarios: [:]),
      results: report.results)
    let text =
      switch format {
      case .table: table.text()
      case .markdown: table.markdown()
      case .csv, .json: try format.render(report)
      }
    try StandardOutput.write(text)
  }
}
