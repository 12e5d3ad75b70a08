/// A run laid out for people: the conditions, a block for each scenario, and the warnings.
public struct ResultTable {
  private let report: RunReport
  private let comparisons: [RatioComparison]

  /// Lays out a report.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - comparisons: The operations of which it is said how many times longer others take.
  public init(report: RunReport, comparisons: [RatioComparison] = []) {
    self.report = report
    self.comparisons = comparisons
  }

  /// Plain text, in lines of at most so many characters where the tables allow it.
  public func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks, maxWidth: maxWidth)
  }

  /// The tables of times alone, as plain text.
  func times(maxWidth: Int = 100) -> String {
    BlockRenderer.text(scenarios(areBrief: true), maxWidth: maxWidth)
  }

  /// Markdown.
  public func markdown() -> String {
    BlockRenderer.markdown(blocks)
  }

  private var blocks: [ReportBlock] {
    var blocks = ReportHeader(report: report).blocks + scenarios(areBrief: false)
    let warnings = WarningDigest(results: report.results).lines
    if !warnings.isEmpty {
      blocks.append(.heading("Warnings"))
      blocks.append(.list(warnings))
    }
    return blocks
  }

  /// The blocks of all scenarios, with or without metrics and counters.
  private func scenarios(areBrief: Bool) -> [ReportBlock] {
    let lacksAllocator = ReportHeader(report: report).lacksAllocator
    var blocks: [ReportBlock] = []
    var scenarios: [String] = []
    for result in report.results where !scenarios.contains(result.scenario) {
      scenarios.append(result.scenario)
    }
    for scenario in scenarios {
      let table = ScenarioTable(
        results: report.results.filter { $0.scenario == scenario },
        lacksAllocator: lacksAllocator)
      blocks.append(.heading(scenario))
      blocks.append(.table(table.times(isBrief: areBrief)))
      if let omission = table.omission { blocks.append(.paragraph(omission)) }
      var ratios = comparisons.filter { $0.scenario == scenario }.flatMap(table.ratios)
      if let distances = table.floorDistances { ratios.insert(distances, at: 0) }
      ratios += table.slowCalls
      if !ratios.isEmpty { blocks.append(.list(ratios)) }
      guard !areBrief else { continue }
      if let metrics = table.metrics { blocks.append(.table(metrics)) }
      if let counters = table.counters { blocks.append(.table(counters)) }
    }
    return blocks
  }
}
