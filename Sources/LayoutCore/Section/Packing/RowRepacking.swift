/// Progress of packing rows again: the rows so far, the next item, and where the old rows are.
struct RowRepacking {
  /// The rows so far.
  private(set) var new = PackedRows.NewRows()
  /// The first item in none of them.
  private(set) var item: Int
  /// The first removed row, and the first kept one after it.
  let firstRow: Int
  private(set) var end: Int

  /// Index of the first measured item from ``item`` on; less if it is to be looked up.
  private var measured = -1
  /// The rows before, a place among them, and the numbers of its stretch, if any.
  private let tree: StretchTree<PackedRow, Never>
  private var cursor: StretchCursor<PackedRow, Never>
  private var entry: StretchBlock<PackedRow, Never>.Entry
  /// The first item after the new or resized ones.
  private let changedEnd: Int
  /// How many items there are more than before.
  private let difference: Int

  /// Begins at the first row that changed items may decide.
  ///
  /// - Parameters:
  ///   - changed: The new or resized items, by their numbers now.
  ///   - difference: How many items there are more than before.
  ///   - rows: The rows before.
  ///   - work: The counters to which the work is added.
  init(
    _ changed: Range<Int>, shiftedBy difference: Int, of rows: PackedRows,
    work: inout WorkCounters
  ) {
    tree = rows.tree
    cursor = rows.cursor(decidedByItem: changed.lowerBound, work: &work)
    entry =
      rows.count > 0
      ? cursor.entry(in: tree)
      : .init(
        count: 0, extent: .zero, weight: 0, payload: PackedRow(size: .zero, isSolved: false),
        before: Sums())
    firstRow = cursor.index
    item = cursor.before.weight
    end = rows.count
    changedEnd = changed.upperBound
    self.difference = difference
  }

  /// Whether an old row started at the next item, so the rows from there on stay.
  @inline(__always)
  mutating func meetsOldRow() -> Bool {
    guard item >= changedEnd else { return false }
    cursor.skip(toWeight: item - difference, in: tree, &entry)
    guard !cursor.isAtEnd(of: tree), cursor.before.weight == item - difference else { return false }
    end = cursor.index
    return true
  }

  /// Takes the next rows as estimated, up to the next measured item.
  ///
  /// - Parameters:
  ///   - packing: Makes them.
  ///   - nextMeasured: Finds the first measured item from one on.
  /// - Returns: Whether there are any.
  @inline(__always)
  mutating func addEstimated(_ packing: borrowing RowPacking, nextMeasured: (Int) -> Int) -> Bool {
    if measured < item { measured = nextMeasured(item) }
    guard let rows = packing.estimatedRows(from: item, toMeasured: measured) else { return false }
    new.append(rows)
    item += rows.count * rows.weight
    return true
  }

  /// Takes a packed row.
  @inline(__always)
  mutating func add(_ stretch: PackedRows.Stretch, work: inout WorkCounters) {
    new.append(stretch)
    item += stretch.weight
    work.groupsRepacked &+= 1
    work.itemsRepacked &+= stretch.weight
  }
}
