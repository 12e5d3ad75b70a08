/// Spatial index of any kind, behind one reference.
///
/// It never changes, so solutions share it; one for changed items is made from it.
class AnySpatialIndex: @unchecked Sendable {
  /// Finds the items that may meet a window.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    fatalError("An index finds items.")
  }
}

/// Spatial index of one kind.
final class SpatialBox<Index: SpatialIndex>: AnySpatialIndex, @unchecked Sendable {
  let index: Index

  init(_ index: Index) { self.index = index }

  override func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges)
  {
    index.find(meeting: window, in: leaves, into: &found)
  }
}
