/// Kind of the spatial indexes of an engine: makes one for each group of many items.
typealias SpatialIndexKind = any ErasedSpatialKind

/// Kind of spatial indexes behind a reference.
protocol ErasedSpatialKind: AnyObject, Sendable {
  /// The smallest number of items of a group with an index.
  var smallestGroup: Int { get }

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - leaves: The items.
  ///   - earlier: Items perhaps changed into these, and their index.
  ///   - work: Counts the created entries.
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

/// Spatial index of any kind, behind one reference.
///
/// It never changes, so solutions share the index; an index for changed items is made from it.
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
