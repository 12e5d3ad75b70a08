/// Methods that solve the places of a custom group one block at a time.
extension LeafTree {
  /// Creates a tree by solving the places of a custom group, sharing blocks with an earlier tree
  /// where possible.
  ///
  /// The tree has the shape of the places. Where a node of places is the same as in the earlier
  /// tree, the solved node is reused.
  ///
  /// - Parameters:
  ///   - places: The places of a custom group's items.
  ///   - grid: The pixel grid of the display.
  ///   - zIndex: The z-index of items without one of their own.
  ///   - earlier: A tree solved with the same pixel grid and the same z-index.
  ///   - work: The counters for solved items.
  /// - Complexity: O(*b* log *n*) for *b* unshared blocks among *n* places.
  package init(
    _ places: CustomPlaces, grid: PixelGrid, zIndex: Int, sharing earlier: LeafTree?,
    work: inout WorkCounters
  ) {
    let solver = BlockSolver(grid: grid, zIndex: zIndex, count: places.count, earlier: earlier)
    root = solver.solve(places.root, from: 0, work: &work)
  }

  /// Returns the ranges of items that differ between this tree and an earlier one.
  ///
  /// - Parameter earlier: The earlier tree, solved with the same pixel grid and z-index.
  /// - Returns: The replaced items of the earlier tree, and their replacements in this one. The
  ///   ranges are empty if all items are equal, and cover all items if the places are not known.
  /// - Complexity: O(*n* + log *l*) for *n* items in unshared blocks, out of *l* items.
  package func difference(from earlier: LeafTree) -> (old: Range<Int>, new: Range<Int>) {
    guard let places = root.source, let others = earlier.root.source else {
      return (0..<earlier.count, 0..<count)
    }
    let (prefix, suffix) = places.commonCounts(with: others)
    return (prefix..<earlier.count - suffix, prefix..<count - suffix)
  }

  /// Returns the node whose items were solved from the given places, if one lies exactly the given
  /// number of items from one end of the tree; otherwise `nil`.
  fileprivate func node(
    solvedFrom places: PlaceNode, after skipped: Int, fromEnd: Bool
  ) -> LeafNode? {
    guard skipped >= 0, skipped < count else { return nil }
    var (node, left) = (root, skipped)
    while node.source !== places || left > 0 {
      guard node.level > places.level else { return nil }
      let child = node.child(of: fromEnd ? node.count - 1 - left : left)
      left -= fromEnd ? node.count - node.starts[child + 1] : node.starts[child]
      node = node.children[child]
    }
    return node
  }
}

/// A solver that converts nodes with the frames of a custom group into nodes with laid-out items.
private struct BlockSolver {
  let grid: PixelGrid
  let zIndex: Int
  /// The number of places in the whole tree.
  let count: Int
  let earlier: LeafTree?

  /// Solves places, reusing nodes solved earlier at the same distance from the start or the end.
  ///
  /// - Parameters:
  ///   - places: A block or branch of places that are still unsolved.
  ///   - start: The number of places before the node in the whole tree.
  ///   - work: The counters for solved items.
  /// - Returns: A node of solved items, reused from the earlier tree if possible.
  func solve(_ places: PlaceNode, from start: Int, work: inout WorkCounters) -> LeafNode {
    let end = start + places.count
    if let known = earlier?.node(solvedFrom: places, after: start, fromEnd: false)
      ?? earlier?.node(solvedFrom: places, after: count - end, fromEnd: true)
    {
      return known
    }
    guard places.isBlock else {
      var (children, start) = (ContiguousArray<LeafNode>(), start)
      children.reserveCapacity(places.children.count)
      for child in places.children {
        children.append(solve(child, from: start, work: &work))
        start += child.count
      }
      return LeafNode(children, source: places)
    }
    work.placesSolved += places.count
    return LeafNode(block(of: places), source: places)
  }

  private func block(of node: PlaceNode) -> LeafBlock {
    var block = LeafBlock(grid: grid, capacity: node.places.count)
    for place in node.places {
      block.append(
        origin: grid.subpixels(place.origin), size: PixelSize(place.size, grid: grid),
        zIndex: place.zIndex == 0 ? zIndex : place.zIndex)
    }
    return block
  }
}
