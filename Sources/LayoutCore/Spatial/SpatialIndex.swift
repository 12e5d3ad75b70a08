/// Index of the data items of one group by where they are: the third of the three caching
/// questions, "which elements are visible in this rectangle?".
///
/// Groups themselves are found through an ``ExtentIndex``; this one looks inside a group of many
/// items. The items are in a ``LeafTree``; an index need not copy it. An index from another module
/// is called just like ours: ``find(meeting:in:into:)`` once for each group of a query, and
/// ``update(to:replacing:with:work:)`` once for each change to the frames of a group.
///
/// Created entries count in ``WorkCounters/indexEntriesBuilt``, one for each item; nodes, boxes and
/// entries compared by a search count in ``LeafRanges/nodesVisited``.
///
/// Copies are independent. `SpatialIndexTrial` in `LayoutStrategies` tries an index against a
/// comparison of all items.
public protocol SpatialIndex: Sendable {
  /// The index's name in the harness.
  static var name: String { get }

  /// The smallest number of items of a group with an index.
  static var smallestGroup: Int { get }

  /// Creates the index of a group's items.
  ///
  /// - Parameters:
  ///   - leaves: The items.
  ///   - work: Counts the created entries.
  init(_ leaves: LeafTree, work: inout WorkCounters)

  /// Goes over to changed items.
  ///
  /// - Parameters:
  ///   - leaves: The current items.
  ///   - old: The removed items, by their old numbers.
  ///   - new: Their replacements; all others stay unchanged, with other numbers behind the change.
  ///   - work: Counts the created entries.
  mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters)

  /// Finds the items that may meet a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - leaves: The items.
  ///   - found: Receives every item with a box meeting the window's, edges included, and maybe others:
  ///     in ascending ranges, each item once. ``LeafRanges/sort()`` puts unordered items into
  ///     ranges. Counts the work.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges)
}

extension SpatialIndex {
  /// The smallest number of items of a group with an index.
  public static var smallestGroup: Int { 17 }

  /// Goes over to changed items by making the index again.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    self = Self(leaves, work: &work)
  }
}
