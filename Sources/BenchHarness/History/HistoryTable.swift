/// A history for people: a row for each figure, with a chart, and the steps, the newest first.
package struct HistoryTable {
  /// The most characters of a chart.
  private static let mostColumns = 40
  /// The fewest characters of a chart, however long names are.
  private static let fewestColumns = 8

  private let report: HistoryReport
  private let stepLimit: Int

  /// Lays a report out.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - steps: The number of steps at most.
  package init(_ report: HistoryReport, steps: Int) {
    self.report = report
    stepLimit = max(0, steps)
  }

  /// Plain text in lines of at most `maxWidth` characters, if names allow it.
  package func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks(maxWidth: maxWidth), maxWidth: maxWidth)
  }

  /// The same blocks as Markdown, one line for each paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks(maxWidth: 100)) }

  /// The strategy of most rows, which they do not name; of several the first one by name.
  private var strategy: String? {
    let counts = Dictionary(grouping: report.rows.map(\.key.strategy)) { $0 }.mapValues(\.count)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  private func blocks(maxWidth: Int) -> [ReportBlock] {
    let groups = report.rows.grouped(by: \.key.scenario)
    let widest = groups.map { table($0.elements, columns: nil).naturalWidth }.max() ?? 0
    let room = max(Self.fewestColumns, maxWidth - widest - 2)
    let columns = min(Self.mostColumns, report.entries.count, room)
    return [.list(points(columns: columns))]
      + groups.flatMap { name, rows -> [ReportBlock] in
        [.heading(name), .table(table(rows, columns: columns))]
      } + steps
  }

  /// The facts above the tables.
  private func points(columns: Int) -> [String] {
    var points: [String] = []
    if let first = report.entries.first, let last = report.entries.last {
      points.append(
        Words.counted(report.entries.count, "commit")
          + ": \(first.commit.short) (\(first.commit.day)) to \(last.commit.short) "
          + "(\(last.commit.day))" + (last.platform.map { ", \($0)" } ?? "")
          + (last.swift.map { ", \(GateConditions.compilerPrefix)\($0)" } ?? ""))
    }
    points.append(counts + (strategy.map { "; strategy \($0)" + others } ?? ""))
    if !report.rows.isEmpty {
      let part =
        columns < report.entries.count
        ? "the last \(columns) of \(report.entries.count) commits" : "each commit"
      points.append(
        "history: a character for \(part), from the row's least figure to its greatest; "
          + "\(Sparkline.gap) where it was not measured")
    }
    return points
  }

  private var counts: String {
    let changed = report.chosen - report.unchanged
    let shown = report.rows.count
    let rest =
      shown < changed ? "the \(shown) that changed most are shown (--rows)" : "all are shown"
    return "\(ItemCount.grouped(changed)) of \(ItemCount.grouped(report.chosen)) figures changed"
      + (changed > 0 ? ", \(rest)" : "")
      + "; \(ItemCount.grouped(report.unchanged)) stayed the same"
  }

  /// The remark that some rows are of other strategies.
  private var others: String {
    report.rows.allSatisfy { $0.key.strategy == strategy } ? "" : " where a row names no other"
  }

  private func name(_ key: BenchmarkKey) -> String {
    "\(key.operation) \(ItemCount.format(key.items))"
      + (key.strategy == strategy ? "" : " \(key.strategy)")
  }

  /// The table of some rows, without charts where they have no columns.
  private func table(_ rows: [HistorySeries], columns: Int?) -> TextTable {
    let titles = ["first", "last", "min…max", "change"] + (columns == nil ? [] : ["history"])
    return TextTable(
      columns: [.text("benchmark"), .text("figure")] + titles.map(TableColumn.number),
      rows: rows.map { row -> [String] in
        let (least, greatest) = (HumanCount.format(row.least), HumanCount.format(row.greatest))
        let chart = columns.map {
          Sparkline.text(Array(row.values.suffix($0)), in: row.least...row.greatest)
        }
        return [
          name(row.key), row.figure, HumanCount.format(row.first), HumanCount.format(row.last),
          row.hasChanged ? "\(least)…\(greatest)" : least,
          row.first == row.last ? "0 %" : FigureChange.text(from: row.first, to: row.last),
        ] + (chart.map { [$0] } ?? [])
      })
  }

  /// The steps of the rows, in a table for each commit.
  private var steps: [ReportBlock] {
    let all = report.rows.flatMap { row in row.steps.map { (row: row, step: $0) } }
    guard !all.isEmpty else { return [] }
    let sorted = all.sorted { $0.step.position > $1.step.position }.prefix(stepLimit)
    var blocks: [ReportBlock] = [
      .heading("Steps"),
      .paragraph(
        sorted.count < all.count
          ? "The newest \(sorted.count) of \(ItemCount.grouped(all.count)) (--steps):"
          : "The newest first:"),
    ]
    for position in Set(sorted.map(\.step.position)).sorted(by: >) {
      let commit = report.entries[position].commit
      let own = sorted.filter { $0.step.position == position }
      blocks.append(.paragraph("\(commit.short) \(commit.day) \(commit.subject)"))
      blocks.append(.table(table(ofSteps: own)))
    }
    return blocks
  }

  private func table(ofSteps steps: [(row: HistorySeries, step: HistoryStep)]) -> TextTable {
    let hasCauses = steps.contains { $0.step.otherCause != nil }
    return TextTable(
      columns: [
        .text("benchmark"), .text("figure"), .number("before"), .number("after"), .number("change"),
      ] + (hasCauses ? [.text("but")] : []),
      rows: steps.map { row, step -> [String] in
        [
          "\(row.key.scenario) \(name(row.key))", row.figure,
          FigureValue.number(step.before).short, FigureValue.number(step.after).short,
          FigureChange.text(from: step.before, to: step.after),
        ] + (hasCauses ? [step.otherCause ?? ""] : [])
      })
  }
}
