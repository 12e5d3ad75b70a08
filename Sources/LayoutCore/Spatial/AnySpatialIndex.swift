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
