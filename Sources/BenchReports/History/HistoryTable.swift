import BenchHarness

/// A presentation of a history for human readers: a row with a chart for each figure, and the
/// changes, newest first.
package struct HistoryTable {
  /// The maximum width of a chart in plain text, in characters.
  private static let maxColumns = 40
  /// The minimum width of a chart in plain text, in characters, regardless of the length of the
  /// names.
  private static let minColumns = 8

  private let report: HistoryReport
  private let stepLimit: Int

  /// Creates the presentation of a report.
  ///
  /// - Parameters:
  ///   - report: The series and the changes to present.
  ///   - steps: The maximum number of changes to list.
  package init(_ report: HistoryReport, steps: Int) {
    self.report = report
    stepLimit = max(0, steps)
  }

  /// Returns plain text, wrapped to lines of at most `maxWidth` characters; only a table may be
  /// wider.
  package func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks(maxWidth: maxWidth), maxWidth: maxWidth)
  }

  /// Returns the history as Markdown, with one line per paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks(maxWidth: 100)) }

  /// The most frequent strategy, whose name is omitted from the rows.
  ///
  /// Among equally frequent strategies, it is the first in alphabetical order.
  private var strategy: String? {
    let counts = Dictionary(grouping: report.rows.map(\.key.strategy)) { $0 }.mapValues(\.count)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// Returns the blocks of a page about a history.
  static func pageBlocks(of history: History) -> [ReportBlock] {
    let report = HistoryReport(history, selection: HistorySelection(), rows: 100)
    let table = HistoryTable(report, steps: 100)
    let figures = report.rows.grouped(by: \.key.scenario).map { name, rows -> ReportBlock in
      .section(
        ReportSection(
          title: name, scenario: name,
          blocks: [.numbers(table.table(rows, form: .drawn))]))
    }
    return [.section("Answer", [.list([table.newest].compactMap { $0 } + table.extent)])]
      + (figures.isEmpty ? [] : [.section("Figures over commits", figures)])
      + (table.steps.isEmpty ? [] : [.section("Steps", Array(table.steps.dropFirst()))])
  }

  /// The ways to display a column of charts.
  private enum Form: Equatable {
    case none
    /// A line of characters, one for each commit.
    case text(columns: Int)
    case drawn
  }

  private func blocks(maxWidth: Int) -> [ReportBlock] {
    let groups = report.rows.grouped(by: \.key.scenario)
    let widest = groups.map { table($0.elements, form: .none).text.naturalWidth }.max() ?? 0
    let room = max(Self.minColumns, maxWidth - widest - 2)
    let columns = min(Self.maxColumns, report.entries.count, room)
    return [.list(points(columns: columns))]
      + groups.flatMap { name, rows -> [ReportBlock] in
        [.heading(name), .numbers(table(rows, form: .text(columns: columns)))]
      } + steps
  }

  /// A sentence about the newest commit that changed any figures, including its largest change, or
  /// `nil` if no commit changed any.
  private var newest: String? {
    let all = report.rows.flatMap { row in row.steps.map { (row: row, step: $0) } }
    guard let position = all.map(\.step.position).max() else { return nil }
    let own = all.filter { $0.step.position == position }
    func size(_ step: HistoryStep) -> Double {
      abs(FigureChange.percent(from: step.before, to: step.after) ?? .infinity)
    }
    guard let most = own.max(by: { size($0.step) < size($1.step) }) else { return nil }
    let commit = report.entries[position].commit
    return "Newest: \(commit.short) (\(commit.day), \(commit.subject)) changed "
      + "\(Words.counted(own.count, "of these figures", plural: "of these figures")), above all "
      + "\(most.row.key.scenario) \(name(most.row.key)) \(most.row.figure): "
      + FigureChange.text(from: most.step.before, to: most.step.after)
      + (most.step.otherCause.map { ", with \($0)" } ?? "")
  }

  /// A summary of the range of commits and the number of changed figures.
  private var extent: [String] {
    var points: [String] = []
    if let first = report.entries.first, let last = report.entries.last {
      points.append(
        Words.counted(report.entries.count, "commit")
          + ": \(first.commit.short) (\(first.commit.day)) to \(last.commit.short) "
          + "(\(last.commit.day))" + (last.platform.map { ", \($0)" } ?? "")
          + (last.swift.map { ", \(GateConditions.compilerPrefix)\($0)" } ?? ""))
    }
    points.append(counts + (strategy.map { "; strategy \($0)" + others } ?? ""))
    return points
  }

  /// Returns the list of facts to display above the tables.
  private func points(columns: Int) -> [String] {
    var points = extent
    if !report.rows.isEmpty {
      let part =
        columns < report.entries.count
        ? "the last \(columns) of \(report.entries.count) commits" : "each commit"
      points.append(
        "history: one character for \(part), scaled from the row's lowest to its highest figure; "
          + "\(Sparkline.gap) means not measured")
    }
    return points
  }

  private var counts: String {
    let once =
      report.measuredOnce > 0
      ? "\(ItemCount.grouped(report.measuredOnce)) measured once" : nil
    guard report.chosen > report.measuredOnce else {
      return "there are no figures to compare yet" + (once.map { ": \($0)" } ?? "")
    }
    let changed = report.chosen - report.unchanged - report.measuredOnce
    let shown = report.rows.count
    let rest =
      shown < changed ? "the \(shown) largest changes are shown (--rows)" : "all are shown"
    return "\(ItemCount.grouped(changed)) of \(ItemCount.grouped(report.chosen)) figures changed"
      + (changed > 0 ? ", \(rest)" : "")
      + "; \(ItemCount.grouped(report.unchanged)) stayed the same" + (once.map { "; \($0)" } ?? "")
  }

  /// A clause to append to the sentence about the most frequent strategy, if some rows have another
  /// strategy; otherwise empty.
  private var others: String {
    report.rows.allSatisfy { $0.key.strategy == strategy } ? "" : " unless named"
  }

  private func name(_ key: BenchmarkKey) -> String {
    "\(key.operation) \(ItemCount.format(key.items))"
      + (key.strategy == strategy ? "" : " \(key.strategy)")
  }

  /// Returns a table of the given rows.
  private func table(_ rows: [HistorySeries], form: Form) -> NumberTable {
    let chart: [TableColumn] =
      form == .none ? [] : [form == .drawn ? .text("history") : .number("history")]
    var table = NumberTable(
      columns: [.text("benchmark"), .text("figure")]
        + ["first", "last", "min…max", "change"].map(TableColumn.number) + chart, headings: 2)
    for row in rows {
      let (least, greatest) = (HumanCount.format(row.least), HumanCount.format(row.greatest))
      let chart: [NumberCell] =
        switch form {
        case .none: []
        case .text(let columns):
          [
            .words(
              Sparkline.text(Array(row.values.suffix(columns)), in: row.least...row.greatest))
          ]
        case .drawn: [.mark(.steps(row.values))]
        }
      table.append(
        [
          .words(name(row.key)), .words(row.figure),
          number(HumanCount.format(row.first), row.first, row, row.values.firstIndex { $0 != nil }),
          number(HumanCount.format(row.last), row.last, row, row.values.lastIndex { $0 != nil }),
          .words(row.hasChanged ? "\(least)…\(greatest)" : least),
          .words(row.first == row.last ? "0 %" : FigureChange.text(from: row.first, to: row.last)),
        ] + chart, scenario: row.key.scenario)
    }
    return table
  }

  /// Returns a figure with its location in the history: the commit's name and the benchmark's name.
  private func number(
    _ text: String, _ value: Double, _ row: HistorySeries, _ position: Int?
  ) -> NumberCell {
    let key = row.key.storedText.pointerStep
    return .number(
      DisplayedNumber(
        text, value,
        at: position.map {
          "/\(report.entries[$0].commit.name)/figures/\(key)/\(row.figure.pointerStep)"
        }))
  }

  /// The changes in the figures, in one table for each commit.
  private var steps: [ReportBlock] {
    let all = report.rows.flatMap { row in row.steps.map { (row: row, step: $0) } }
    guard !all.isEmpty else { return [] }
    let sorted = all.sorted { $0.step.position > $1.step.position }.prefix(stepLimit)
    var blocks: [ReportBlock] = [
      .heading("Steps"),
      .paragraph(
        sorted.count < all.count
          ? "The newest \(sorted.count) of \(ItemCount.grouped(all.count)) changes (--steps):"
          : "The newest first:"),
    ]
    for position in Set(sorted.map(\.step.position)).sorted(by: >) {
      let commit = report.entries[position].commit
      let own = sorted.filter { $0.step.position == position }
      blocks.append(.paragraph("\(commit.short) \(commit.day) \(commit.subject)"))
      blocks.append(.numbers(table(ofSteps: own)))
    }
    return blocks
  }

  private func table(ofSteps steps: [(row: HistorySeries, step: HistoryStep)]) -> NumberTable {
    let hasCauses = steps.contains { $0.step.otherCause != nil }
    var table = NumberTable(
      columns: [
        .text("benchmark"), .text("figure"), .number("before"), .number("after"), .number("change"),
      ] + (hasCauses ? [.text("but")] : []), headings: 2)
    for (row, step) in steps {
      let earlier = row.values.prefix(step.position).lastIndex { $0 != nil }
      table.append(
        [
          "\(row.key.scenario) \(name(row.key))", "\(row.figure)",
          number(FigureValue.number(step.before).short, step.before, row, earlier),
          number(FigureValue.number(step.after).short, step.after, row, step.position),
          .words(FigureChange.text(from: step.before, to: step.after)),
        ] + (hasCauses ? [.words(step.otherCause ?? "")] : []), scenario: row.key.scenario)
    }
    return table
  }
}
