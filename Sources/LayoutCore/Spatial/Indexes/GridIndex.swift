/// Spatial index of equal items in a grid, by arithmetic; items in no grid are compared in turn.
public struct GridIndex: SpatialIndex {
  /// The name by which the harness lists the index.
  public static let name = "grid"

  private var grid: GridArithmetic?

  /// Makes the index of a group's items.
  ///
  /// - Complexity: O(*l*) for *l* items.
  public init(_ leaves: LeafTree, work: inout WorkCounters) { grid = GridArithmetic(leaves) }

  /// Goes over to changed items.
  ///
  /// - Complexity: O(*k*) for *k* changed items of a grid.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    guard var grid else { return }
    self.grid = grid.update(to: leaves, replacing: old, with: new) ? grid : nil
  }

  /// Finds the items that may meet a window.
  ///
  /// - Complexity: O(*r* + 1) for *r* lines of a grid that meet the window; O(*l*) for *l* items in
  ///   no grid.
  public func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    if let grid { return grid.find(meeting: window, into: &found) }
    found.nodesVisited += leaves.count
    found.append(0..<leaves.count)
  }
}
