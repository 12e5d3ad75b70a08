/// Node of the tree: a block, or a branch above other nodes.
///
/// Copies of a tree share its nodes. A change copies those on its way that are shared, and changes
/// all others in place.
struct ExtentNode: Sendable {
  /// The entries; none where the node is a branch.
  var block = ExtentBlock()
  /// The branch, unless the node is a block.
  var branch: ExtentBranch?

  /// The number of entries or of children.
  var count: Int { branch?.count ?? block.count }

  /// The largest number of entries or of children.
  var capacity: Int { branch == nil ? ExtentBlock.capacity : ExtentBranch.capacity }

  /// Whether less than a quarter of the capacity is used.
  var isNearlyEmpty: Bool { count < capacity / 4 }

  /// Whether two nodes are one and the same in memory.
  func isIdentical(to other: ExtentNode) -> Bool {
    branch == nil && other.branch == nil
      ? block.words.span.isIdentical(to: other.block.words.span) : branch === other.branch
  }
}
