/// The data items of a solved group in order, stored in an array or, if there are many of them, in
/// a tree that can share blocks with other trees.
public struct GroupLeaves: Sendable {
  /// The array of items; empty if the items are stored only in ``tree``.
  let listed: ContiguousArray<SolvedLeaf>
  /// The items in a tree; `nil` for a group of few items.
  let tree: LeafTree?

  /// Creates a collection of items stored in an array and, if there are many of them, also in a
  /// tree.
  init(_ listed: ContiguousArray<SolvedLeaf>, tree: LeafTree? = nil) {
    self.listed = listed
    self.tree = tree
  }

  /// Creates a collection of the items of a tree.
  init(_ tree: LeafTree) {
    listed = []
    self.tree = tree
  }
}

extension GroupLeaves: RandomAccessCollection {
  /// The index of the first item.
  public var startIndex: Int { 0 }

  /// The index after the last item.
  @inline(__always)
  public var endIndex: Int { if let tree { tree.count } else { listed.count } }

  /// The item at an index.
  ///
  /// - Complexity: O(1); O(log *l*) for *l* items in a tree.
  @inline(__always)
  public subscript(index: Int) -> SolvedLeaf {
    if let tree, listed.isEmpty { return tree[index] }
    return listed[index]
  }
}

extension GroupLeaves: Equatable {
  /// Compares the items one by one, regardless of how they are stored.
  public static func == (a: GroupLeaves, b: GroupLeaves) -> Bool { a.elementsEqual(b) }
}
