/// Place of an element of a ``StretchTree``, moving on in O(1) on average.
///
/// It consists only of numbers for reading the tree; once the tree has been changed it is the place
/// of another element, or of none.
struct StretchCursor<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Block = StretchBlock<Payload, Attachment>
  typealias Entry = Block.Entry

  /// The place of the block, unless the block is the root.
  private var path = SumPath.root
  /// The number of the stretch in its block, and how many there are.
  private var (slot, slotCount): (Int32, Int32) = (0, 0)
  /// The number of the element in its stretch.
  private(set) var indexInStretch = 0
  /// The sums over all elements before the element.
  private(set) var before: Sums

  /// Creates a cursor at the last element whose preceding sum of a measure is below a target; at
  /// the first element without one.
  ///
  /// - Parameters:
  ///   - target: The target, not beyond the total.
  ///   - measure: The measure.
  ///   - tree: The tree, not empty.
  ///   - work: Counts the nodes looked at.
  @inline(__always)
  init(
    below target: Int64, by measure: some SumMeasure, in tree: borrowing Tree,
    work: inout WorkCounters
  ) {
    if let root = tree.nodes.root.branch {
      self.init(below: target, by: measure, from: root, work: &work)
    } else {
      work.indexNodesVisited &+= 1
      self.init(below: target, by: measure, in: tree.nodes.root.block, at: .root, after: Sums())
    }
  }

  @inline(never)
  private init(
    below target: Int64, by measure: some SumMeasure, from root: SumBranch<Block>,
    work: inout WorkCounters
  ) {
    self = root.withBlock(below: target, by: measure, work: &work) { block, path, start, _ in
      Self(below: target, by: measure, in: block, at: path, after: start)
    }
  }

  /// Makes a cursor at an element of a block.
  @inline(__always)
  private init(
    below target: Int64, by measure: some SumMeasure, in block: borrowing Block, at path: SumPath,
    after start: Sums
  ) {
    let found = block.find(below: target &- measure.value(of: start), by: measure)
    let entry = block.entries[found.slot]
    self.path = path
    slot = Int32(truncatingIfNeeded: found.slot)
    slotCount = Int32(truncatingIfNeeded: block.count)
    before = start &+ entry.before
    advance(by: found.element, of: entry)
  }

  /// Makes a cursor at the end of a tree.
  ///
  /// - Parameter total: The sums over all elements.
  @inline(__always)
  init(atEnd total: Sums) { before = total }

  /// The number of the element.
  @inline(__always)
  var index: Int { before.count }

  /// The distance of the element from the start of the first one.
  @inline(__always)
  var start: Subpixels { before.extent }

  // MARK: Reading

  /// Whether there is no element here, because all elements are before.
  @inline(__always)
  func isAtEnd(of tree: borrowing Tree) -> Bool { before.count == tree.total.count }

  /// The numbers of the element's stretch; it must exist.
  @inline(__always)
  func entry(in tree: borrowing Tree) -> Entry {
    guard let root = unsafe tree.nodes.root.unretainedBranch() else {
      return tree.nodes.root.block.entries[Int(slot)]
    }
    return unsafe root.read(at: path) { block, _ in block.entries[Int(slot)] }
  }

  /// The stretch of the element.
  func stretch(in tree: borrowing Tree) -> Tree.Stretch {
    guard let root = unsafe tree.nodes.root.unretainedBranch() else {
      return tree.nodes.root.block.stretch(Int(slot))
    }
    return unsafe root.read(at: path) { block, _ in block.stretch(Int(slot)) }
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

  /// Moves on to the first element with no item before a given one, or to the end.
  ///
  /// - Parameters:
  ///   - weight: The number of the item.
  ///   - tree: The tree.
  ///   - entry: The numbers of the element's stretch, read again for another stretch.
  @inline(__always)
  mutating func skip(toWeight weight: Int, in tree: borrowing Tree, _ entry: inout Entry) {
    while before.weight < weight, !isAtEnd(of: tree) {
      // Most often the next element is the one.
      if before.weight &+ entry.weight >= weight {
        next(past: entry, in: tree)
      } else {
        skipInStretch(toWeight: weight, past: entry, in: tree)
      }
      if indexInStretch == 0, !isAtEnd(of: tree) { entry = self.entry(in: tree) }
    }
  }

  /// Moves on to the first element of the stretch with no item before a given one, or to the next
  /// stretch.
  @inline(never)
  private mutating func skipInStretch(
    toWeight weight: Int, past entry: Entry, in tree: borrowing Tree
  ) {
    let (left, each) = (entry.count &- indexInStretch, entry.weight)
    let isWhole = left == 1 || each == 0
    advance(by: isWhole ? left : min(left, (weight - before.weight + each - 1) / each), of: entry)
    if indexInStretch == entry.count { leaveStretch(in: tree) }
  }

  /// Moves from behind the last element of a stretch to the next stretch, or to the end.
  @inline(__always)
  private mutating func leaveStretch(in tree: borrowing Tree) {
    indexInStretch = 0
    slot &+= 1
    if slot == slotCount { leaveBlock(of: tree) }
  }

  /// Moves from the end of a block to the start of the next one, if there is one.
  ///
  /// Finding it from the root costs O(log *r*) for *r* stretches, but only once for the 16 to 32
  /// stretches of a block.
  @inline(never)
  private mutating func leaveBlock(of tree: borrowing Tree) {
    guard let root = tree.nodes.root.branch, !isAtEnd(of: tree) else { return }
    var work = WorkCounters()
    self = Self(below: Int64(index) &+ 1, by: CountMeasure(), from: root, work: &work)
  }

  /// Moves on by some elements of the stretch.
  @inline(__always)
  private mutating func advance(by elements: Int, of entry: Entry) {
    indexInStretch &+= elements
    before.count &+= elements
    before.extent += entry.extent * elements
    before.weight &+= entry.weight &* elements
  }
}

extension StretchCursor where Attachment: AnyObject {
  /// The attachment of the element's stretch, held by the tree; `nil` if it has none.
  @unsafe @inline(__always)
  func attachment(in tree: borrowing Tree) -> Unmanaged<Attachment>? {
    guard let root = unsafe tree.nodes.root.unretainedBranch() else {
      return unsafe tree.nodes.root.block.unretainedAttachment(Int(slot))
    }
    return unsafe root.read(at: path) { block, _ in unsafe block.unretainedAttachment(Int(slot)) }
  }
}

extension StretchBlock where Attachment: AnyObject {
  /// The attachment of a stretch, held by the block.
  @unsafe @inline(__always)
  fileprivate func unretainedAttachment(_ slot: Int) -> Unmanaged<Attachment>? {
    guard !attachments.isEmpty else { return nil }
    return unsafe attachments[slot].map { unsafe .passUnretained($0) }
  }
}
