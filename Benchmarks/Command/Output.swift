import BenchHarness

/// Where a report goes: a table or another form on standard output, and JSON beside it.
struct Output: Sendable {
  /// The destination of the JSON: a path, `-` for standard output, or nil.
  let json: String?
  private let format: ReportFormat
  private let content: Content

  /// The kind of figures in a report, which decides the form of its tables.
  enum Content: Sendable {
    /// The summary of times, and all tables where they are wanted.
    case times(ReportContent, details: Bool)
    /// Exact figures, one a row: there is no time to be shown.
    case figures
  }

  /// Makes an output, and makes sure before anything is measured that the file can be written.
  init(json: String?, format: ReportFormat, content: Content) throws {
    self.json = json
    self.format = format
    self.content = content
    if let json { try StandardOutput.requireWritable(json) }
  }

  /// Writes a report.
  ///
  /// - Throws: What keeps the report from being written.
  func write(_ report: RunReport) throws {
    try writeJSON(report)
    guard json != "-" else { return }
    try StandardOutput.write(try text(report))
  }

  /// Writes the JSON of a report, if that is wanted anywhere, and nothing else.
  func writeJSON(_ report: RunReport) throws {
    if let json { try StandardOutput.write(try report.json(), to: json) }
  }

  private func text(_ report: RunReport) throws -> String {
    switch (content, format) {
    case (.times(let content, let details), _):
      return try format.render(report, details: details, content: content)
    case (.figures, .csv), (.figures, .json): return try format.render(report)
    case (.figures, .table): return figures(of: report).text()
    case (.figures, .markdown): return figures(of: report).markdown()
    }
  }

  private func figures(of report: RunReport) -> FigureTable {
    FigureTable(
      BaselineSection.sections(
        of: report.results, kinds: [.work, .memory], conditions: .current(), scenarios: [:]),
      results: report.results)
  }
}
