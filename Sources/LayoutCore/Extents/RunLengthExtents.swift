/// Index of the measured instances alone, in a B+-tree, with the lengths of the gaps in between.
///
/// Each measured instance is an entry of eight bytes; there are up to 124 in a block of the tree
/// and up to 32 children in a branch. An instance starts at the sum of the measured extents in
/// front of it, and the estimate times the number of unmeasured ones:
///
///     measured: 2 → 25, 6 → 17     · · 25 · · · 17
///     start of 5 = 25 + 4 · estimate
///
/// so a new estimate touches no entry. For *m* measured instances everything takes O(log *m*),
/// inserting and removing runs included, and memory is O(*m*), whatever the number of instances.
///
/// The tree is persistent: a copy shares its nodes, and a change copies only those on its way.
public struct RunLengthExtents: ExtentIndex {
  /// The name of this index in results.
  public static let name = "run-length"

  /// The largest number of children of a node of the tree.
  public static let fanOut = SumBranch<ExtentBlock>.width

  var tree = ExtentTree()

  /// The number of instances.
  public internal(set) var count: Int

  /// The extent of every instance that has not been measured; setting it takes O(1).
  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
  }

  /// Makes an index of instances none of which has been measured.
  ///
  /// - Complexity: O(1), and no memory.
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    self.count = count
    self.estimate = estimate
  }

  /// Makes an index of instances some of which have been measured.
  ///
  /// - Complexity: O(*m*) for *m* measured instances.
  public init(
    count: Int, estimate: Subpixels,
    measured: some Sequence<(index: Int, extent: Subpixels)>
  ) {
    self.init(count: count, estimate: estimate)
    tree = ExtentTree(measured)
    precondition(
      tree.totals.count <= count,
      "There is no instance \(tree.totals.count - 1) among \(count).")
  }

  /// The number of instances that have been measured.
  public var measuredCount: Int { tree.totals.measured }
  /// The sum of the measured extents alone.
  public var measuredTotal: Subpixels { tree.totals.extent }

  /// The number of levels of the tree; 0 where nothing has been measured.
  public var height: Int { tree.height }

  /// The number of nodes of the tree; 0 where nothing has been measured.
  public var nodeCount: Int { tree.nodes.count }

  /// Returns the number of nodes that are also those of another index.
  ///
  /// - Parameter other: The other index.
  /// - Returns: The number of nodes.
  /// - Complexity: O(*k*²) for *k* nodes.
  package func sharedNodeCount(with other: RunLengthExtents) -> Int {
    tree.sharedNodeCount(with: other.tree)
  }
}
