/// Methods that split and join trees of places; each tree is represented by its root.
extension PlaceNode {
  /// Returns a tree with only the first `limit` places of this tree.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  func prefix(_ limit: Int) -> PlaceNode {
    guard limit < count else { return self }
    guard !isBlock, limit > 0 else { return PlaceNode(ContiguousArray(places.prefix(limit))) }
    let (child, before) = child(of: limit)
    return Self.root(over: ContiguousArray(children[..<child]))
      .joined(to: children[child].prefix(limit - before))
  }

  /// Returns a tree with only this tree's places from an index to the end.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  func suffix(from start: Int) -> PlaceNode {
    guard start > 0 else { return self }
    guard !isBlock, start < count else {
      return PlaceNode(ContiguousArray(places.dropFirst(start)))
    }
    let (child, before) = child(of: start)
    return children[child].suffix(from: start - before)
      .joined(to: Self.root(over: ContiguousArray(children[(child + 1)...])))
  }

  /// Returns a tree with the places of this tree, followed by the places of another.
  ///
  /// - Parameter other: The root of the tree to append.
  /// - Returns: The root of the joined tree.
  /// - Complexity: O(*d* + 1) for a difference of *d* levels between the trees.
  func joined(to other: PlaceNode) -> PlaceNode {
    if count == 0 { return other }
    if other.count == 0 { return self }
    let nodes =
      level < other.level
      ? other.inserting(self, atEnd: false) : inserting(other, atEnd: true)
    return nodes.count == 1 ? nodes[0] : PlaceNode(nodes)
  }

  /// Inserts another tree at the start or the end of this one, and returns the result as one or two
  /// nodes at the level of this node.
  ///
  /// The level of `other` must not be higher than the level of this node.
  private func inserting(_ other: PlaceNode, atEnd: Bool) -> ContiguousArray<PlaceNode> {
    if level == other.level {
      return atEnd ? Self.balanced(self, other) : Self.balanced(other, self)
    }
    let child = atEnd ? children.count - 1 : 0
    var children = children
    children.replaceSubrange(child...child, with: children[child].inserting(other, atEnd: atEnd))
    return Self.branches(over: children)
  }

  /// Returns one or two branches over the given nodes, which must all have the same level.
  private static func branches(
    over children: ContiguousArray<PlaceNode>
  ) -> ContiguousArray<PlaceNode> {
    guard children.count > branchCapacity else { return [PlaceNode(children)] }
    let middle = children.count / 2
    return [
      PlaceNode(ContiguousArray(children[..<middle])),
      PlaceNode(ContiguousArray(children[middle...])),
    ]
  }

  /// Merges two adjacent nodes of one level if they fit into a single node, or balances them so
  /// that each is at least half full.
  private static func balanced(
    _ left: PlaceNode, _ right: PlaceNode
  ) -> ContiguousArray<PlaceNode> {
    guard min(left.elementCount, right.elementCount) < left.capacity / 2 else {
      return [left, right]
    }
    guard left.isBlock else { return branches(over: left.children + right.children) }
    let places = left.places + right.places
    guard places.count > blockCapacity else { return [PlaceNode(places)] }
    let middle = places.count / 2
    return [
      PlaceNode(ContiguousArray(places[..<middle])),
      PlaceNode(ContiguousArray(places[middle...])),
    ]
  }

  /// Returns the root of a tree over the given nodes of one level; a single node is its own root.
  private static func root(over children: ContiguousArray<PlaceNode>) -> PlaceNode {
    guard let first = children.first else { return PlaceNode(ContiguousArray<CustomPlan.Place>()) }
    return children.count == 1 ? first : PlaceNode(children)
  }

  /// Returns a copy of the tree with some places of a single block replaced; `nil` unless the
  /// places lie in one block that stays at least half full and does not overflow.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* places and *k* new ones.
  func replacingPlacesInBlock(
    _ range: Range<Int>, with new: ContiguousArray<CustomPlan.Place>
  ) -> PlaceNode? {
    guard !isBlock else {
      let length = count - range.count + new.count
      guard length >= Self.blockCapacity / 2, length <= Self.blockCapacity else { return nil }
      var places = places
      places.replaceSubrange(range, with: new)
      return PlaceNode(places)
    }
    // Places inserted between two blocks go to the end of the first.
    let (child, before) = child(of: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
    guard range.upperBound - before <= children[child].count,
      let changed = children[child].replacingPlacesInBlock(
        range.lowerBound - before..<range.upperBound - before, with: new)
    else { return nil }
    var children = children
    children[child] = changed
    return PlaceNode(children)
  }
}
