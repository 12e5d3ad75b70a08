/// Data items of a solved group in order: in an array, or in a tree sharing blocks with trees of
/// equal places.
public struct GroupLeaves: Sendable {
  /// The items in an array; empty if they are in the tree alone.
  let listed: ContiguousArray<SolvedLeaf>
  /// The items in a tree, if they are many.
  let tree: LeafTree?

  /// Makes a collection of few items.
  init(_ listed: ContiguousArray<SolvedLeaf>, tree: LeafTree? = nil) {
    self.listed = listed
    self.tree = tree
  }

  /// Creates a collection of a tree's items.
  init(_ tree: LeafTree) {
    listed = []
    self.tree = tree
  }
}

extension GroupLeaves: RandomAccessCollection {
  /// The index of the first item.
  public var startIndex: Int { 0 }

  /// The index behind the last item.
  @inline(__always)
  public var endIndex: Int { if let tree { tree.count } else { listed.count } }

  /// An item.
  ///
  /// - Complexity: O(1); O(log *l*) for *l* items in a tree.
  @inline(__always)
  public subscript(index: Int) -> SolvedLeaf {
    if let tree, listed.isEmpty { return tree[index] }
    return listed[index]
  }
}

extension GroupLeaves: Equatable {
  /// Compares the items.
  public static func == (a: GroupLeaves, b: GroupLeaves) -> Bool { a.elementsEqual(b) }
}
