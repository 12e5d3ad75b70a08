import Foundation
import LayoutCore

/// A group laid out on its own: where its items and the groups in it are, and what each of them is.
struct GroupTrace {
  /// One item, or one group inside the group.
  struct Box {
    /// The place in the group, in points.
    let frame: Frame
    /// What it was described as; nil for the items of a custom group.
    let layoutSize: NSCollectionLayoutSize?
    /// The order among items that overlap.
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
    let whole = try Self.solve(plan, in: environment, itemLimit: nil)
    size = whole.size
    itemCount = whole.leaves.count
    var marks = GroupMarks()
    let marked = marks.marked(plan, of: group)
    // Limiting the items shortens the group, which is why its size is that of the first solution.
    let limit = itemCount > Self.itemLimit ? Self.itemLimit : nil
    trace(try Self.solve(marked, in: environment, itemLimit: limit), marks)
  }

  private static func solve(
    _ plan: ItemPlan, in environment: HeadlessEnvironment, itemLimit: Int?
  ) throws(LayoutError) -> GroupMeasurement {
    var solver = GroupSolver()
    return try solver.solve(
      GroupRequest(
        group: HashedPlan(plan), container: environment.size.vector,
        grid: PixelGrid(scale: environment.traitCollection.displayScale), stackAxis: .vertical,
        leafLimit: itemLimit))
  }

  /// Reads the marks, which come in the order in which groups and items do.
  private mutating func trace(_ measurement: GroupMeasurement, _ marks: GroupMarks) {
    var found = measurement.supplementaries[...]
    var leaves = measurement.leaves[...]
    while let start = found.popFirst() {
      guard let mark = marks.mark(start) else { continue }
      switch mark.content {
      case .item:
        add(leaves.popFirst(), as: mark.layoutSize)
      case .group(let customCount):
        guard let end = found.popFirst() else { return }
        groups.append(
          Box(
            frame: Frame(
              x: start.origin.horizontal, y: start.origin.vertical,
              width: end.origin.horizontal - start.origin.horizontal,
              height: end.origin.vertical - start.origin.vertical),
            layoutSize: mark.layoutSize, zIndex: 0))
        for _ in 0..<customCount { add(leaves.popFirst(), as: nil) }
      }
    }
    // The first one is the whole, whose size is known with its insets.
    groups = Array(groups.dropFirst())
  }

  private mutating func add(
    _ leaf: GroupMeasurement.Leaf?, as layoutSize: NSCollectionLayoutSize?
  ) {
    guard let leaf else { return }
    items.append(
      Box(
        frame: Frame(
          x: leaf.origin.horizontal, y: leaf.origin.vertical, width: leaf.size.horizontal,
          height: leaf.size.vertical),
        layoutSize: layoutSize, zIndex: leaf.zIndex))
  }
}
