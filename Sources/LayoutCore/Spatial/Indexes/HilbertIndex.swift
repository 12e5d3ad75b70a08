/// Spatial index of items in any order: a packed Hilbert R-tree, for groups of every shape.
public struct HilbertIndex: SpatialIndex {
  /// The name by which the harness lists the index.
  public static let name = "hilbert"

  private var tree: HilbertTree

  /// Makes the index of a group's items.
  ///
  /// - Complexity: O(*l*) for *l* items; 21 bytes for each.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {
    tree = HilbertTree(leaves, work: &work)
  }

  /// Goes over to changed items; builds the tree again when they are many.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    tree = tree.updated(to: leaves, replacing: old, with: new, work: &work)
  }

  /// Finds the items that may meet a window.
  ///
  /// - Complexity: O(log *l* + *k* log *k*) for *l* items and *k* found.
  public func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    tree.find(meeting: window, in: leaves, into: &found)
  }
}
