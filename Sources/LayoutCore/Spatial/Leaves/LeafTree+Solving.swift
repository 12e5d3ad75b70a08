/// Solving of custom places, block by block.
extension LeafTree {
  /// Solves places that earlier ones may share blocks with.
  ///
  /// The tree has the shape of the places. A node whose places are those of an earlier node is that
  /// node.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - grid: The pixels of the display.
  ///   - zIndex: The order of items without one of their own.
  ///   - earlier: A tree that was solved with the same pixels and the same order.
  ///   - work: Counts the items solved.
  /// - Complexity: O(*b* log *n*) for *b* blocks that are not shared among *n* places.
  package init(
    _ places: CustomPlaces, grid: PixelGrid, zIndex: Int, sharing earlier: LeafTree?,
    work: inout WorkCounters
  ) {
    let solver = BlockSolver(grid: grid, zIndex: zIndex)
    let nodes = solver.solve([places.root], among: earlier.map { [$0.root] } ?? [], work: &work)
    root = nodes[0]
  }

  /// Where two trees differ: the items of the earlier one that this one has others for.
  ///
  /// - Parameter earlier: The earlier tree.
  /// - Returns: The ranges, to the border of a block; empty ones if the trees are the same.
  /// - Complexity: O(log *l*) for *l* items.
  package func difference(from earlier: LeafTree) -> (old: Range<Int>, new: Range<Int>) {
    let prefix = commonCount(with: earlier, fromEnd: false, most: min(count, earlier.count))
    let suffix = commonCount(with: earlier, fromEnd: true, most: min(count, earlier.count) - prefix)
    return (prefix..<earlier.count - suffix, prefix..<count - suffix)
  }

  /// How many items two trees share at one end.
  private func commonCount(with other: LeafTree, fromEnd: Bool, most: Int) -> Int {
    var shared = 0
    while shared < most {
      let mine = largestNode(after: shared, fromEnd: fromEnd)
      let theirs = other.largestNode(after: shared, fromEnd: fromEnd)
      guard let equal = mine.first(where: { node in theirs.contains { $0 === node } }) else {
        break
      }
      shared += equal.count
    }
    return min(shared, most)
  }

  /// The nodes that start a number of items from one end of the tree, the largest first.
  private func largestNode(after skipped: Int, fromEnd: Bool) -> [LeafNode] {
    var found: [LeafNode] = []
    var (node, left) = (root, skipped)
    while true {
      if left == 0 { found.append(node) }
      guard node.level > 0 else { return found }
      let index = fromEnd ? node.count - 1 - left : left
      let child = node.child(of: index)
      left -= fromEnd ? node.count - node.starts[child + 1] : node.starts[child]
      node = node.children[child]
    }
  }
}

/// Solver of blocks of custom places.
private struct BlockSolver {
  let grid: PixelGrid
  let zIndex: Int

  /// Solves nodes of one level.
  ///
  /// - Parameters:
  ///   - places: The nodes.
  ///   - earlier: Solved nodes of which some may have been solved from the same places.
  ///   - work: Counts the items solved.
  /// - Returns: The solved nodes, in order.
  func solve(
    _ places: ContiguousArray<PlaceNode>, among earlier: ContiguousArray<LeafNode>,
    work: inout WorkCounters
  ) -> ContiguousArray<LeafNode> {
    guard let level = places.first?.level else { return [] }
    // A tree that was higher has its nodes of this level farther below.
    var earlier = earlier
    while let first = earlier.first, first.level > level {
      earlier = ContiguousArray(earlier.flatMap { $0.children })
    }
    var known: [ObjectIdentifier: LeafNode] = [:]
    var isUsed: Set<ObjectIdentifier> = []
    for node in earlier where node.level == level {
      if let source = node.source { known[ObjectIdentifier(source)] = node }
    }
    let unknown = places.filter { known[ObjectIdentifier($0)] == nil }
    for node in places { isUsed.insert(ObjectIdentifier(node)) }
    let unused = earlier.filter { node in
      node.level < level || node.source.map { !isUsed.contains(ObjectIdentifier($0)) } ?? true
    }
    var solved = self.solved(
      ContiguousArray(unknown), among: ContiguousArray(unused), work: &work)[...]
    return ContiguousArray(
      places.map { node in
        known[ObjectIdentifier(node)] ?? solved.removeFirst()
      })
  }

  /// Solves nodes of one level that have not been solved before.
  private func solved(
    _ places: ContiguousArray<PlaceNode>, among earlier: ContiguousArray<LeafNode>,
    work: inout WorkCounters
  ) -> ContiguousArray<LeafNode> {
    guard let level = places.first?.level, level > 0 else {
      return ContiguousArray(
        places.map { node in
          work.placesSolved += node.count
          return LeafNode(block(of: node), source: node)
        })
    }
    let below = ContiguousArray(places.flatMap { $0.children })
    let candidates = ContiguousArray(earlier.flatMap { $0.level < level ? [$0] : $0.children })
    var children = solve(below, among: candidates, work: &work)[...]
    return ContiguousArray(
      places.map { node in
        let count = node.children.count
        defer { children = children.dropFirst(count) }
        return LeafNode(ContiguousArray(children.prefix(count)), source: node)
      })
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
