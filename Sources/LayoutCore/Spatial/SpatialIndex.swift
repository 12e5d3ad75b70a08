/// Index of the data items of one group by where they are: the third of the three caching
/// questions, "which elements are visible in this rectangle?".
///
/// Groups themselves are found through an ``ExtentIndex``; this one looks inside a group of many
/// items. The items are in a ``LeafTree``, which an index need not copy. One from another module is
/// called as often as ours: ``find(meeting:in:into:)`` once for each group of a query, and
/// ``update(to:replacing:with:work:)`` once for each change to the frames of a group.
///
/// Entries that are made count in ``WorkCounters/indexEntriesBuilt``, one for each item; nodes,
/// boxes and entries that a search compares count in ``LeafRanges/nodesVisited``.
///
/// Copies are independent. `SpatialIndexTrial` in `LayoutStrategies` tries an index against a
/// comparison of all items.
public protocol SpatialIndex: Sendable {
  /// The name by which the harness lists the index.
  static var name: String { get }

  /// The number of items from which on a group gets an index.
  static var smallestGroup: Int { get }

  /// Makes the index of a group's items.
  ///
  /// - Parameters:
  ///   - leaves: The items.
  ///   - work: Counts the entries that are made.
  init(_ leaves: LeafTree, work: inout WorkCounters)

  /// Goes over to changed items.
  ///
  /// - Parameters:
  ///   - leaves: The items as they are now.
  ///   - old: The items that are gone, by their old numbers.
  ///   - new: The ones in their place; all others are as they were, the ones behind with other
  ///     numbers.
  ///   - work: Counts the entries that are made.
  mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters)

  /// Finds the items that may meet a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - leaves: The items.
  ///   - found: Gets every item whose box meets that of the window, edges included, and maybe
  ///     others: in ascending ranges, each item once. ``LeafRanges/sort()`` puts items that come in
  ///     no order into ranges. Counts the work.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges)
}

extension SpatialIndex {
  /// The number of items from which on a group gets an index.
  public static var smallestGroup: Int { 17 }

  /// Goes over to changed items by making the index again.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    self = Self(leaves, work: &work)
  }
}
