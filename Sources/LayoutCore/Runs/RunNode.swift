/// Node of a ``RunTree``: a leaf with runs, or a branch with nodes of the level below.
///
/// Arrays do the reference counting. Nodes that hold the same arrays share them, and the first
/// change to a shared array copies it, so a change copies the shared nodes of the path to it, and
/// works in place on the others.
struct RunNode<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Tree = RunTree<Payload, Attachment>
  typealias Branch = RunBranch<Payload, Attachment>
  typealias Leaf = RunLeaf<Payload, Attachment>
  typealias Cursor = RunCursor<Payload, Attachment>

  /// The runs of a leaf; none in a branch.
  var leaf: Leaf
  /// The one branch that the node is; none in a leaf.
  var branch: ContiguousArray<Branch>

  @inline(__always)
  init(_ leaf: Leaf) {
    self.leaf = leaf
    branch = []
  }

  /// Makes a branch over nodes of the same level.
  init(_ children: ContiguousArray<RunNode>) {
    leaf = RunLeaf()
    branch = [RunBranch(children)]
  }

  /// The number of runs of a leaf or children of a branch at most.
  static var capacity: Int { RunColumns.width }
  /// The number of runs of a leaf or children of a branch at least, unless it is the root.
  static var minimum: Int { capacity / 2 }

  @inline(__always)
  var isLeaf: Bool { branch.isEmpty }

  /// Whether the node has no run, which is true of the root of an empty tree only.
  var isEmpty: Bool { isLeaf && leaf.count == 0 }

  /// The number of levels below the node; 0 for a leaf.
  var level: Int { isLeaf ? 0 : branch[0].level }

  /// The number of runs of a leaf or children of a branch.
  var elementCount: Int { isLeaf ? leaf.count : branch[0].children.count }

  /// The sums over all elements below the node.
  @inline(__always)
  var total: RunSums { isLeaf ? leaf.total : branch[0].total }

  /// The number of runs below the node.
  var runCount: Int { isLeaf ? leaf.count : branch[0].runCount }

  /// Changes an element that is a run of its own.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - work: Counts the nodes looked at.
  ///   - change: Changes the run and its attachment; it stays a single element.
  /// - Returns: The difference between the sums, or nil if the run of the element has more
  ///   elements; then nothing has been done.
  @inline(__always)
  mutating func changeElement(
    at index: Int, work: inout WorkCounters,
    _ change: (inout Leaf.Entry, inout Attachment?) -> Void
  ) -> RunSums? {
    guard isLeaf else { return branch[0].changeElement(at: index, work: &work, change) }
    work.indexNodesVisited &+= 1
    return leaf.changeElement(at: index, change)
  }

  /// The outcome of an attempt to replace elements in one leaf.
  enum Replacement {
    /// The elements are in several leaves or the runs too many; nothing has been done.
    case notInOneLeaf
    /// The elements have been replaced; if one node is not enough, the sibling follows it.
    case done(sibling: RunNode?)
  }

  /// Replaces elements by runs if all of them are in one leaf.
  ///
  /// The node may be left with less than the minimum.
  ///
  /// - Parameters:
  ///   - range: The elements.
  ///   - runs: The runs that come in their place.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The outcome.
  mutating func replaceInLeaf(
    _ range: Range<Int>, with runs: some Collection<Tree.Run>,
    work: inout WorkCounters
  ) -> Replacement {
    guard isLeaf else { return branch[0].replaceInLeaf(range, with: runs, work: &work) }
    work.indexNodesVisited &+= 1
    guard leaf.replace(range, with: runs, limit: 2 * Self.capacity) else { return .notInOneLeaf }
    guard leaf.count > Self.capacity else { return .done(sibling: nil) }
    let middle = leaf.count / 2
    let sibling = RunNode(RunLeaf(middle..<leaf.count, of: leaf))
    leaf = RunLeaf(0..<middle, of: leaf)
    return .done(sibling: sibling)
  }
}
