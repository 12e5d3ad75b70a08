/// Table below the answer of a run: rows that each stand for one operation in one scenario at one
/// size, with all columns of that size that fit into a line.
///
/// A run of few results has a row for each. Otherwise each operation has one at the largest size at
/// which it was timed, another one where others were timed as well, and the worst losses have one.
struct AnswerTable {
  /// The most rows of a summary's table.
  static let mostRows = 30
  /// The losses that have a row in any case.
  private static let mostLosses = 3

  private let figures: RunFigures
  /// The chosen results, one for each row of the table.
  let rows: [BenchmarkResult]

  /// Chooses rows.
  ///
  /// - Parameters:
  ///   - figures: The figures.
  ///   - limit: The number of rows at most.
  init(_ figures: RunFigures, limit: Int = Self.mostRows) {
    self.figures = figures
    guard figures.own.count > limit else {
      rows = figures.own.grouped { "\($0.items) \($0.scenario)" }.flatMap(\.elements)
      return
    }
    var chosen = Self.cover(figures.own)
    let losses = figures.losses.map(\.own).prefix(Self.mostLosses)
    let compared = Set(figures.comparisons.map(\.own.key))
    let alone = Set(chosen.filter { !compared.contains($0.key) }.map(\.operation))
    chosen += losses
    chosen += Self.cover(
      figures.own.filter { compared.contains($0.key) && alone.contains($0.operation) })
    rows = Array(chosen.grouped(by: \.key).map { $0.elements[0] }.prefix(limit))
  }

  /// A result for each operation: those of the widest place first, and so on with the operations
  /// that are left.
  private static func cover(_ results: [BenchmarkResult]) -> [BenchmarkResult] {
    var chosen: [BenchmarkResult] = []
    var left = results
    while let place = RunFigures.widest(left) {
      chosen += place
      let operations = Set(place.map(\.operation))
      left.removeAll { operations.contains($0.operation) }
    }
    return chosen
  }

  /// Column that may be left out: its title and its cells.
  private struct Column {
    let title: String
    let cells: [String?]
    var count: Int { cells.count { $0 != nil } }
  }

  /// The columns with something to show, the most wanted first.
  private func columns(lacksAllocator: Bool) -> [Column] {
    let growths = figures.growths
    func column(_ title: String, _ cell: (BenchmarkResult) -> String?) -> Column {
      Column(title: title, cells: rows.map(cell))
    }
    let others = figures.others.map { other in
      column(SummaryText.name(other)) { row in
        figures.ratio(of: other, beside: row).map {
          SummaryText.ratio($0) + (RunFigures.isLoss($0) ? "!" : "")
        }
      }
    }
    // Guests of few operations come last.
    let most = others.map(\.count).max() ?? 0
    let frequent = others.filter { $0.count * 2 >= most }
    let ranked =
      [
        column("growth") { row in
          growths.first { $0.series == row.key.series }?.time.map { HumanCount.growth($0) }
        },
        column("floor") { row in figures.floorRatio(of: row).map(SummaryText.ratio) },
      ] + frequent + [
        column("allocs") { row in
          row.allocations.map { HumanCount.format($0.count) }
            ?? (lacksAllocator ? "not measured" : nil)
        },
        column("B/item") { $0.liveBytesPerItem.map(SummaryText.bytes) },
      ] + others.filter { $0.count * 2 < most }
    return ranked.filter { $0.count > 0 }
  }

  /// The table, and the titles of columns that there is no room for.
  func table(width: Int, lacksAllocator: Bool) -> (table: TextTable, omitted: [String]) {
    var shown: [Column] = []
    var omitted: [String] = []
    for column in columns(lacksAllocator: lacksAllocator) {
      if table(shown + [column]).naturalWidth <= width {
        shown.append(column)
      } else {
        omitted.append(column.title)
      }
    }
    return (table(shown), omitted)
  }

  private func table(_ columns: [Column]) -> TextTable {
    TextTable(
      columns: [.text("scenario"), .text("operation"), .number("at"), .number("time")]
        + columns.map { .number($0.title) }, gap: 1,
      rows: rows.enumerated().map { index, row in
        [
          SummaryText.name(row.scenario), SummaryText.name(row.operation),
          SummaryText.size(row.items), SummaryText.time(of: row),
        ] + columns.map { $0.cells[index] ?? "-" }
      })
  }
}
