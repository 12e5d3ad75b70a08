import LayoutCore

/// A spatial index for items whose order follows their positions.
///
/// It uses the bounding boxes stored with the items.
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
