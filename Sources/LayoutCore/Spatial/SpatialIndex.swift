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

/// Spatial index of any kind, behind one reference.
///
/// It never changes, so solutions share it; one for changed items is made from it.
typealias AnySpatialIndex = any ErasedSpatialIndex

/// Spatial index behind a reference.
protocol ErasedSpatialIndex: AnyObject, Sendable {
  /// Finds the items that may meet a window.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges)
}

/// Spatial index of one kind behind a reference.
final class SpatialBox<Index: SpatialIndex>: ErasedSpatialIndex {
  let index: Index

  init(_ index: Index) { self.index = index }

  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    index.find(meeting: window, in: leaves, into: &found)
  }
}

/// Kind of the spatial indexes of an engine: makes one for each group of many items.
typealias SpatialIndexKind = any ErasedSpatialKind

/// Kind of spatial indexes behind a reference.
protocol ErasedSpatialKind: AnyObject, Sendable {
  /// The number of items from which on a group gets an index.
  var smallestGroup: Int { get }

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - leaves: The items.
  ///   - earlier: Items that have been changed into these, maybe, and their index.
  ///   - work: Counts the entries that are made.
  /// - Returns: The index.
  func index(
    of leaves: LeafTree, after earlier: (leaves: LeafTree, index: AnySpatialIndex)?,
    work: inout WorkCounters
  ) -> AnySpatialIndex
}

/// Kind of the spatial indexes of one type.
final class SpatialKindBox<Index: SpatialIndex>: ErasedSpatialKind {
  var smallestGroup: Int { Index.smallestGroup }

  func index(
    of leaves: LeafTree, after earlier: (leaves: LeafTree, index: AnySpatialIndex)?,
    work: inout WorkCounters
  ) -> AnySpatialIndex {
    guard let earlier, let box = earlier.index as? SpatialBox<Index> else {
      return SpatialBox(Index(leaves, work: &work))
    }
    let (old, new) = leaves.difference(from: earlier.leaves)
    if old.isEmpty, new.isEmpty { return box }
    var index = box.index
    index.update(to: leaves, replacing: old, with: new, work: &work)
    return SpatialBox(index)
  }
}
