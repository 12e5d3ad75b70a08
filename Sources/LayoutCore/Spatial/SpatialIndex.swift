/// A spatial index of the data items in one group: the part of an engine that finds the items of a
/// large group in a rectangle.
///
/// Groups themselves are found through an ``ExtentIndex``; a spatial index looks inside a group
/// with many items. The items are stored in a ``LeafTree``, so an index need not copy them. An
/// index from another module is called exactly like a built-in one: ``find(meeting:in:into:)`` once
/// for each group in a query, and ``update(to:replacing:with:work:)`` once for each change to the
/// frames of a group.
///
/// An index adds the entries it creates to ``WorkCounters/indexEntriesBuilt``, one for each item. A
/// search adds the nodes, boxes and entries it compares to ``LeafRanges/nodesVisited``.
///
/// Copies must be independent of one another. `SpatialIndexTrial` in `LayoutStrategies` tests an
/// index against a comparison of all items.
public protocol SpatialIndex: Sendable {
  /// The name of the index in benchmark results.
  static var name: String { get }

  /// The minimum number of items a group must have to get an index.
  static var smallestGroup: Int { get }

  /// Creates the index of a group's items.
  ///
  /// - Parameters:
  ///   - leaves: The group's items, each with its position and its bounding box.
  ///   - work: The counters for created entries.
  init(_ leaves: LeafTree, work: inout WorkCounters)

  /// Updates the index after a change to the items.
  ///
  /// - Parameters:
  ///   - leaves: The items of the group after the change.
  ///   - old: The indices that the removed items had before the change.
  ///   - new: The indices of the items that replace them. All other items are unchanged, but the
  ///     later ones may have new indices.
  ///   - work: The counters for created entries.
  mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters)

  /// Finds the items that may overlap or touch a search window.
  ///
  /// - Parameters:
  ///   - window: The search rectangle, relative to the group's top leading corner.
  ///   - leaves: The group's items; they must be the ones the index was built from or last updated
  ///     to.
  ///   - found: The buffer that receives every item whose box overlaps or touches the window's box,
  ///     and possibly other items. It must receive each item only once, in ascending ranges;
  ///     ``LeafRanges/sort()`` converts unordered items to such ranges. It also counts the work.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges)
}

extension SpatialIndex {
  /// The minimum number of items a group must have to get an index.
  public static var smallestGroup: Int { 17 }

  /// Updates the index after a change to the items by building it again.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    self = Self(leaves, work: &work)
  }
}
