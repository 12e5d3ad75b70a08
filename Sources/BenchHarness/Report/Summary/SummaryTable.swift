/// Table of a summary: a row for each operation, and as many columns as have something to show and
/// fit into a line.
struct SummaryTable {
  /// The rows.
  let table: TextTable
  /// The titles of columns that there is no room for.
  let omitted: [String]

  /// Column that may be left out: its title and its cells.
  private struct Column {
    var title: String
    var cells: [String?]
    /// The position in the table.
    var place: Int
    /// The number of operations that have a figure.
    var count: Int { cells.count { $0 != nil } }
  }

  /// Lays out operations.
  ///
  /// - Parameters:
  ///   - operations: The operations.
  ///   - strategies: The strategies beside the one that the run is about, in the order in which
  ///     they were measured.
  ///   - lacksAllocator: Whether there was no allocator to be asked.
  ///   - width: The number of characters in a line.
  init(_ operations: [OperationSummary], strategies: [String], lacksAllocator: Bool, width: Int) {
    var places: [Column] = []
    func column(_ title: String, _ cell: (OperationSummary) -> String?) -> Column {
      let column = Column(title: title, cells: operations.map(cell), place: places.count)
      places.append(column)
      return column
    }
    let slowest = column("slowest") { operation in
      operation.slowest == operation.median ? nil : operation.slowest.map(SummaryText.time)
    }
    let growth = column("growth") { $0.growth.map { HumanCount.growth($0) } }
    let others = strategies.map { strategy in
      column(SummaryText.name(strategy)) { operation in
        operation.ratios[strategy].map {
          SummaryText.ratio($0.value) + "@" + SummaryText.size($0.items)
        }
      }
    }
    func memory(_ figure: SizedFigure, _ row: OperationSummary, _ text: String) -> String {
      text + SummaryText.mark(figure.items, unless: row.items)
    }
    let allocations = column("allocs") { row in
      row.allocations.map { memory($0, row, HumanCount.format($0.value)) }
        ?? (lacksAllocator ? "not measured" : nil)
    }
    let bytes = column("B/item") { row in
      row.bytesPerItem.map { memory($0, row, SummaryText.bytes($0.value)) }
    }
    // The most wanted first. Where all is too wide, the last ones are left out: strategies that
    // take part in a few operations only are among them.
    let most = others.map(\.count).max() ?? 0
    let isFrequent = { (column: Column) in column.count * 2 >= most }
    let ranked =
      [growth] + others.filter(isFrequent) + [allocations, bytes, slowest]
      + others.filter { !isFrequent($0) }
    var shown: [Column] = []
    var omitted: [Column] = []
    for column in ranked where column.count > 0 {
      if Self.table(operations, shown + [column]).naturalWidth <= width {
        shown.append(column)
      } else {
        omitted.append(column)
      }
    }
    table = Self.table(operations, shown)
    self.omitted = omitted.sorted { $0.place < $1.place }.map(\.title)
  }

  private static func table(_ operations: [OperationSummary], _ columns: [Column]) -> TextTable {
    let columns = columns.sorted { $0.place < $1.place }
    var table = TextTable(
      columns: [.text("operation"), .number("at"), .number("time")]
        + columns.map { .number($0.title) }, gap: 1)
    for (index, operation) in operations.enumerated() {
      table.append(
        [
          SummaryText.name(operation.operation), operation.items.map(SummaryText.size) ?? "-",
          operation.median.map(SummaryText.time) ?? "-",
        ] + columns.map { $0.cells[index] ?? "-" })
    }
    return table
  }
}
