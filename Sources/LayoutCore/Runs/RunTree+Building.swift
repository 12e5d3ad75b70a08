extension RunTree {
  /// Makes a tree of runs.
  ///
  /// - Parameter runs: The runs, in order.
  /// - Complexity: O(*r*) for *r* runs.
  init(_ runs: some Sequence<Run>) {
    let capacity = RunNode<Payload>.capacity
    var nodes: ContiguousArray<RunNode<Payload>> = []
    var leaf = RunLeaf<Payload>(capacity: min(runs.underestimatedCount, capacity))
    for run in runs {
      if leaf.count == capacity {
        nodes.append(RunNode(leaf))
        leaf = RunLeaf(capacity: capacity)
      }
      leaf.append(run)
    }
    root = RunNode(leaf)
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
    over nodes: inout ContiguousArray<RunNode<Payload>>, and last: RunNode<Payload>
  ) -> RunNode<Payload> {
    let (left, right) = RunNode.balanced(nodes.removeLast(), last)
    nodes.append(left)
    if let right { nodes.append(right) }
    var branches: ContiguousArray<RunNode<Payload>> = []
    var first = 0
    while nodes.count - first > RunNode<Payload>.capacity {
      let end = first + RunNode<Payload>.capacity
      branches.append(RunNode(ContiguousArray(nodes[first..<end])))
      first = end
    }
    let rest = RunNode(ContiguousArray(nodes[first...]))
    nodes = branches
    return rest
  }
}
