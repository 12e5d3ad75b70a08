/// Builder of a ``RunTree`` from runs that come in order.
struct RunTreeBuilder<Payload: BitwiseCopyable & Sendable, Attachment: Sendable> {
  typealias Tree = RunTree<Payload, Attachment>
  typealias Node = RunNode<Payload, Attachment>
  typealias Leaf = RunLeaf<Payload, Attachment>

  private var nodes: ContiguousArray<Node> = []
  private var leaf = Leaf()

  /// Adds a run behind all others.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(_ run: Tree.Run) {
    makeRoom()
    leaf.append(run)
  }

  /// Adds a run without an attachment behind all others.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(count: Int, extent: Subpixels, weight: Int, payload: Payload) {
    makeRoom()
    leaf.append(
      Leaf.Entry(
        count: count, extent: extent, weight: weight, payload: payload, before: leaf.total))
  }

  /// Begins another leaf if the last one is full.
  @inline(__always)
  private mutating func makeRoom() {
    if leaf.count == Node.capacity {
      nodes.append(RunNode(leaf))
      leaf = Leaf(capacity: Node.capacity)
    }
  }

  /// The tree of all runs.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  consuming func tree() -> Tree { RunTree(nodes, and: RunNode(leaf)) }
}

extension RunTree {
  /// Makes a tree of runs.
  ///
  /// - Parameter runs: The runs, in order.
  /// - Complexity: O(*r*) for *r* runs.
  init(_ runs: some Sequence<Run>) {
    var builder = RunTreeBuilder<Payload, Attachment>()
    for run in runs { builder.append(run) }
    self = builder.tree()
  }

  /// Makes a tree over leaves, of which only the last one may have less than the minimum.
  fileprivate init(_ leaves: ContiguousArray<Node>, and last: Node) {
    var nodes = leaves
    root = last
    while !nodes.isEmpty { root = Self.addLevel(over: &nodes, and: root) }
    precondition(total.count >= 0, "The sums of the runs are too large.")
  }

  /// Makes the branches over the nodes of a level.
  ///
  /// - Parameters:
  ///   - nodes: Full nodes, in whose place the branches come except for the last one.
  ///   - last: The node behind them, which may have less than the minimum.
  /// - Returns: The last branch.
  private static func addLevel(
    over nodes: inout ContiguousArray<Node>, and last: Node
  ) -> Node {
    let (left, right) = RunNode.balanced(nodes.removeLast(), last)
    nodes.append(left)
    if let right { nodes.append(right) }
    var branches: ContiguousArray<Node> = []
    var first = 0
    while nodes.count - first > Node.capacity {
      let end = first + Node.capacity
      branches.append(RunNode(ContiguousArray(nodes[first..<end])))
      first = end
    }
    let rest = RunNode(ContiguousArray(nodes[first...]))
    nodes = branches
    return rest
  }
}
