public import LayoutCore

/// A spatial index that searches the boxes of the items themselves, in the order of the items.
///
/// It stores no data of its own, so it needs no work if items change.
public struct OrderedBoxes: SpatialIndex {
  /// The name of the index in lists and command-line options.
  public static let name = "ordered"

  /// Creates an empty index.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {}

  /// Does nothing, because the index stores no data that depends on the items.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {}

  /// Finds all items in a window, and possibly some outside it.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* items found, if consecutive items lie
  ///   next to each other; O(*l*) in the worst case.
  public func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    leaves.find(meeting: window, into: &found)
  }
}
