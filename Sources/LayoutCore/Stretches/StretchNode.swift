/// Node of a ``StretchTree``: a block with stretches, or a branch with nodes of the level below.
///
/// Arrays do the reference counting. Nodes that hold the same arrays share them, and the first
/// change to a shared array copies it, so a change copies the shared nodes of the path to it, and
/// works in place on the others.
struct StretchNode<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Branch = StretchBranch<Payload, Attachment>
  typealias Block = StretchBlock<Payload, Attachment>
  typealias Cursor = StretchCursor<Payload, Attachment>

  /// The stretches of a block; none in a branch.
  var block: Block
  /// The one branch that the node is; none in a block.
  var branch: ContiguousArray<Branch>

  @inline(__always)
  init(_ block: Block) {
    self.block = block
    branch = []
  }

  /// Makes a branch over nodes of the same level.
  init(_ children: ContiguousArray<StretchNode>) {
    block = StretchBlock()
    branch = [StretchBranch(children)]
  }

  /// The number of stretches of a block or children of a branch at most.
  static var capacity: Int { NodeLimit.elements(StretchColumns.width) }
  /// The number of stretches of a block or children of a branch at least, unless it is the root.
  static var minimum: Int { capacity / 2 }

  @inline(__always)
  var isBlock: Bool { branch.isEmpty }

  /// Whether the node has no stretch, which is true of the root of an empty tree only.
  var isEmpty: Bool { isBlock && block.count == 0 }

  /// The number of levels below the node; 0 for a block.
  var level: Int { isBlock ? 0 : branch[0].level }

  /// The number of stretches of a block or children of a branch.
  var elementCount: Int { isBlock ? block.count : branch[0].children.count }

  /// The sums over all elements below the node.
  @inline(__always)
  var total: StretchSums { isBlock ? block.total : branch[0].total }

  /// The number of stretches below the node.
  var stretchCount: Int { isBlock ? block.count : branch[0].stretchCount }

  /// Changes an element that is a stretch of its own.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - work: Counts the nodes looked at.
  ///   - change: Changes the stretch and its attachment; it stays a single element.
  /// - Returns: The difference between the sums, or nil if the stretch of the element has more
  ///   elements; then nothing has been done.
  @inline(__always)
  mutating func changeElement(
    at index: Int, work: inout WorkCounters,
    _ change: (inout Block.Entry, inout Attachment?) -> Void
  ) -> StretchSums? {
    guard isBlock else { return branch[0].changeElement(at: index, work: &work, change) }
    work.indexNodesVisited &+= 1
    return block.changeElement(at: index, change)
  }

  /// The outcome of an attempt to replace elements in one block.
  enum Replacement {
    /// The elements are in several blocks or the stretches too many; nothing has been done.
    case notInOneBlock
    /// The elements have been replaced; if one node is not enough, the sibling follows it.
    case done(sibling: StretchNode?)
  }

  /// Replaces elements by stretches if all of them are in one block.
  ///
  /// The node may be left with less than the minimum.
  ///
  /// - Parameters:
  ///   - range: The elements.
  ///   - stretches: The stretches that come in their place.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The outcome.
  mutating func replaceInBlock(
    _ range: Range<Int>, with stretches: some Collection<Tree.Stretch>,
    work: inout WorkCounters
  ) -> Replacement {
    guard isBlock else { return branch[0].replaceInBlock(range, with: stretches, work: &work) }
    work.indexNodesVisited &+= 1
    guard block.replace(range, with: stretches, limit: 2 * Self.capacity) else {
      return .notInOneBlock
    }
    guard block.count > Self.capacity else { return .done(sibling: nil) }
    let middle = block.count / 2
    let sibling = StretchNode(StretchBlock(middle..<block.count, of: block))
    block = StretchBlock(0..<middle, of: block)
    return .done(sibling: sibling)
  }
}
