/// A node of a ``SumTree``: a block, or a branch above other nodes.
///
/// Copies of a tree share its nodes. A change copies the shared nodes on the path to the changed
/// block, and modifies unshared nodes in place.
struct SumNode<Block: SumBlock>: Sendable {
  /// The entries; empty if the node is a branch.
  var block = Block()
  /// The branch, or `nil` if the node is a block.
  var branch: SumBranch<Block>?

  /// Returns the branch without retaining it, because the node already does; `nil` if the node is a
  /// block.
  @unsafe @inline(__always)
  func unretainedBranch() -> Unmanaged<SumBranch<Block>>? {
    unsafe branch.map { unsafe .passUnretained($0) }
  }

  /// The number of entries in the block, or of children of the branch.
  var count: Int { branch?.count ?? block.count }

  /// The maximum number of entries in the block, or of children of the branch.
  var capacity: Int { branch == nil ? Block.capacity : SumBranch<Block>.capacity }

  /// Returns the branch for modification, copying it if it is shared; `nil` if the node is a block.
  @inline(__always)
  mutating func uniqueBranch() -> SumBranch<Block>? {
    // Usually the node is a block, so there is nothing to check.
    guard branch != nil else { return nil }
    if isKnownUniquelyReferenced(&branch) { return branch }
    branch = branch.map { SumBranch(copying: $0) }
    return branch
  }
}

/// A node with the sums over all units below it.
struct SumSlot<Block: SumBlock>: Sendable {
  var node = SumNode<Block>()
  var totals = Sums()
  /// The slice that refers to the block's entries if they are stored outside the tree; otherwise
  /// `nil`.
  ///
  /// If there is a slice, the node is empty.
  var slice: Block.Slice?
}

extension SumSlot {
  typealias Level = ContiguousArray<SumSlot>

  /// The node with all its entries, copied into a block if they are stored in a slice.
  var wholeNode: SumNode<Block> { slice.map { SumNode(block: Block($0)) } ?? node }

  /// The number of entries in the block, or of children of the branch.
  var count: Int { slice?.count ?? node.count }

  /// Whether less than a third of the capacity is used.
  var isNearlyEmpty: Bool { count < max(1, node.capacity / 3) }

  init(_ node: SumNode<Block>) {
    self.init(node: node, totals: node.branch?.totals ?? node.block.total)
  }

  init(_ block: Block) { self.init(SumNode(block: block)) }
  init(_ branch: SumBranch<Block>) { self.init(SumNode(branch: branch)) }

  // MARK: Neighbours

  /// Moves entries or children between two neighbours; the second node is removed if it would be
  /// empty.
  ///
  /// - Parameters:
  ///   - level: All nodes on the level of the two neighbours, in order.
  ///   - index: The index of the first of the two neighbours.
  ///   - leftCount: The number of entries or children to leave in the first node.
  static func divide(_ level: inout Level, at index: Int, leftCount: Int) {
    var (left, right) = (level[index].wholeNode, level[index + 1].wholeNode)
    if let first = left.branch, let second = right.branch {
      let all = first.slots + second.slots
      left.branch = SumBranch(all[..<leftCount])
      right.branch = SumBranch(all[leftCount...])
    } else {
      Block.divide(&left.block, &right.block, leftCount: leftCount)
    }
    level[index] = SumSlot(left)
    if right.count > 0 { level[index + 1] = SumSlot(right) } else { level.remove(at: index + 1) }
  }

  /// Merges nearly empty nodes with a neighbour, or divides the contents of both equally if they do
  /// not fit into one node; removes empty nodes.
  ///
  /// - Parameters:
  ///   - level: All nodes on the level, in order.
  ///   - range: The indices of the nodes that may be nearly empty.
  static func fillUp(_ level: inout Level, in range: Range<Int>) {
    for index in range.reversed() where index < level.count && level[index].isNearlyEmpty {
      guard level[index].count > 0 else {
        level.remove(at: index)
        continue
      }
      guard level.count > 1 else { return }
      let left = max(index - 1, 0)
      let count = level[left].count + level[left + 1].count
      let isOne = count <= level[left].node.capacity
      divide(&level, at: left, leftCount: isOne ? count : count / 2)
    }
  }

  /// Returns the branches above the nodes of one level, all full except perhaps the last two.
  static func branches(above level: Level) -> Level {
    let capacity = SumBranch<Block>.capacity
    var branches: Level = []
    var first = 0
    while first < level.count {
      var end = min(first + capacity, level.count)
      let rest = level.count - end
      if rest > 0, rest < max(1, capacity / 3) { end = first + (capacity + rest) / 2 }
      branches.append(SumSlot(SumBranch(level[first..<end])))
      first = end
    }
    return branches
  }
}
