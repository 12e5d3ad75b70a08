/// Request for the solution of one group, with all that decides it: the key of a solution cache.
///
/// The plan of the group is compared, but not hashed: its number among the interned plans of the
/// layout stands for it.
public struct GroupRequest: Sendable {
  /// The group.
  public let group: ItemPlan
  /// The number of the group among those of its layout, equal for equal groups.
  public let groupIndex: Int
  /// The size that the group's own dimensions are resolved in, in points.
  public let container: Vector
  /// The pixels of the display.
  public let grid: PixelGrid
  /// The axis along which the section lays its groups; a group that is not full is shortened along
  /// it.
  public let stackAxis: Axis
  /// The order that items without an order of their own get.
  public let itemLift: Int
  /// The measured sizes of the leaves, in order; empty if nothing has been measured.
  public var fitted: [FittedLengths]
  /// The length that the group has at least along the axes on which all groups of the section are
  /// alike, in points.
  public var uniformSize: Vector

  /// Makes a request.
  public init(
    group: ItemPlan, groupIndex: Int = 0, container: Vector, grid: PixelGrid, stackAxis: Axis,
    itemLift: Int = 0, fitted: [FittedLengths] = [], uniformSize: Vector = .zero
  ) {
    self.group = group
    self.groupIndex = groupIndex
    self.container = container
    self.grid = grid
    self.stackAxis = stackAxis
    self.itemLift = itemLift
    self.fitted = fitted
    self.uniformSize = uniformSize
  }
}

extension GroupRequest: Hashable {
  /// Compares plans last, which are large.
  public static func == (a: GroupRequest, b: GroupRequest) -> Bool {
    a.groupIndex == b.groupIndex && a.container == b.container && a.grid == b.grid
      && a.stackAxis == b.stackAxis && a.itemLift == b.itemLift && a.uniformSize == b.uniformSize
      && a.fitted == b.fitted && a.group == b.group
  }

  /// Hashes everything but the plan.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(groupIndex)
    hasher.combine(container)
    hasher.combine(grid.scale)
    hasher.combine(stackAxis)
    hasher.combine(itemLift)
    hasher.combine(fitted)
    hasher.combine(uniformSize)
  }
}
