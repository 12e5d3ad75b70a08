/// Spatial index of any kind, behind one reference.
///
/// It never changes, so solutions share it; one for changed items is made from it.
class AnySpatialIndex: @unchecked Sendable {
  /// The number of items from which on a group gets an index of this kind.
  var smallestGroup: Int { fatalError("An index says which groups need one.") }

  /// An index of the same kind.
  ///
  /// - Parameters:
  ///   - leaves: The items.
  ///   - earlier: Items that an index of this kind may have been made for, and the index.
  ///   - work: Counts the entries that are made.
  func index(
    of leaves: LeafTree, after earlier: (leaves: LeafTree, index: AnySpatialIndex)?,
    work: inout WorkCounters
  ) -> AnySpatialIndex { fatalError("An index can be made.") }

  /// Finds the items that may meet a window.
  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRuns) {
    fatalError("An index finds items.")
  }
}

/// Spatial index of one kind.
final class SpatialBox<Index: SpatialIndex>: AnySpatialIndex, @unchecked Sendable {
  /// The index; `nil` in one that only says of which kind others are to be.
  private let index: Index?

  /// Makes one that says of which kind others are to be.
  override init() { index = nil }

  private init(_ index: Index) { self.index = index }

  override var smallestGroup: Int { Index.smallestGroup }

  override func index(
    of leaves: LeafTree, after earlier: (leaves: LeafTree, index: AnySpatialIndex)?,
    work: inout WorkCounters
  ) -> AnySpatialIndex {
    guard let earlier, let box = earlier.index as? SpatialBox<Index>, var index = box.index
    else { return SpatialBox(Index(leaves, work: &work)) }
    let (old, new) = leaves.difference(from: earlier.leaves)
    if old.isEmpty, new.isEmpty { return earlier.index }
    index.update(to: leaves, replacing: old, with: new, work: &work)
    return SpatialBox(index)
  }

  override func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRuns) {
    index?.find(meeting: window, in: leaves, into: &found)
  }
}
