/// A node in the tree of ``CustomPlaces``: a block of places, or a branch over nodes of the level
/// below.
///
/// Nodes never change, so trees can share them. Blocks and branches are at least half full, except
/// for a root.
final class PlaceNode: Sendable {
  /// The maximum number of places in a block: a multiple of 16, because every sixteen neighbours
  /// share a bounding box.
  ///
  /// Including the array header, a block of places takes 40 bytes per place and nearly fills 12,288
  /// bytes; a block of leaves takes 16 bytes per item and nearly fills 5,120 bytes. Both are size
  /// classes of jemalloc. In measurements, lists with blocks of 10,240 or 14,336 bytes took double
  /// the time to rebuild.
  static var blockCapacity: Int { NodeLimit.elements(304) }
  /// The maximum number of children of a branch.
  static var branchCapacity: Int { NodeLimit.elements(32) }

  /// The places of a block; empty in a branch.
  let places: ContiguousArray<CustomPlan.Place>
  /// The children of a branch; empty in a block.
  let children: ContiguousArray<PlaceNode>
  /// The number of levels below the node.
  let level: Int
  /// The number of places in the subtree.
  let count: Int
  /// The distance from the group's corner to the farthest edge of the items along each axis, in
  /// points; never negative.
  let reach: Vector
  /// An error describing the first number that is not finite; `nil` if all are finite.
  let problem: LayoutError?

  /// Creates a block of places, determining how far they extend and whether all numbers are finite.
  ///
  /// - Complexity: O(*n*) for *n* places.
  init(_ places: ContiguousArray<CustomPlan.Place>) {
    self.places = places
    children = []
    level = 0
    count = places.count
    var reach = Vector.zero
    var problem: LayoutError?
    for place in places {
      reach.extendReach(place)
      guard problem == nil else { continue }
      do throws(LayoutError) { try FiniteCheck.check(place) } catch { problem = error }
    }
    self.reach = reach
    self.problem = problem
  }

  /// Creates a branch over nodes of one level.
  ///
  /// - Complexity: O(*c*) for *c* children.
  init(_ children: ContiguousArray<PlaceNode>) {
    places = []
    self.children = children
    level = children[0].level + 1
    var count = 0
    var reach = Vector.zero
    var problem: LayoutError?
    for child in children {
      count += child.count
      reach.horizontal = max(reach.horizontal, child.reach.horizontal)
      reach.vertical = max(reach.vertical, child.reach.vertical)
      if problem == nil { problem = child.problem }
    }
    self.count = count
    self.reach = reach
    self.problem = problem
  }

  var isBlock: Bool { level == 0 }

  /// The number of places in a block or children of a branch.
  var elementCount: Int { isBlock ? places.count : children.count }

  /// The maximum number of elements in this node: places in a block or children of a branch.
  var capacity: Int { isBlock ? Self.blockCapacity : Self.branchCapacity }

  /// Creates a tree of the given places.
  ///
  /// - Complexity: O(*n*) for *n* places.
  static func tree(of places: ContiguousArray<CustomPlan.Place>) -> PlaceNode {
    guard places.count > blockCapacity else { return PlaceNode(places) }
    var nodes = parts(of: places.count, capacity: blockCapacity).map {
      PlaceNode(ContiguousArray(places[$0]))
    }
    while nodes.count > 1 {
      nodes = parts(of: nodes.count, capacity: branchCapacity).map {
        PlaceNode(ContiguousArray(nodes[$0]))
      }
    }
    return nodes[0]
  }

  /// Divides a number of elements into full parts, except for the last two, which share the rest so
  /// that no part is less than half full.
  private static func parts(of count: Int, capacity: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while count - start >= 2 * capacity {
      parts.append(start..<start + capacity)
      start += capacity
    }
    guard count - start > capacity else { return parts + [start..<count] }
    let middle = start + (count - start + 1) / 2
    return parts + [start..<middle, middle..<count]
  }

  // MARK: Reading

  /// Returns the block containing a place, and the index of the block's first place.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  func block(of index: Int) -> (block: PlaceNode, start: Int) {
    var (node, start) = (self, 0)
    while !node.isBlock {
      let (child, before) = node.child(of: index - start)
      node = node.children[child]
      start += before
    }
    return (node, start)
  }

  /// Returns the index of the child containing a place, and the number of places before the child.
  func child(of index: Int) -> (child: Int, before: Int) {
    var before = 0
    for child in children.indices {
      guard index >= before + children[child].count else { return (child, before) }
      before += children[child].count
    }
    return (children.count - 1, before - children[children.count - 1].count)
  }

  /// Returns how far the first `limit` items extend along each axis, in points.
  func reach(ofFirst limit: Int) -> Vector {
    if limit >= count { return reach }
    var found = Vector.zero
    guard !isBlock else {
      for place in places.prefix(limit) { found.extendReach(place) }
      return found
    }
    var left = limit
    for child in children where left > 0 {
      let reach = child.reach(ofFirst: left)
      found.horizontal = max(found.horizontal, reach.horizontal)
      found.vertical = max(found.vertical, reach.vertical)
      left -= child.count
    }
    return found
  }

  /// Returns how many places two trees have in common at the start, and how many of the remaining
  /// places they have in common at the end.
  ///
  /// - Complexity: O(*n* + log *m*) for *m* places, *n* of them in unshared blocks.
  func commonCounts(with other: PlaceNode) -> (prefix: Int, suffix: Int) {
    let most = min(count, other.count)
    let prefix = commonCount(with: other, fromEnd: false, atMost: most)
    return (prefix, commonCount(with: other, fromEnd: true, atMost: most - prefix))
  }

  /// Returns the number of places two trees have in common at one end.
  ///
  /// - Parameters:
  ///   - other: The root of the tree to compare with this one.
  ///   - fromEnd: Whether to compare from the end instead of the start.
  ///   - most: The largest number of places to compare.
  /// - Returns: The number of common places, at most `most`.
  /// - Complexity: O(*n* + log *m*) for *m* places, *n* of them in unshared blocks.
  func commonCount(with other: PlaceNode, fromEnd: Bool, atMost most: Int) -> Int {
    var found = 0
    while found < most {
      let (mine, theirs) = (
        node(after: found, fromEnd: fromEnd), other.node(after: found, fromEnd: fromEnd)
      )
      // Of the nodes that start at this place, one contains the other.
      var (a, b) = (mine.node, theirs.node)
      while a !== b, !a.isBlock || !b.isBlock {
        let level = max(a.level, b.level)
        (a, b) = (a.edge(below: level, atEnd: fromEnd), b.edge(below: level, atEnd: fromEnd))
      }
      if a === b, mine.skipped == theirs.skipped {
        found += a.count - mine.skipped
        continue
      }
      let length = min(a.count - mine.skipped, b.count - theirs.skipped)
      let equal =
        (0..<length).first { offset in
          let (first, second) = (mine.skipped + offset, theirs.skipped + offset)
          return fromEnd
            ? a.places[a.count - 1 - first] != b.places[b.count - 1 - second]
            : a.places[first] != b.places[second]
        } ?? length
      found += equal
      if equal < length { break }
    }
    return min(found, most)
  }

  /// Returns the largest node that starts at a position, given as the number of places to skip from
  /// one end of the tree.
  ///
  /// If the position lies inside a block, the method returns the block and the number of places to
  /// skip in the block.
  private func node(after skipped: Int, fromEnd: Bool) -> (node: PlaceNode, skipped: Int) {
    var (node, left) = (self, skipped)
    while left > 0, !node.isBlock {
      let (child, before) = node.child(of: fromEnd ? node.count - 1 - left : left)
      left -= fromEnd ? node.count - before - node.children[child].count : before
      node = node.children[child]
    }
    return (node, left)
  }

  /// Returns the first or last child if the node is a branch of the given level; otherwise the node
  /// itself.
  private func edge(below level: Int, atEnd: Bool) -> PlaceNode {
    guard self.level == level else { return self }
    return children[atEnd ? children.count - 1 : 0]
  }
}

extension Vector {
  /// Increases the vector, if necessary, to reach the far edges of an item's frame.
  fileprivate mutating func extendReach(_ place: CustomPlan.Place) {
    horizontal = max(horizontal, place.origin.horizontal + place.size.horizontal)
    vertical = max(vertical, place.origin.vertical + place.size.vertical)
  }
}
