/// A run laid out for people: the conditions, a block for each scenario, and the warnings.
public struct ResultTable {
  private let report: RunReport

  /// Lays out a report.
  public init(report: RunReport) {
    self.report = report
  }

  /// Plain text, in lines of at most so many characters where the tables allow it.
  public func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks, maxWidth: maxWidth)
  }

  /// Markdown.
  public func markdown() -> String {
    BlockRenderer.markdown(blocks)
  }

  private var blocks: [ReportBlock] {
    let header = ReportHeader(report: report)
    var blocks = header.blocks
    var scenarios: [String] = []
    for result in report.results where !scenarios.contains(result.scenario) {
      scenarios.append(result.scenario)
    }
    for scenario in scenarios {
      let table = ScenarioTable(
        results: report.results.filter { $0.scenario == scenario },
        lacksAllocator: header.lacksAllocator)
      blocks.append(.heading(scenario))
      blocks.append(.table(table.times))
      if let omission = table.omission { blocks.append(.paragraph(omission)) }
      if let counters = table.counters { blocks.append(.table(counters)) }
    }
    let warnings = WarningDigest(results: report.results).lines
    if !warnings.isEmpty {
      blocks.append(.heading("Warnings"))
      blocks.append(.list(warnings))
    }
    return blocks
  }
}
