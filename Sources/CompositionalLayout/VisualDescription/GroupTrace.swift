import Foundation
import LayoutCore

/// A group laid out on its own: the places and descriptions of its items and of the groups in it.
struct GroupTrace {
  /// One item, or one group inside the group.
  struct Box {
    /// The place in the group, in points.
    let frame: Frame
    /// Described size; nil for the items of a custom group.
    let layoutSize: NSCollectionLayoutSize?
    /// The order among overlapping items.
    let zIndex: Int
  }

  /// How many items are traced.
  static let itemLimit = 200

  /// The size of the group, in points.
  let size: Vector
  /// How many items the group holds.
  let itemCount: Int
  /// The first items, in order.
  private(set) var items: [Box] = []
  /// The groups inside the group around those items, outer ones first; without their insets.
  private(set) var groups: [Box] = []

  /// Solves a group.
  ///
  /// - Throws: `LayoutError` if the group is too large, or nested too deeply.
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

  /// Reads the marks, in the order of groups and items.
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
    // The first one is the whole, of known size with its insets.
    groups = Array(groups.dropFirst())
  }

  /// The outer corner of a custom group, in points: a solved leaf less the place its author chose.
  ///
  /// Impossible places, for example NaN, are drawn unchanged: nothing follows from them.
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
