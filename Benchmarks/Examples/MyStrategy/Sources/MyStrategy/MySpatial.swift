import LayoutCore

/// Spatial index of items whose order follows their places: the boxes that the items are kept with.
struct MySpatial: SpatialIndex {
  static let name = "mine"

  init(_ leaves: LeafTree, work: inout WorkCounters) {}

  mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {}

  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    leaves.find(meeting: window, into: &found)
  }
}
