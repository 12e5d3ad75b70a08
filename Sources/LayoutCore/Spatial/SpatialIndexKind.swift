/// The kind of spatial index an engine uses for each group with many items.
typealias SpatialIndexKind = any ErasedSpatialKind

/// A kind of spatial index whose concrete type is erased.
protocol ErasedSpatialKind: AnyObject, Sendable {
  /// The minimum number of items a group must have to get an index.
  var smallestGroup: Int { get }

  /// Creates an index, updating an earlier one if possible.
  ///
  /// - Parameters:
  ///   - leaves: The group's current items, each with its position and its bounding box.
  ///   - earlier: The items before a change, if any, and their index.
  ///   - work: The counters for created entries.
  /// - Returns: The new index, or the earlier one if no item has changed.
  func index(
    of leaves: LeafTree, after earlier: (leaves: LeafTree, index: AnySpatialIndex)?,
    work: inout WorkCounters
  ) -> AnySpatialIndex
}

/// A kind of spatial index that stands for the concrete type `Index`.
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

/// A spatial index of any type, behind a single reference.
///
/// Solutions share an immutable index; a change to the items creates a new one from it.
typealias AnySpatialIndex = any ErasedSpatialIndex

/// A spatial index whose concrete type is erased.
protocol ErasedSpatialIndex: AnyObject, Sendable {
  /// Finds the items that may overlap or touch a search window.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges)
}

/// A box around a spatial index of the concrete type `Index`.
final class SpatialBox<Index: SpatialIndex>: ErasedSpatialIndex {
  let index: Index

  init(_ index: Index) { self.index = index }

  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    index.find(meeting: window, in: leaves, into: &found)
  }
}
