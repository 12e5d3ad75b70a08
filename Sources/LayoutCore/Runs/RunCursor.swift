/// Place of an element of a ``RunTree``, which moves on in O(1) on average.
///
/// It counts no references, so it must not be used once the tree has been changed.
struct RunCursor<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Node = RunNode<Payload, Attachment>
  typealias Leaf = RunLeaf<Payload, Attachment>
  typealias Branch = RunBranch<Payload, Attachment>
  typealias Run = RunTree<Payload, Attachment>.Run

  /// The root of the tree, from which the next leaf is found, if it is a branch.
  private let root: BorrowedElements<Branch>
  /// The runs of a leaf, and their attachments if one has any.
  private var entries: BorrowedElements<Leaf.Entry>
  private var attachments: BorrowedElements<Attachment?>
  /// The number of the run in its leaf, or the number of its runs at the end of the tree.
  private var slot: Int
  /// The number of the element in its run.
  private(set) var indexInRun: Int
  /// The sums over all elements before the element.
  private(set) var before: RunSums

  /// Makes a cursor at an element.
  ///
  /// - Parameters:
  ///   - indexInRun: The number of the element in its run.
  ///   - slot: The number of the run in its leaf.
  ///   - leaf: The leaf.
  ///   - root: The root of the tree if it is a branch.
  ///   - before: The sums before the run.
  @inline(__always)
  init(
    indexInRun: Int, ofRun slot: Int, in leaf: borrowing Leaf,
    root: BorrowedElements<Branch>, before: RunSums
  ) {
    self.root = root
    entries = BorrowedElements(leaf.entries)
    attachments = BorrowedElements(leaf.attachments)
    self.slot = slot
    self.indexInRun = 0
    self.before = before
    advance(by: indexInRun)
  }

  /// Makes a cursor at the end of a tree.
  ///
  /// - Parameter total: The sums over all elements.
  @inline(__always)
  init(atEnd total: RunSums) {
    root = BorrowedElements()
    entries = BorrowedElements()
    attachments = BorrowedElements()
    slot = 0
    indexInRun = 0
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

  /// The run of the element, which must be there.
  @inline(__always)
  var run: Run { entries[slot].run(attachment: attachment) }

  /// The number of elements of the run from this one on.
  @inline(__always)
  var remainingInRun: Int { entries[slot].count &- indexInRun }

  /// The weight of the element, which is that of all of its run.
  @inline(__always)
  var weight: Int { entries[slot].weight }

  /// The payload of the element's run.
  @inline(__always)
  var payload: Payload { entries[slot].payload }

  /// The attachment of the element's run; `nil` if it has none.
  @inline(__always)
  var attachment: Attachment? { attachments.isEmpty ? nil : attachments[slot] }

  /// Moves to the next element, or to the end.
  @inline(__always)
  mutating func next() {
    advance(by: 1)
    if remainingInRun == 0 { leaveRun() }
  }

  /// Moves to the first element of the next run, or to the end.
  @inline(__always)
  mutating func nextRun() {
    advance(by: remainingInRun)
    leaveRun()
  }

  /// Moves on to the first element that has no item before one, or to the end.
  @inline(__always)
  mutating func skip(toWeight weight: Int) {
    while !isAtEnd, before.weight < weight {
      // Most often the next element is the one.
      if before.weight &+ entries[slot].weight >= weight {
        next()
      } else {
        skipInRun(toWeight: weight)
      }
    }
  }

  /// Moves on to the first element of the run that has no item before one, or to the next run.
  @inline(never)
  private mutating func skipInRun(toWeight weight: Int) {
    let (left, each) = (remainingInRun, entries[slot].weight)
    let isWhole = left == 1 || each == 0
    advance(by: isWhole ? left : min(left, (weight - before.weight + each - 1) / each))
    if remainingInRun == 0 { leaveRun() }
  }

  /// Moves from behind the last element of a run to the next run.
  @inline(__always)
  private mutating func leaveRun() {
    indexInRun = 0
    slot &+= 1
    if slot == entries.count { nextLeaf() }
  }

  /// Moves on by some elements of the run.
  @inline(__always)
  private mutating func advance(by elements: Int) {
    indexInRun &+= elements
    before.count &+= elements
    before.extent += entries[slot].extent * elements
    before.weight &+= entries[slot].weight &* elements
  }

  /// Moves from the end of a leaf to the start of the next one, if there is one.
  ///
  /// Finding it from the root costs O(log *r*) for *r* runs, but only once for the 16 to 32 runs of
  /// a leaf.
  @inline(never)
  private mutating func nextLeaf() {
    guard !root.isEmpty, before.count < root[0].total.count else { return }
    self = RunNode.seek(
      below: Int64(index) &+ 1, by: RunCountMeasure.self, in: root, before: RunSums(),
      root: root)
  }
}
