/// A cursor at an element of a ``StretchTree``; it moves to the next element in O(1) time on
/// average.
///
/// It refers to the tree only by indices. After the tree has changed, a cursor may refer to another
/// element or to none.
struct StretchCursor<Payload: StretchPayload, Attachment: Sendable>: Sendable {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Block = StretchBlock<Payload, Attachment>
  typealias Entry = Block.Entry

  /// The path from the root to the element's block.
  private var path = SumPath.root
  /// The index of the stretch in its block, and the number of stretches in the block.
  private var (slot, slotCount): (Int32, Int32) = (0, 0)
  /// Whether the stretches of the block are stored in a slice outside the tree.
  private var isInSlice = false
  /// The index of the element in its stretch.
  private(set) var indexInStretch = 0
  /// The total count, weight and extent of all elements before this one.
  private(set) var before: Sums

  /// Creates a cursor at the last element that begins before a target, or at the first element if
  /// there is none.
  ///
  /// - Parameters:
  ///   - target: The target value; it must not exceed the sum over the whole tree.
  ///   - measure: The measure to compare with the target: count, weight or extent.
  ///   - tree: The tree to search; it must not be empty.
  ///   - work: The counters for visited nodes.
  @inline(__always)
  init(
    below target: Int64, by measure: some SumMeasure, in tree: borrowing Tree,
    work: inout WorkCounters
  ) {
    if let root = tree.nodes.root.branch {
      self.init(below: target, by: measure, from: root, work: &work)
    } else {
      work.indexNodesVisited &+= 1
      let found = tree.nodes.root.block.find(below: target, by: measure)
      self.init(
        found, of: tree.nodes.root.block.count, at: .root,
        before: tree.nodes.root.block.before(found.slot),
        each: tree.nodes.root.block.each(found.slot), isInSlice: false)
    }
  }

  @inline(never)
  private init(
    below target: Int64, by measure: some SumMeasure, from root: SumBranch<Block>,
    work: inout WorkCounters
  ) {
    self = root.withParent(below: target, by: measure, work: &work) { parent, child, path, start in
      parent.read(child) { block in
        let found = block.find(below: target &- measure.value(of: start), by: measure)
        return Self(
          found, of: block.count, at: path, before: start &+ block.before(found.slot),
          each: block.each(found.slot), isInSlice: false)
      } orSlice: { slice in
        let found = slice.find(below: target &- measure.value(of: start), by: measure)
        return Self(
          found, of: slice.count, at: path, before: start &+ slice.before(found.slot),
          each: slice.each(found.slot), isInSlice: true)
      }
    }
  }

  /// Creates a cursor at an element of a block.
  ///
  /// - Parameters:
  ///   - found: The index of the stretch in the block, and the index of the element in the
  ///     stretch.
  ///   - count: The number of stretches in the block.
  ///   - path: The path from the root to the block.
  ///   - before: The sums over all elements before the stretch.
  ///   - each: The sums over a single element of the stretch.
  ///   - isInSlice: Whether the stretches are stored in a slice outside the tree.
  @inline(__always)
  private init(
    _ found: (slot: Int, element: Int), of count: Int, at path: SumPath, before: Sums,
    each: @autoclosure () -> Sums, isInSlice: Bool
  ) {
    self.path = path
    self.before = before
    self.isInSlice = isInSlice
    slot = Int32(truncatingIfNeeded: found.slot)
    slotCount = Int32(truncatingIfNeeded: count)
    if found.element > 0 { advance(by: found.element, each: each()) }
  }

  /// Creates a cursor at the end of a tree.
  ///
  /// - Parameter total: The sums over all elements of the tree.
  @inline(__always)
  init(atEnd total: Sums) { before = total }

  /// The index of the element in the tree, or the number of elements if the cursor is at the end.
  @inline(__always)
  var index: Int { before.count }

  /// The distance from the start of the first element to the start of this one.
  @inline(__always)
  var start: Subpixels { before.extent }

  // MARK: Reading

  /// Returns whether the cursor is past the last element.
  @inline(__always)
  func isAtEnd(of tree: borrowing Tree) -> Bool { before.count == tree.total.count }

  /// Returns the entry of the element's stretch; the element must exist.
  ///
  /// The entry's sums before the stretch must not be used, because they may be missing.
  @inline(__always)
  func entry(in tree: borrowing Tree) -> Entry {
    guard let root = unsafe tree.nodes.root.unretainedBranch() else {
      return tree.nodes.root.block.entries[Int(slot)]
    }
    let slot = Int(slot)
    return unsafe root.readParent(at: path) { parent, child in
      parent.read(child) { block in
        block.entries[slot]
      } orSlice: { slice in
        Entry(slot, of: slice, before: Sums())
      }
    }
  }

  /// Returns the stretch containing the cursor's element, with its attachment.
  func stretch(in tree: borrowing Tree) -> Tree.Stretch {
    guard let root = unsafe tree.nodes.root.unretainedBranch() else {
      return tree.nodes.root.block.stretch(Int(slot))
    }
    let slot = Int(slot)
    return unsafe root.readParent(at: path) { parent, child in
      parent.read(child) { block in
        block.stretch(slot)
      } orSlice: { slice in
        Entry(slot, of: slice, before: Sums()).stretch(attachment: nil)
      }
    }
  }

  // MARK: Moving

  /// Moves to the next element, or to the end.
  @inline(__always)
  mutating func next(past entry: Entry, in tree: borrowing Tree) {
    advance(by: 1, of: entry)
    if indexInStretch == entry.count { leaveStretch(in: tree) }
  }

  /// Moves to the first element of the next stretch, or to the end.
  @inline(__always)
  mutating func nextStretch(past entry: Entry, in tree: borrowing Tree) {
    advance(by: entry.count &- indexInStretch, of: entry)
    leaveStretch(in: tree)
  }

  /// Advances to the first element that starts at or after a given item, or to the end.
  ///
  /// - Parameters:
  ///   - weight: The index of the item among the items of all elements.
  ///   - tree: The tree that the cursor refers to.
  ///   - entry: The entry of the element's stretch, updated when the cursor enters another stretch.
  @inline(__always)
  mutating func skip(toWeight weight: Int, in tree: borrowing Tree, _ entry: inout Entry) {
    while before.weight < weight, !isAtEnd(of: tree) {
      // Usually the next element already satisfies this.
      if before.weight &+ entry.weight >= weight {
        next(past: entry, in: tree)
      } else {
        skipInStretch(toWeight: weight, past: entry, in: tree)
      }
      if indexInStretch == 0, !isAtEnd(of: tree) { entry = self.entry(in: tree) }
    }
  }

  /// Advances within the stretch towards a given item, or to the next stretch if the item lies
  /// beyond this one.
  @inline(never)
  private mutating func skipInStretch(
    toWeight weight: Int, past entry: Entry, in tree: borrowing Tree
  ) {
    let (left, each) = (entry.count &- indexInStretch, entry.weight)
    let isWhole = left == 1 || each == 0
    advance(by: isWhole ? left : min(left, (weight - before.weight + each - 1) / each), of: entry)
    if indexInStretch == entry.count { leaveStretch(in: tree) }
  }

  /// Moves from the end of a stretch to the next stretch, or to the end.
  @inline(__always)
  private mutating func leaveStretch(in tree: borrowing Tree) {
    indexInStretch = 0
    slot &+= 1
    if slot == slotCount { leaveBlock(of: tree) }
  }

  /// Moves from the end of a block to the start of the next one, if any.
  ///
  /// Finding the next block from the root costs O(log *r*) for *r* stretches, but is needed only
  /// once for the 16 to 32 stretches of a block.
  @inline(never)
  private mutating func leaveBlock(of tree: borrowing Tree) {
    guard let root = tree.nodes.root.branch, !isAtEnd(of: tree) else { return }
    var work = WorkCounters()
    self = Self(below: Int64(index) &+ 1, by: CountMeasure(), from: root, work: &work)
  }

  /// Advances by a number of elements within the stretch.
  @inline(__always)
  private mutating func advance(by elements: Int, of entry: Entry) {
    advance(by: elements, each: entry.each)
  }

  /// Advances by a number of elements within the stretch.
  ///
  /// - Parameters:
  ///   - elements: The number of elements to advance; all of them must lie in the stretch.
  ///   - each: The sums over a single element.
  @inline(__always)
  private mutating func advance(by elements: Int, each: Sums) {
    indexInStretch &+= elements
    before.count &+= elements
    before.extent += each.extent * elements
    before.weight &+= each.weight &* elements
  }
}

extension StretchCursor where Attachment: AnyObject {
  /// Returns an unretained reference to the attachment of the element's stretch; `nil` if the
  /// stretch has none.
  @unsafe @inline(__always)
  func attachment(in tree: borrowing Tree) -> Unmanaged<Attachment>? {
    guard !isInSlice else { return nil }
    guard let root = unsafe tree.nodes.root.unretainedBranch() else {
      return unsafe tree.nodes.root.block.unretainedAttachment(Int(slot))
    }
    return unsafe root.read(at: path) { block, _ in unsafe block.unretainedAttachment(Int(slot)) }
  }
}

extension StretchBlock where Attachment: AnyObject {
  /// Returns an unretained reference to the attachment of a stretch; `nil` if it has none.
  @unsafe @inline(__always)
  fileprivate func unretainedAttachment(_ slot: Int) -> Unmanaged<Attachment>? {
    guard !attachments.isEmpty else { return nil }
    return unsafe attachments[slot].map { unsafe .passUnretained($0) }
  }
}
