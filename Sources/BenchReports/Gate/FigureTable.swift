package import BenchHarness

/// A table of exact figures for human readers, with one row for each figure of a series and one
/// column for each size.
///
/// Figures of 0 at every size are omitted.
package struct FigureTable {
  private let sections: [BaselineSection]
  private let warnings: [String]

  /// Creates a table of the figures in the given sections.
  ///
  /// - Parameters:
  ///   - sections: The sections with the figures to list.
  ///   - results: The results with the warnings to list after the figures.
  package init(_ sections: [BaselineSection], results: [BenchmarkResult] = []) {
    self.sections = sections
    warnings = WarningDigest.lines(about: results)
  }

  /// Returns the table as text in aligned columns.
  ///
  /// - Parameter maxWidth: The maximum number of characters in a line, unless the columns require
  ///   more.
  /// - Returns: The lines, each followed by a line break.
  package func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks, maxWidth: maxWidth)
  }

  /// Returns the table in Markdown.
  package func markdown() -> String { BlockRenderer.markdown(blocks) }

  /// The figures of all sections, by benchmark.
  private var rows: [BenchmarkKey: BaselineSection.Row] {
    var rows: [BenchmarkKey: BaselineSection.Row] = [:]
    for section in sections {
      for (key, row) in section.rows {
        rows[key, default: [:]].merge(row) { first, _ in first }
      }
    }
    return rows
  }

  private var blocks: [ReportBlock] {
    let rows = rows
    let scenarios = Set(rows.keys.map(\.scenario)).sorted()
    var blocks = scenarios.flatMap { scenario -> [ReportBlock] in
      let own = rows.filter { $0.key.scenario == scenario }
      return [.heading(scenario), .table(Self.table(own))]
    }
    blocks.append(.paragraph("Omitted: figures that are 0 at every size."))
    if !warnings.isEmpty { blocks += [.heading("Warnings"), .list(warnings)] }
    return blocks
  }

  private static func table(_ rows: [BenchmarkKey: BaselineSection.Row]) -> TextTable {
    let sizes = Set(rows.keys.map(\.items)).sorted()
    var table = TextTable(
      columns: [.text("operation"), .text("strategy"), .text("figure")]
        + sizes.map { .number(ItemCount.format($0)) } + [.number("growth")])
    let series = Dictionary(grouping: rows.keys, by: \.series)
    for (name, keys) in series.sorted(by: { $0.key < $1.key }) {
      for figure in Set(keys.flatMap { rows[$0].map { Array($0.keys) } ?? [] }).sorted() {
        let values = keys.sorted().compactMap { key in
          rows[key]?[figure].map { (items: key.items, value: $0) }
        }
        if values.allSatisfy({ $0.value == .number(0) }) { continue }
        let cells = sizes.map { size in
          values.first { $0.items == size }.map(\.value.short) ?? "-"
        }
        table.append([name.operation, name.strategy, figure] + cells + [growth(values)])
      }
    }
    return table
  }

  private static func growth(_ values: [(items: Int, value: FigureValue)]) -> String {
    let points = values.compactMap { point in
      point.value.number.map { (items: point.items, value: $0) }
    }
    return HumanCount.growth(GrowthFit.exponent(of: points))
  }
}
