/// Persistent B+-tree over the measured instances of a section, with the unmeasured ones between.
///
/// A branch knows the sums in front of each child: the instances, the unmeasured ones among them
/// and the measured extents. So any instance, measured or not, is found on one way down.
///
///     branch    | 30 instances, 12 unmeasured, Σ 450 | 9 instances, 0 unmeasured, Σ 225 | …
///     blocks      · · 25 17 · · · 31 …                 25 25 25 …
///
/// The unmeasured instances behind the last measured one are not in the tree. Nodes may be less
/// than half full: one that has been begun at either end of a full neighbour fills up as more
/// instances are measured there. None is ever empty, but the root of an empty tree.
struct ExtentTree: Sendable {
  var root = ExtentNode()

  /// The sums over all instances up to the last measured one.
  var totals = ExtentSummary()

  /// The number of levels; 0 where nothing has been measured.
  var height: Int {
    guard totals.instances > 0 else { return 0 }
    var height = 1
    var node = root
    while let branch = node.branch {
      node = branch.node(at: 0)
      height += 1
    }
    return height
  }

  /// The branch that is the root, if it is one, for a change: it is copied if it is shared.
  @inline(__always)
  mutating func uniqueRoot() -> ExtentBranch? {
    if isKnownUniquelyReferenced(&root.branch) { return root.branch }
    root.branch = root.branch.map { ExtentBranch(copying: $0) }
    return root.branch
  }

  /// All nodes, each in front of those below it.
  ///
  /// - Complexity: O(*k*) for *k* nodes.
  var nodes: [ExtentNode] {
    var nodes = totals.instances > 0 ? [root] : []
    var next = 0
    while next < nodes.count {
      if let branch = nodes[next].branch { nodes += branch.slots.map { $0.node } }
      next += 1
    }
    return nodes
  }
}

extension ExtentTree {
  /// Returns the number of nodes that are also those of another tree.
  ///
  /// - Parameter other: The other tree.
  /// - Returns: The number of nodes.
  /// - Complexity: O(*k*²) for *k* nodes.
  func sharedNodeCount(with other: ExtentTree) -> Int {
    let others = other.nodes
    return nodes.count { node in others.contains { node.isIdentical(to: $0) } }
  }
}
