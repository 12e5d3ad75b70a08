/// The solution of one group instance in exact positions and whole pixels, ready for frames to be
/// written from it: what measurement caches remember.
public struct GroupShape: Sendable {
  /// The exact size of the group.
  public let size: SubpixelVector
  /// The final size of the group.
  public let pixelSize: PixelSize
  /// Where the data items of the group are, in order.
  ///
  /// Empty where the group has no room.
  public let leaves: [LeafPlace]
  /// Where what hangs from the group and its items is, in order.
  public let supplementaries: [SupplementaryPlace]
  /// What kind each of them is, in the same order.
  let supplementaryKinds: [String]
  /// What the contents of the data items are asked, in order; empty if they are asked nothing, or
  /// have been asked before.
  public let slots: [LeafSlot]
  /// Whether every data item lies inside the group and is two pixels long at least, so that a query
  /// that sees the whole group sees all of its items, whichever way they are rounded.
  public let leavesLieInside: Bool
  /// Finds the data items in a rectangle, if they are many.
  let leafTree: LeafTree?

  /// Makes the solution of a group exact.
  public init(_ measurement: GroupMeasurement, of request: GroupRequest) {
    let grid = request.grid
    size = grid.subpixels(measurement.size)
    pixelSize = PixelSize(exact: size, grid: grid)
    leaves = measurement.leaves.map { leaf in
      LeafPlace(
        origin: grid.subpixels(leaf.origin), size: PixelSize(leaf.size, grid: grid),
        zIndex: leaf.zIndex == 0 ? request.itemLift : leaf.zIndex)
    }
    leafTree = LeafTree(leaves)
    supplementaries = measurement.supplementaries.map { SupplementaryPlace($0, grid: grid) }
    supplementaryKinds = measurement.supplementaries.map(\.kind)
    let areAsked =
      request.fitted.isEmpty && measurement.leaves.contains { !$0.estimatedAxes.isEmpty }
    slots = areAsked ? measurement.leaves.map { LeafSlot($0, grid: grid) } : []
    leavesLieInside = measurement.leaves.allSatisfy { leaf in
      leaf.lies(inside: measurement.size, along: .horizontal, grid: grid)
        && leaf.lies(inside: measurement.size, along: .vertical, grid: grid)
    }
  }
}

extension GroupMeasurement.Leaf {
  /// Whether the leaf lies inside its group along an axis, and will still be there when it is
  /// rounded.
  fileprivate func lies(inside group: Vector, along axis: Axis, grid: PixelGrid) -> Bool {
    size[axis] * grid.scale >= 2 && origin[axis] >= 0
      && origin[axis] + size[axis] <= group[axis]
  }
}
