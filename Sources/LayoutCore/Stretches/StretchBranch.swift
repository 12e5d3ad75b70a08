/// Branch of a ``StretchTree``: nodes of the level below, and the sums before each of them.
struct StretchBranch<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Node = StretchNode<Payload, Attachment>
  typealias Block = StretchBlock<Payload, Attachment>

  /// The number of levels below.
  let level: Int
  /// The sums over all elements below.
  private(set) var total = StretchSums()
  /// The number of stretches below.
  private(set) var stretchCount = 0
  /// The nodes of the level below.
  private(set) var children: ContiguousArray<Node>
  /// The sums before each child.
  private(set) var columns = StretchColumns()

  /// Makes a branch over nodes of the same level.
  init(_ children: ContiguousArray<Node>) {
    level = children[0].level + 1
    self.children = children
    updateSums()
  }

  /// Computes all sums again.
  private mutating func updateSums() {
    total = StretchSums()
    stretchCount = 0
    for child in children.indices {
      columns[child] = total
      total += children[child].total
      stretchCount += children[child].stretchCount
    }
    columns.clear(from: children.count)
  }

  /// The number of the child that has an element, or of the last child if the element is behind it.
  @inline(__always)
  func child(ofIndex index: Int) -> Int {
    columns.lastChild(below: Int64(index) &+ 1, by: StretchCountMeasure.self)
  }

  // MARK: Changes

  /// Changes a child, which may get too full or too empty.
  ///
  /// - Parameters:
  ///   - child: The number of the child.
  ///   - change: Changes the child; returns the node to insert behind it if one is not enough.
  /// - Returns: The node that follows the branch on its level if one is not enough.
  mutating func changeChild(
    _ child: Int, _ change: (inout Node) -> Node?
  ) -> Node? {
    let sibling = change(&children[child])
    return rebalance(around: child, and: sibling)
  }

  /// Inserts the sibling of a child that was too full, or fills up a child that is too empty.
  ///
  /// - Parameters:
  ///   - child: The number of the child.
  ///   - sibling: The node to insert behind it, if any.
  /// - Returns: The node that follows the branch on its level if one is not enough.
  private mutating func rebalance(
    around child: Int, and sibling: Node?
  ) -> Node? {
    if let sibling {
      children.insert(sibling, at: child + 1)
    } else if children[child].elementCount < Node.minimum {
      let left = max(0, child - 1)
      let (first, second) = StretchNode.balanced(children[left], children[left + 1])
      children[left] = first
      if let second { children[left + 1] = second } else { children.remove(at: left + 1) }
    }
    var next: Node?
    if children.count > Node.capacity {
      let middle = children.count / 2
      next = StretchNode(ContiguousArray(children[middle...]))
      children.removeSubrange(middle...)
    }
    updateSums()
    return next
  }

  /// Changes an element below; see ``StretchNode/changeElement(at:work:_:)``.
  mutating func changeElement(
    at index: Int, work: inout WorkCounters,
    _ change: (inout Block.Entry, inout Attachment?) -> Void
  ) -> StretchSums? {
    work.indexNodesVisited &+= 1
    let child = child(ofIndex: index)
    let below = index &- columns[child].count
    guard let difference = children[child].changeElement(at: below, work: &work, change)
    else { return nil }
    columns.add(difference, behind: child, count: children.count)
    total += difference
    return difference
  }

  /// Replaces elements below; see ``StretchNode/replaceInBlock(_:with:work:)``.
  mutating func replaceInBlock(
    _ range: Range<Int>, with stretches: some Collection<Tree.Stretch>,
    work: inout WorkCounters
  ) -> Node.Replacement {
    work.indexNodesVisited &+= 1
    let child = child(ofIndex: range.lowerBound)
    let start = columns[child].count
    let old = (total: children[child].total, stretchCount: children[child].stretchCount)
    guard range.upperBound - start <= old.total.count else { return .notInOneBlock }
    let below = range.lowerBound - start..<range.upperBound - start
    guard
      case .done(let sibling) = children[child].replaceInBlock(below, with: stretches, work: &work)
    else { return .notInOneBlock }
    guard sibling == nil, children[child].elementCount >= Node.minimum else {
      return .done(sibling: rebalance(around: child, and: sibling))
    }
    let difference = children[child].total - old.total
    columns.add(difference, behind: child, count: children.count)
    total += difference
    stretchCount += children[child].stretchCount - old.stretchCount
    return .done(sibling: nil)
  }
}
