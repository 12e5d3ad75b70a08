/// Splitting and joining of trees, which are given by their roots.
extension RunNode {
  /// Splits a tree in two between elements.
  ///
  /// - Parameters:
  ///   - index: The number of elements of the first tree.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The roots of both trees.
  /// - Complexity: O(log *r*) for *r* runs.
  func split(at index: Int, work: inout WorkCounters) -> (left: RunNode, right: RunNode) {
    guard index > 0 else { return (RunNode(RunLeaf()), self) }
    guard index < total.count else { return (self, RunNode(RunLeaf())) }
    guard !isLeaf else {
      var (left, right) = (self, self)
      _ = left.replaceInLeaf(index..<total.count, with: EmptyCollection(), work: &work)
      _ = right.replaceInLeaf(0..<index, with: EmptyCollection(), work: &work)
      return (left, right)
    }
    work.indexNodesVisited &+= 1
    let child = branch[0].child(ofIndex: index)
    let children = branch[0].children
    let (left, right) = children[child].split(
      at: index - branch[0].columns[child].count, work: &work)
    return (
      RunNode(rootOver: children[..<child]).joined(to: left, work: &work),
      right.joined(to: RunNode(rootOver: children[(child + 1)...]), work: &work)
    )
  }

  /// Joins two trees.
  ///
  /// - Parameters:
  ///   - other: The root of the tree whose elements follow.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The root of the tree of all elements.
  /// - Complexity: O(*d* + 1) for *d* levels that one tree has more than the other.
  consuming func joined(to other: consuming RunNode, work: inout WorkCounters) -> RunNode {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let sibling: RunNode?
    if level < other.level {
      sibling = other.insert(self, atEnd: false, work: &work)
      self = other
    } else {
      sibling = insert(other, atEnd: true, work: &work)
    }
    guard let sibling else { return self }
    return RunNode([self, sibling])
  }

  /// Inserts a tree at the start or end of this one, which is at least as high.
  ///
  /// - Parameters:
  ///   - other: The root of the tree to insert.
  ///   - atEnd: Whether its elements come behind the others.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The node that follows this one on its level if one is not enough.
  private mutating func insert(
    _ other: RunNode, atEnd: Bool, work: inout WorkCounters
  ) -> RunNode? {
    work.indexNodesVisited &+= 1
    if level == other.level {
      let sibling: RunNode?
      (self, sibling) = atEnd ? Self.balanced(self, other) : Self.balanced(other, self)
      return sibling
    }
    return branch[0].changeChild(atEnd ? elementCount - 1 : 0) {
      $0.insert(other, atEnd: atEnd, work: &work)
    }
  }

  /// Returns neighbours of one level so that each has the minimum, or one node in their place if
  /// they fit into one.
  static func balanced(_ left: RunNode, _ right: RunNode) -> (RunNode, RunNode?) {
    guard min(left.elementCount, right.elementCount) < minimum else { return (left, right) }
    let count = left.elementCount + right.elementCount
    let middle = count / 2
    if left.isLeaf {
      var all = Leaf(0..<left.leaf.count, of: left.leaf)
      all.append(0..<right.leaf.count, of: right.leaf)
      guard count > capacity else { return (RunNode(all), nil) }
      return (RunNode(RunLeaf(0..<middle, of: all)), RunNode(RunLeaf(middle..<count, of: all)))
    }
    let children = left.branch[0].children + right.branch[0].children
    guard count > capacity else { return (RunNode(children), nil) }
    return (
      RunNode(ContiguousArray(children[..<middle])), RunNode(ContiguousArray(children[middle...]))
    )
  }

  /// Makes the root of the tree over children of a branch.
  private init(rootOver children: ArraySlice<RunNode>) {
    guard let first = children.first else {
      self.init(RunLeaf())
      return
    }
    if children.count == 1 { self = first } else { self.init(ContiguousArray(children)) }
  }
}
