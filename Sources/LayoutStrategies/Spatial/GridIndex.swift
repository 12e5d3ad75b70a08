public import LayoutCore

/// A spatial index that computes which items of a regular grid lie in a window; for any other
/// arrangement, it returns all items.
public struct GridIndex: SpatialIndex {
  /// The name of the index in lists and command-line options.
  public static let name = "grid"

  private var grid: Grid?

  /// Creates an index of a group's items.
  ///
  /// - Complexity: O(*l*) for *l* items.
  public init(_ leaves: LeafTree, work: inout WorkCounters) { grid = Grid(leaves) }

  /// Updates the index after items have changed.
  ///
  /// - Complexity: O(*k*) for *k* changed items of a grid.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    grid = grid?.updated(to: leaves, replacing: old, with: new)
  }

  /// Finds all items in a window, and possibly some outside it.
  ///
  /// - Complexity: O(*r* + 1) for *r* lines of a grid in the window; O(*l*) for *l* items that do
  ///   not form a grid.
  public func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    if let grid { return grid.find(meeting: window, into: &found) }
    found.nodesVisited += leaves.count
    found.append(0..<leaves.count)
  }
}

/// A regular grid of items of equal size.
///
/// The items follow one another along one axis, and the lines along the other; the last line may be
/// shorter. Boxes may be off by a pixel, as happens when fractions of a width are rounded.
private struct Grid: Sendable {
  /// The direction of the items within a line.
  private let axis: Axis
  /// The number of items in a full line.
  private let lineCount: Int
  /// The total number of items.
  private var count: Int
  /// The box of the first item.
  private let first: PixelBox
  /// The distances from one item to the next and from one line to the next, in pixels.
  private let (pitch, linePitch): (Double, Double)

  /// Creates a grid from a group's items; returns `nil` if the items do not form a grid.
  ///
  /// - Complexity: O(*l*) for *l* items.
  init?(_ leaves: LeafTree) {
    guard leaves.count > 1 else { return nil }
    let (first, second) = (leaves.box(of: 0), leaves.box(of: 1))
    let isRow = second.start(.horizontal) > first.start(.horizontal)
    let axis = isRow ? Axis.horizontal : .vertical
    var (lineCount, before) = (1, first)
    // A line ends at the first item that does not lie after the preceding one.
    while lineCount < leaves.count {
      let box = leaves.box(of: lineCount)
      guard box.start(axis) > before.start(axis) else { break }
      (lineCount, before) = (lineCount + 1, box)
    }
    guard lineCount > 1 else { return nil }
    (self.axis, self.lineCount, self.first, count) = (axis, lineCount, first, leaves.count)
    pitch = Double(before.start(axis) - first.start(axis)) / Double(lineCount - 1)
    let lines = (leaves.count + lineCount - 1) / lineCount
    let last = leaves.box(of: (lines - 1) * lineCount)
    linePitch =
      lines > 1 ? Double(last.start(axis.other) - first.start(axis.other)) / Double(lines - 1) : 1
    guard linePitch > 0, holds(leaves, in: 0..<leaves.count) else { return nil }
  }

  /// Returns whether the items in a range lie at their positions in the grid.
  private func holds(_ leaves: LeafTree, in range: Range<Int>) -> Bool {
    var holds = true
    leaves.forEachBox(in: range) { item, box in
      let (line, place) = item.quotientAndRemainder(dividingBy: lineCount)
      holds =
        holds && isEqual(box, along: axis, movedBy: pitch * Double(place))
        && isEqual(box, along: axis.other, movedBy: linePitch * Double(line))
    }
    return holds
  }

  /// Returns whether a box has the same size as the first box, and the expected distance from it.
  private func isEqual(_ box: PixelBox, along axis: Axis, movedBy distance: Double) -> Bool {
    box.end(axis) - box.start(axis) == first.end(axis) - first.start(axis)
      && abs(Double(box.start(axis) - first.start(axis)) - distance) <= 1
  }

  /// Returns the grid after items have changed, or `nil` if the items no longer form a grid.
  ///
  /// - Complexity: O(*k*) for *k* new items; no other items are visited.
  func updated(to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>) -> Grid? {
    guard old.upperBound == count || new.count == old.count, leaves.count >= lineCount,
      holds(leaves, in: new)
    else { return nil }
    var grid = self
    grid.count = leaves.count
    return grid
  }

  /// Finds all items in a window, and possibly some outside it.
  ///
  /// - Complexity: O(*r* + 1) for *r* lines in the window.
  func find(meeting window: LeafWindow, into found: inout LeafRanges) {
    let lines = range(
      meeting: window.box, axis.other, pitch: linePitch, limit: (count + lineCount - 1) / lineCount)
    let places = range(meeting: window.box, axis, pitch: pitch, limit: lineCount)
    guard !lines.isEmpty, !places.isEmpty else { return }
    found.nodesVisited += lines.count
    for line in lines {
      let first = line * lineCount
      let end = min(first + places.upperBound, count)
      if first + places.lowerBound < end { found.append(first + places.lowerBound..<end) }
    }
  }

  /// Returns the range of grid positions along an axis where items may intersect a window.
  private func range(
    meeting box: PixelBox, _ axis: Axis, pitch: Double, limit: Int
  ) -> Range<Int> {
    // Two more pixels on both sides: one because boxes may be off by one, one for rounding.
    let lower = (Double(box.start(axis) - first.end(axis) - 2) / pitch).rounded(.down)
    let upper = (Double(box.end(axis) - first.start(axis) + 2) / pitch).rounded(.down) + 1
    let first = Int(min(max(0, lower), Double(limit)))
    return first..<max(first, Int(min(max(0, upper), Double(limit))))
  }
}
