/// Splitting and joining of trees, which are given by their roots.
extension StretchNode {
  /// Splits a tree in two between elements.
  ///
  /// - Parameters:
  ///   - index: The number of elements of the first tree.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The roots of both trees.
  /// - Complexity: O(log *r*) for *r* stretches.
  func split(at index: Int, work: inout WorkCounters) -> (left: StretchNode, right: StretchNode) {
    guard index > 0 else { return (StretchNode(StretchBlock()), self) }
    guard index < total.count else { return (self, StretchNode(StretchBlock())) }
    guard !isBlock else {
      var (left, right) = (self, self)
      _ = left.replaceInBlock(index..<total.count, with: EmptyCollection(), work: &work)
      _ = right.replaceInBlock(0..<index, with: EmptyCollection(), work: &work)
      return (left, right)
    }
    work.indexNodesVisited &+= 1
    let child = branch[0].child(ofIndex: index)
    let children = branch[0].children
    let (left, right) = children[child].split(
      at: index - branch[0].columns[child].count, work: &work)
    return (
      StretchNode(rootOver: children[..<child]).joined(to: left, work: &work),
      right.joined(to: StretchNode(rootOver: children[(child + 1)...]), work: &work)
    )
  }

  /// Joins two trees.
  ///
  /// - Parameters:
  ///   - other: The root of the tree whose elements follow.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The root of the tree of all elements.
  /// - Complexity: O(*d* + 1) for *d* levels that one tree has more than the other.
  consuming func joined(to other: consuming StretchNode, work: inout WorkCounters) -> StretchNode {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let sibling: StretchNode?
    if level < other.level {
      sibling = other.insert(self, atEnd: false, work: &work)
      self = other
    } else {
      sibling = insert(other, atEnd: true, work: &work)
    }
    guard let sibling else { return self }
    return StretchNode([self, sibling])
  }

  /// Inserts a tree at the start or end of this one, which is at least as high.
  ///
  /// - Parameters:
  ///   - other: The root of the tree to insert.
  ///   - atEnd: Whether its elements come behind the others.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The node that follows this one on its level if one is not enough.
  private mutating func insert(
    _ other: StretchNode, atEnd: Bool, work: inout WorkCounters
  ) -> StretchNode? {
    work.indexNodesVisited &+= 1
    if level == other.level {
      let sibling: StretchNode?
      (self, sibling) = atEnd ? Self.balanced(self, other) : Self.balanced(other, self)
      return sibling
    }
    return branch[0].changeChild(atEnd ? elementCount - 1 : 0) {
      $0.insert(other, atEnd: atEnd, work: &work)
    }
  }

  /// Returns neighbours of one level so that each has the minimum, or one node in their place if
  /// they fit into one.
  static func balanced(_ left: StretchNode, _ right: StretchNode) -> (StretchNode, StretchNode?) {
    guard min(left.elementCount, right.elementCount) < minimum else { return (left, right) }
    let count = left.elementCount + right.elementCount
    let middle = count / 2
    if left.isBlock {
      var all = Block(0..<left.block.count, of: left.block)
      all.append(0..<right.block.count, of: right.block)
      guard count > capacity else { return (StretchNode(all), nil) }
      return (
        StretchNode(StretchBlock(0..<middle, of: all)),
        StretchNode(StretchBlock(middle..<count, of: all))
      )
    }
    let children = left.branch[0].children + right.branch[0].children
    guard count > capacity else { return (StretchNode(children), nil) }
    return (
      StretchNode(ContiguousArray(children[..<middle])),
      StretchNode(ContiguousArray(children[middle...]))
    )
  }

  /// Makes the root of the tree over children of a branch.
  private init(rootOver children: ArraySlice<StretchNode>) {
    guard let first = children.first else {
      self.init(StretchBlock())
      return
    }
    if children.count == 1 { self = first } else { self.init(ContiguousArray(children)) }
  }
}
