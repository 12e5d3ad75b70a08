/// The rows of a section, packed by item sizes, in order.
///
/// Consecutive equal rows form one stretch of a ``StretchTree``, regardless of their number. The
/// rows of a stretch either have their estimated size or have been solved individually.
///
///     10 measured of a million     rows of 3, 4, 2, 4     249,996 rows of 4     a row of 3
///
/// The weight of a row is the number of its items.
struct PackedRows: Sendable {
  typealias Stretch = StretchTree<PackedRow, Never>.Stretch

  private(set) var tree = StretchTree<PackedRow, Never>()
  /// The maximum number of subsequent items that can influence a row, including the first item that
  /// does not fit.
  private(set) var lookahead: Int
  /// The number of rows that have been solved individually instead of estimated.
  private(set) var solvedCount = 0

  /// Creates an empty list of rows, before any row is packed.
  ///
  /// - Parameter solution: The solution of the estimated full row; its lookahead applies until a
  ///   row is packed.
  init(_ solution: GroupSolution) {
    lookahead = max(1, solution.decidingItemCount - solution.leaves.count)
  }

  var count: Int { tree.total.count }

  /// The number of items in all rows.
  var itemCount: Int { tree.total.weight }

  /// The start of the last row, measured from the start of the first one.
  var lastStart: Subpixels {
    guard count > 0 else { return .zero }
    var work = WorkCounters()
    return tree.seek(index: count - 1, work: &work).start
  }

  // MARK: Finding

  /// Returns the position of a row; `nil` if the row does not exist.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of rows.
  func place(ofRow row: Int, work: inout WorkCounters) -> GroupPlace? {
    guard row >= 0, row < count else { return nil }
    let cursor = tree.seek(index: row, work: &work)
    return Self.place(cursor, cursor.entry(in: tree))
  }

  /// Returns the position of an item's row; `nil` if there is no space for the item.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of rows.
  func place(ofItem item: Int, work: inout WorkCounters) -> GroupPlace? {
    guard item >= 0, item < itemCount else { return nil }
    let cursor = tree.seek(weight: item, work: &work)
    return Self.place(cursor, cursor.entry(in: tree))
  }

  /// Calls `body` with the rows that may extend into a range along the stack axis, in order, until
  /// `body` returns `false`.
  @inline(__always)
  func forEachPlace(
    from start: Subpixels, through end: Subpixels, work: inout WorkCounters,
    _ body: (GroupPlace) -> Bool
  ) {
    guard count > 0 else { return }
    var cursor = tree.seek(offset: start, work: &work)
    // The last row is longer than its advance.
    if cursor.isAtEnd(of: tree) { cursor = tree.seek(index: count - 1, work: &work) }
    while !cursor.isAtEnd(of: tree), cursor.start <= end {
      let entry = cursor.entry(in: tree)
      guard body(Self.place(cursor, entry)) else { return }
      cursor.next(past: entry, in: tree)
    }
  }

  private static func place(
    _ cursor: StretchCursor<PackedRow, Never>, _ entry: StretchBlock<PackedRow, Never>.Entry
  ) -> GroupPlace {
    GroupPlace(
      index: cursor.index, start: cursor.start, firstItem: cursor.before.weight,
      leafCount: entry.weight, isMeasured: entry.payload.isSolved, packedSize: entry.payload.size)
  }

  // MARK: Changing

  /// Returns a cursor at the first row that the given item or any later one may influence.
  func cursor(decidedByItem item: Int, work: inout WorkCounters) -> StretchCursor<PackedRow, Never>
  {
    let cursor = tree.seek(weight: max(0, item - lookahead), work: &work)
    return cursor.isAtEnd(of: tree) && count > 0 ? tree.seek(index: count - 1, work: &work) : cursor
  }

  mutating func removeAll(across: inout LengthTally, axis: Axis?, work: inout WorkCounters) {
    replace(0..<count, with: NewRows(), across: &across, axis: axis, work: &work)
  }

  /// Increases ``lookahead`` if a row depends on more of the items after it than any earlier row.
  mutating func include(_ solution: GroupSolution) {
    lookahead = max(lookahead, solution.decidingItemCount - solution.leaves.count)
  }

  /// Replaces a range of rows.
  ///
  /// - Parameters:
  ///   - range: The indices of the rows to remove.
  ///   - new: The rows to insert in their place.
  ///   - across: The tally of the solved rows' lengths perpendicular to the stack axis.
  ///   - axis: The axis perpendicular to the stack axis; `nil` if the lengths are not tallied.
  ///   - work: The counters for the work done.
  mutating func replace(
    _ range: Range<Int>, with new: consuming NewRows, across: inout LengthTally, axis: Axis?,
    work: inout WorkCounters
  ) {
    remove(range, across: &across, axis: axis, work: &work)
    solvedCount += new.solvedCount
    let rows = new.tree()
    if let axis {
      rows.forEachStretch { stretch, _ in
        if stretch.payload.isSolved {
          across.insert(stretch.payload.size[axis], count: stretch.count)
        }
      }
    }
    tree.replace(range, with: rows, work: &work)
  }

  /// Updates the number of solved rows and the tally of row lengths before the rows in a range are
  /// removed.
  private mutating func remove(
    _ range: Range<Int>, across: inout LengthTally, axis: Axis?, work: inout WorkCounters
  ) {
    guard axis != nil || solvedCount < count else {
      solvedCount -= range.count
      return
    }
    var cursor = tree.seek(index: range.lowerBound, work: &work)
    while !cursor.isAtEnd(of: tree), cursor.index < range.upperBound {
      let entry = cursor.entry(in: tree)
      let row = entry.payload
      if row.isSolved {
        let count = min(entry.count - cursor.indexInStretch, range.upperBound - cursor.index)
        solvedCount -= count
        if let axis { across.remove(row.size[axis], count: count) }
      }
      cursor.nextStretch(past: entry, in: tree)
    }
  }

  /// A list of rows that replace other rows, with equal consecutive rows merged.
  struct NewRows {
    private var builder = StretchTreeBuilder<PackedRow, Never>()
    /// The most recently appended equal rows, not yet passed to the builder; `nil` if there are
    /// none.
    private var last: Stretch?
    /// The number of rows that have been solved individually instead of estimated.
    private(set) var solvedCount = 0

    /// Appends a run of equal rows, or extends the previous run if its rows are the same.
    @inline(__always)
    mutating func append(_ stretch: Stretch) {
      if stretch.payload.isSolved { solvedCount += stretch.count }
      if let last, stretch.weight == last.weight, stretch.extent == last.extent,
        stretch.payload == last.payload
      {
        self.last?.count += stretch.count
      } else {
        flushLastRows()
        last = stretch
      }
    }

    /// Passes the latest rows to the builder.
    private mutating func flushLastRows() {
      guard let last else { return }
      builder.append(
        count: last.count, extent: last.extent, weight: last.weight, payload: last.payload)
    }

    /// Returns a tree of all appended rows.
    fileprivate consuming func tree() -> StretchTree<PackedRow, Never> {
      flushLastRows()
      return builder.tree()
    }
  }
}

/// A row packed by item sizes: an instance of the section's group with its own number of items.
struct PackedRow: StretchPayload, Equatable {
  /// The exact size of the row.
  let size: SubpixelVector
  /// Whether the row has been solved individually; if not, it has its estimated size.
  ///
  /// A row is solved individually if an item that influences the row has been measured, or if too
  /// few items are left for a full row.
  let isSolved: Bool
}
