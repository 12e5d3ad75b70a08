/// Place of an element of a ``StretchTree``, which moves on in O(1) on average.
///
/// It counts no references, so it must not be used once the tree has been changed.
struct StretchCursor<Payload: BitwiseCopyable & Sendable, Attachment: Sendable> {
  typealias Block = StretchBlock<Payload, Attachment>
  typealias Stretch = StretchTree<Payload, Attachment>.Stretch

  /// The root of the tree, from which the next block is found, if it is a branch.
  private let root: Borrowed<SumBranch<Block>>?
  /// The stretches of a block, and their attachments if one has any.
  private var entries: BorrowedElements<Block.Entry>
  private var attachments: BorrowedElements<Attachment?>
  /// The number of the stretch in its block, or the number of its stretches at the end of the tree.
  private var slot: Int
  /// The number of the element in its stretch.
  private(set) var indexInStretch: Int
  /// The sums over all elements before the element.
  private(set) var before: Sums

  /// Makes a cursor at the last element before which a measure is below a target; at the first one
  /// if there is none.
  ///
  /// - Parameters:
  ///   - target: The target, which is not beyond the total.
  ///   - measure: The measure.
  ///   - tree: The tree, which is not empty.
  ///   - work: Counts the nodes looked at.
  @inline(__always)
  init(
    below target: Int64, by measure: some SumMeasure, in tree: SumTree<Block>,
    work: inout WorkCounters
  ) {
    if let root = tree.root.branch {
      self.init(below: target, by: measure, from: Borrowed(root), work: &work)
    } else {
      work.indexNodesVisited &+= 1
      self.init(below: target, by: measure, in: tree.root.block, after: Sums(), root: nil)
    }
  }

  @inline(never)
  private init(
    below target: Int64, by measure: some SumMeasure, from root: Borrowed<SumBranch<Block>>,
    work: inout WorkCounters
  ) {
    let place = SumPlace(below: target, by: measure, from: root, work: &work)
    self = place.read {
      Self(below: target, by: measure, in: $0, after: place.before, root: root)
    }
  }

  /// Makes a cursor at an element of a block.
  @inline(__always)
  private init(
    below target: Int64, by measure: some SumMeasure, in block: borrowing Block,
    after before: Sums, root: Borrowed<SumBranch<Block>>?
  ) {
    let found = block.find(below: target &- measure.value(of: before), by: measure)
    self.root = root
    entries = BorrowedElements(block.entries)
    attachments = BorrowedElements(block.attachments)
    slot = found.slot
    indexInStretch = 0
    self.before = before &+ entries[slot].before
    advance(by: found.element)
  }

  /// Makes a cursor at the end of a tree.
  ///
  /// - Parameter total: The sums over all elements.
  @inline(__always)
  init(atEnd total: Sums) {
    root = nil
    entries = BorrowedElements()
    attachments = BorrowedElements()
    slot = 0
    indexInStretch = 0
    before = total
  }

  /// Whether there is no element here, because all elements are before.
  @inline(__always)
  var isAtEnd: Bool { slot == entries.count }

  /// The number of the element.
  @inline(__always)
  var index: Int { before.count }

  /// The distance of the element from the start of the first one.
  @inline(__always)
  var start: Subpixels { before.extent }

  /// The stretch of the element, which must be there.
  @inline(__always)
  var stretch: Stretch { entries[slot].stretch(attachment: attachment) }

  /// The number of elements of the stretch from this one on.
  @inline(__always)
  var remainingInStretch: Int { entries[slot].count &- indexInStretch }

  /// The weight of the element, which is that of all of its stretch.
  @inline(__always)
  var weight: Int { entries[slot].weight }

  /// The payload of the element's stretch.
  @inline(__always)
  var payload: Payload { entries[slot].payload }

  /// The attachment of the element's stretch; `nil` if it has none.
  @inline(__always)
  var attachment: Attachment? { attachments.isEmpty ? nil : attachments[slot] }

  /// Moves to the next element, or to the end.
  @inline(__always)
  mutating func next() {
    advance(by: 1)
    if remainingInStretch == 0 { leaveStretch() }
  }

  /// Moves to the first element of the next stretch, or to the end.
  @inline(__always)
  mutating func nextStretch() {
    advance(by: remainingInStretch)
    leaveStretch()
  }

  /// Moves on to the first element that has no item before one, or to the end.
  @inline(__always)
  mutating func skip(toWeight weight: Int) {
    while !isAtEnd, before.weight < weight {
      // Most often the next element is the one.
      if before.weight &+ entries[slot].weight >= weight {
        next()
      } else {
        skipInStretch(toWeight: weight)
      }
    }
  }

  /// Moves on to the first element of the stretch that has no item before one, or to the next
  /// stretch.
  @inline(never)
  private mutating func skipInStretch(toWeight weight: Int) {
    let (left, each) = (remainingInStretch, entries[slot].weight)
    let isWhole = left == 1 || each == 0
    advance(by: isWhole ? left : min(left, (weight - before.weight + each - 1) / each))
    if remainingInStretch == 0 { leaveStretch() }
  }

  /// Moves from behind the last element of a stretch to the next stretch.
  @inline(__always)
  private mutating func leaveStretch() {
    indexInStretch = 0
    slot &+= 1
    if slot == entries.count { nextBlock() }
  }

  /// Moves on by some elements of the stretch.
  @inline(__always)
  private mutating func advance(by elements: Int) {
    indexInStretch &+= elements
    before.count &+= elements
    before.extent += entries[slot].extent * elements
    before.weight &+= entries[slot].weight &* elements
  }

  /// Moves from the end of a block to the start of the next one, if there is one.
  ///
  /// Finding it from the root costs O(log *r*) for *r* stretches, but only once for the 16 to 32
  /// stretches of a block.
  @inline(never)
  private mutating func nextBlock() {
    guard let root, before.count < root.read({ $0.totals.count }) else { return }
    var work = WorkCounters()
    self = Self(below: Int64(index) &+ 1, by: CountMeasure(), from: root, work: &work)
  }
}
