import Foundation
import LayoutCore

/// The frames and descriptions of everything inside a group that is laid out on its own.
struct GroupTrace {
  /// The frame and the description of an item, or of a group inside the traced group.
  struct Box {
    /// The frame in the traced group's coordinates, in points.
    let frame: Frame
    /// The size from the description; `nil` for an item of a custom group.
    let layoutSize: NSCollectionLayoutSize?
    /// The stacking order of the box; boxes with larger values are in front.
    let zIndex: Int
  }

  /// The maximum number of items to trace.
  static let itemLimit = 200

  /// The size of the group, in points.
  let size: Vector
  /// The total number of items in the group.
  let itemCount: Int
  /// The first items of the group, in order, up to `itemLimit`.
  private(set) var items: [Box] = []
  /// The groups that enclose ``items``, outer groups first, each reduced by its insets.
  private(set) var groups: [Box] = []

  /// Creates a trace by laying out a group.
  ///
  /// - Throws: `LayoutError` if the group is too large or nested too deeply.
  init(
    _ group: NSCollectionLayoutGroup, in environment: HeadlessEnvironment
  ) throws(LayoutError) {
    let plan = try group.plan(in: environment)
    let grid = PixelGrid(scale: environment.traitCollection.displayScale)
    var marks = GroupMarks()
    var solver = GroupSolver()
    let solution = try solver.solve(
      GroupRequest(
        group: GroupTable(marks.marked(plan, of: group)), container: environment.size.vector,
        grid: grid,
        stackAxis: .vertical))
    size = Vector(
      horizontal: grid.points(solution.size.horizontal),
      vertical: grid.points(solution.size.vertical))
    itemCount = solution.leaves.count
    trace(solution, marks, grid: grid)
  }

  /// Reads the frames of items and groups from the marks, in the order of the solution.
  private mutating func trace(_ solution: GroupSolution, _ marks: GroupMarks, grid: PixelGrid) {
    let count = solution.supplementaryCount(ofFirst: min(itemCount, Self.itemLimit))
    var found = solution.supplementaries.prefix(count)
    while let start = found.popFirst(), let end = found.popFirst() {
      guard let mark = marks.mark(start) else { continue }
      let frame = Frame(
        x: grid.points(start.origin.horizontal), y: grid.points(start.origin.vertical),
        width: grid.points(end.origin.horizontal) - grid.points(start.origin.horizontal),
        height: grid.points(end.origin.vertical) - grid.points(start.origin.vertical))
      switch mark.content {
      case .item:
        items.append(Box(frame: frame, layoutSize: mark.layoutSize, zIndex: 0))
      case .group(let places):
        groups.append(Box(frame: frame, layoutSize: mark.layoutSize, zIndex: 0))
        guard !places.isEmpty else { continue }
        let corner = corner(of: places, solution.leaves[start.firstLeaf...], grid: grid)
        for place in places.prefix(Self.itemLimit - items.count) {
          items.append(
            Box(
              frame: Frame(
                x: corner.horizontal + place.origin.horizontal,
                y: corner.vertical + place.origin.vertical,
                width: place.size.horizontal, height: place.size.vertical),
              layoutSize: nil, zIndex: place.zIndex))
        }
      }
    }
    // The first box is the traced group itself, whose size including insets is already known.
    groups = Array(groups.dropFirst())
  }

  /// Returns the origin of a custom group, in points: an item's computed position minus its
  /// described position.
  ///
  /// Impossible positions, for example NaN, are skipped, because the origin cannot be derived from
  /// them.
  private func corner(
    of places: CustomPlaces, _ leaves: some Sequence<SolvedLeaf>, grid: PixelGrid
  ) -> Vector {
    for (place, leaf) in zip(places, leaves) {
      let origin = place.origin
      guard abs(origin.horizontal) < 1e9, abs(origin.vertical) < 1e9 else { continue }
      return Vector(
        horizontal: grid.points(leaf.origin.horizontal) - origin.horizontal,
        vertical: grid.points(leaf.origin.vertical) - origin.vertical)
    }
    return .zero
  }
}
