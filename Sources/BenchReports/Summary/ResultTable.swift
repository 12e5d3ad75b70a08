package import BenchHarness

/// A presentation of a run for human readers: the conditions, the tables of each scenario, and the
/// warnings.
package struct ResultTable {
  private let report: RunReport

  /// Creates the presentation of a report.
  package init(report: RunReport) { self.report = report }

  /// Returns plain text, wrapped to lines of at most `maxWidth` characters; only a table may be
  /// wider.
  package func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks, maxWidth: maxWidth)
  }

  /// Returns the run as Markdown, with one line per paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks) }

  private var blocks: [ReportBlock] {
    var blocks = ReportHeader(report: report).blocks + scenarios
    let matrix = RunMatrix(RunFigures(report.results), groups: report.matrix)
    blocks += matrix.intervals ?? []
    let warnings = WarningDigest.lines(about: report.results)
    if !warnings.isEmpty {
      blocks.append(.heading("Warnings"))
      blocks.append(.list(warnings))
    }
    return blocks
  }

  /// The heading, the tables and the facts of each scenario, in the order of the results.
  private var scenarios: [ReportBlock] {
    let lacksAllocator = ReportHeader(report: report).lacksAllocator
    var blocks: [ReportBlock] = []
    for (scenario, results) in report.results.grouped(by: \.scenario) {
      let table = ScenarioTable(results: results, lacksAllocator: lacksAllocator)
      blocks.append(.heading(scenario))
      blocks.append(.table(table.times))
      if let omission = table.omission { blocks.append(.paragraph(omission)) }
      let facts =
        [table.floorDistances].compactMap { $0 } + table.slowCalls
        + OpeningShares.lines(of: results)
      if !facts.isEmpty { blocks.append(.list(facts)) }
      if let metrics = table.metrics { blocks.append(.table(metrics)) }
      if let counters = table.counters { blocks.append(.table(counters)) }
    }
    return blocks
  }
}
