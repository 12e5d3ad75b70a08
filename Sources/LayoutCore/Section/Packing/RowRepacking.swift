/// The progress of repacking rows: the rows packed so far, the next item, and the position among
/// the old rows.
struct RowRepacking {
  /// The rows packed so far.
  private(set) var new = PackedRows.NewRows()
  /// The first item not yet in a packed row.
  private(set) var item: Int
  /// The index of the first row to remove.
  let firstRow: Int
  /// The index of the first row to keep after the removed rows.
  private(set) var end: Int

  /// The index of the first measured item at or after ``item``; smaller than ``item`` if the index
  /// has yet to be looked up.
  private var measured = -1
  /// The rows as they were packed before.
  private let tree: StretchTree<PackedRow, Never>
  /// The position reached among the old rows.
  private var cursor: StretchCursor<PackedRow, Never>
  /// The run of equal old rows at ``cursor``, as stored in the tree.
  private var entry: StretchBlock<PackedRow, Never>.Entry
  /// The first item after the new or resized ones.
  private let changedEnd: Int
  /// The change in the number of items; negative if items were removed.
  private let difference: Int

  /// Begins repacking at the first row that the changed items may influence.
  ///
  /// - Parameters:
  ///   - changed: The current indices of the new or resized items.
  ///   - difference: The change in the number of items; negative if items were removed.
  ///   - rows: The rows as they were packed before.
  ///   - work: The counters for the work done.
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

  /// Returns whether an old row started at the next item.
  ///
  /// If so, that row and all later ones are kept.
  @inline(__always)
  mutating func reachesOldRowStart() -> Bool {
    guard item >= changedEnd else { return false }
    cursor.skip(toWeight: item - difference, in: tree, &entry)
    guard !cursor.isAtEnd(of: tree), cursor.before.weight == item - difference else { return false }
    end = cursor.index
    return true
  }

  /// Appends the next rows with their estimated sizes, up to the next measured item.
  ///
  /// - Parameters:
  ///   - packing: The solver; only its estimated rows are used.
  ///   - nextMeasured: A closure that returns the first measured item at or after the given one.
  /// - Returns: Whether any row was appended.
  @inline(__always)
  mutating func addEstimated(_ packing: borrowing RowPacking, nextMeasured: (Int) -> Int) -> Bool {
    if measured < item { measured = nextMeasured(item) }
    guard let rows = packing.estimatedRows(from: item, toMeasured: measured) else { return false }
    new.append(rows)
    item += rows.count * rows.weight
    return true
  }

  /// Appends a packed row, given as a run of one row.
  @inline(__always)
  mutating func add(_ stretch: PackedRows.Stretch, work: inout WorkCounters) {
    new.append(stretch)
    item += stretch.weight
    work.groupsRepacked &+= 1
    work.itemsRepacked &+= stretch.weight
  }
}
