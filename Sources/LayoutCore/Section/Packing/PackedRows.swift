/// Rows of a packing section in their order: consecutive equal rows form one stretch of a
/// ``StretchTree``, however many they are, as estimated or laid out by themselves.
///
///     10 measured of a million     rows of 3, 4, 2, 4     249,996 rows of 4     a row of 3
///
/// The weight of a row is the number of its items.
struct PackedRows: Sendable {
  typealias Stretch = StretchTree<PackedRow, Never>.Stretch

  private(set) var tree = StretchTree<PackedRow, Never>()
  /// How many items behind a row may decide it: at least the first one that does not fit.
  private(set) var lookahead: Int
  /// How many rows have been laid out by themselves.
  private(set) var solvedCount = 0

  /// Creates the rows of a section before they are packed.
  ///
  /// - Parameter solution: A full row as estimated.
  init(_ solution: GroupSolution) {
    lookahead = max(1, solution.decidingItemCount - solution.leaves.count)
  }

  var count: Int { tree.total.count }

  /// How many items they have.
  var itemCount: Int { tree.total.weight }

  /// Where the last row starts, from the start of the first one.
  var lastStart: Subpixels {
    guard count > 0 else { return .zero }
    var work = WorkCounters()
    return tree.seek(index: count - 1, work: &work).start
  }

  // MARK: Finding

  /// A row in its place; `nil` if there is none.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of rows.
  func place(ofRow row: Int, work: inout WorkCounters) -> GroupPlace? {
    guard row >= 0, row < count else { return nil }
    let cursor = tree.seek(index: row, work: &work)
    return Self.place(cursor, cursor.entry(in: tree))
  }

  /// The row of an item in its place; `nil` if the item has no room.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of rows.
  func place(ofItem item: Int, work: inout WorkCounters) -> GroupPlace? {
    guard item >= 0, item < itemCount else { return nil }
    let cursor = tree.seek(weight: item, work: &work)
    return Self.place(cursor, cursor.entry(in: tree))
  }

  /// Gives the rows from one on that may reach into a range of the stack, until `body` returns
  /// `false`.
  @inline(__always)
  func forEachPlace(
    from start: Subpixels, through end: Subpixels, work: inout WorkCounters,
    _ body: (GroupPlace) -> Bool
  ) {
    guard count > 0 else { return }
    var cursor = tree.seek(offset: start, work: &work)
    // The last row is longer than it would move a next one.
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

  /// A cursor at the first row that items from one on may decide.
  func cursor(decidedByItem item: Int, work: inout WorkCounters) -> StretchCursor<PackedRow, Never>
  {
    let cursor = tree.seek(weight: max(0, item - lookahead), work: &work)
    return cursor.isAtEnd(of: tree) && count > 0 ? tree.seek(index: count - 1, work: &work) : cursor
  }

  mutating func removeAll(across: inout LengthTally, axis: Axis?, work: inout WorkCounters) {
    replace(0..<count, with: NewRows(), across: &across, axis: axis, work: &work)
  }

  /// Takes into account how far a row looks ahead.
  mutating func include(_ solution: GroupSolution) {
    lookahead = max(lookahead, solution.decidingItemCount - solution.leaves.count)
  }

  /// Replaces rows.
  ///
  /// - Parameters:
  ///   - range: The removed rows.
  ///   - new: Their replacements.
  ///   - across: The lengths of the solved rows across the stack.
  ///   - axis: The axis across the stack; `nil` if the lengths are not counted.
  ///   - work: The counters to which the work is added.
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

  /// Takes removed rows out of the counts.
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

  /// Replacement rows, in order.
  struct NewRows {
    private var builder = StretchTreeBuilder<PackedRow, Never>()
    /// Equal rows after the builder's.
    private var last: Stretch?
    /// How many of them have been laid out by themselves.
    private(set) var solvedCount = 0

    /// Adds rows behind all others.
    @inline(__always)
    mutating func append(_ stretch: Stretch) {
      if stretch.payload.isSolved { solvedCount += stretch.count }
      if let last, stretch.weight == last.weight, stretch.extent == last.extent,
        stretch.payload == last.payload
      {
        self.last?.count += stretch.count
      } else {
        flushLast()
        last = stretch
      }
    }

    /// Moves the last rows to the builder.
    private mutating func flushLast() {
      guard let last else { return }
      builder.append(
        count: last.count, extent: last.extent, weight: last.weight, payload: last.payload)
    }

    /// The tree of all rows.
    fileprivate consuming func tree() -> StretchTree<PackedRow, Never> {
      flushLast()
      return builder.tree()
    }
  }
}

/// Row of a packing section: a group instance with its own number of items.
struct PackedRow: StretchPayload, Equatable {
  /// The exact size of the group.
  let size: SubpixelVector
  /// Whether it has been laid out by itself, because some item deciding it has been measured or the
  /// items run out; the others are as estimated.
  let isSolved: Bool
}
