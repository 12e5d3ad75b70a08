public import LayoutCore

/// Spatial index of items in the order of their places: the items' own boxes.
///
/// It stores nothing of its own, so changed items need no work.
public struct OrderedBoxes: SpatialIndex {
  /// The name of the index in lists and options.
  public static let name = "ordered"

  /// Creates an empty index.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {}

  /// Goes over to changed items, without any work.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {}

  /// Finds the items that may meet a window.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* found, where neighbours in order are
  ///   neighbours in place; O(*l*) at worst.
  public func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    leaves.find(meeting: window, into: &found)
  }
}
