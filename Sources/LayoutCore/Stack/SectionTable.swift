/// The sections of a layout, in order; adjacent equal unmeasured sections form one stretch of a
/// ``StretchTree``, regardless of their number.
///
/// Blocks of unmeasured sections refer to the stretches of the input until one of these sections
/// changes. The extent stored for a section is the distance to the start of the next section; it is
/// never negative. The states of measured sections are attachments of their stretches.
struct SectionTable: Sendable {
  typealias Tree = StretchTree<PlacedSection, SectionState>
  typealias Cursor = StretchCursor<PlacedSection, SectionState>

  private(set) var tree = Tree()
  /// The spacing between consecutive sections.
  let spacing: Subpixels

  /// The spacing included in the extent of each section; a negative spacing is applied only when
  /// the origin of a section is computed.
  var between: Subpixels { max(.zero, spacing) }

  /// Creates an empty table.
  ///
  /// - Parameter spacing: The spacing between consecutive sections.
  init(spacing: Subpixels) { self.spacing = spacing }

  /// Creates a table from stretches of equal sections; see ``stretch(_:count:)``.
  init(_ stretches: consuming Tree, spacing: Subpixels) {
    tree = stretches
    self.spacing = spacing
  }

  /// Returns a stretch of `count` sections equal to the given one.
  @inline(__always)
  func stretch(_ section: SectionRecord, count: Int) -> Tree.Stretch {
    Tree.Stretch(
      count: count, extent: section.placed.extent + between, weight: 0, payload: section.placed,
      attachment: section.state)
  }

  var count: Int { tree.total.count }

  /// The length of all sections, including the spacing after each.
  var length: Subpixels { tree.total.extent }

  // MARK: Reading

  /// Returns the section at an index; `nil` if it does not exist.
  func record(_ index: Int) -> SectionRecord? {
    guard index >= 0, index < count else { return nil }
    var work = WorkCounters()
    let cursor = tree.seek(index: index, work: &work)
    return record(at: cursor)
  }

  /// Returns the stretch of the section at a cursor; it describes the section completely except for
  /// its origin.
  @inline(__always)
  func entry(at cursor: Cursor) -> Tree.Block.Entry { cursor.entry(in: tree) }

  /// Returns the measured sizes of the section at a cursor; `nil` if nothing has been measured.
  @unsafe @inline(__always)
  func state(at cursor: Cursor) -> Unmanaged<SectionState>? { unsafe cursor.attachment(in: tree) }

  /// Returns the section at a cursor, and its measured sizes.
  @inline(__always)
  func record(at cursor: Cursor) -> SectionRecord {
    let state = unsafe state(at: cursor).map { unsafe $0.takeUnretainedValue() }
    return SectionRecord(placed: entry(at: cursor).payload, state: state)
  }

  /// Returns whether a cursor is past the last section.
  @inline(__always)
  func isEnd(_ cursor: Cursor) -> Bool { cursor.isAtEnd(of: tree) }

  /// Moves a cursor to the next section, or to the end.
  @inline(__always)
  func advance(_ cursor: inout Cursor, past entry: Tree.Block.Entry) {
    cursor.next(past: entry, in: tree)
  }

  /// Returns a cursor at a section, or at the end.
  @inline(__always)
  func cursor(at index: Int, work: inout WorkCounters) -> Cursor {
    tree.seek(index: index, work: &work)
  }

  /// Returns a cursor at the first section whose end lies at or after an offset; the end includes
  /// the spacing after the section.
  @inline(__always)
  func cursor(endingAtOrAfter offset: Subpixels, work: inout WorkCounters) -> Cursor {
    tree.seek(offset: offset, work: &work)
  }

  /// Calls `body` for each stretch of equal sections, in order, passing the stretch and the range
  /// of its section indices.
  func forEachStretch<Failure: Error>(
    _ body: (SectionRecord, Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    try tree.forEachStretch { (stretch: Tree.Stretch, before: Sums) throws(Failure) in
      try body(
        SectionRecord(placed: stretch.payload, state: stretch.attachment),
        before.count..<before.count + stretch.count)
    }
  }

  // MARK: Changing

  /// Changes a section in place; if it is one of several equal sections, it is first given a
  /// stretch of its own.
  ///
  /// - Parameters:
  ///   - index: The index of the section in the layout.
  ///   - work: The counters for visited nodes.
  ///   - change: A closure that changes the section and its state, and returns whether anything has
  ///     changed.
  mutating func change(
    _ index: Int, work: inout WorkCounters,
    _ change: (inout PlacedSection, inout SectionState?) -> Bool
  ) {
    let between = between
    tree.change(index, work: &work) { section, state in
      change(&section, &state) ? section.extent + between : nil
    }
  }

  mutating func insert(_ section: SectionRecord, at index: Int, work: inout WorkCounters) {
    tree.replace(index..<index, with: CollectionOfOne(stretch(section, count: 1)), work: &work)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    tree.replace(range, with: EmptyCollection(), work: &work)
  }
}

#if DEBUG
  extension SectionTable {
    /// Traps if the tree is inconsistent.
    func checkInvariants() { tree.checkInvariants() }
  }
#endif
