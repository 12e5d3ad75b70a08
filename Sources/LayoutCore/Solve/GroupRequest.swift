/// One group to be solved, with all that decides the solution: the key of a measurement cache.
public struct GroupRequest: Hashable, Sendable {
  /// The group.
  public let group: HashedPlan
  /// The size that the group's own dimensions are resolved in, in points.
  public let container: Vector
  /// The pixels of the display.
  public let grid: PixelGrid
  /// The axis along which the section lays its groups; a group that is not full is shortened along
  /// it.
  public let stackAxis: Axis
  /// The order that items without an order of their own get.
  public let itemLift: Int
  /// How many leaves the group gets, or `nil` for as many as it holds.
  public var leafLimit: Int?
  /// What has been measured of each leaf, in order; empty if nothing has.
  public var fitted: [FittedLengths]
  /// How long the group is at least along the axes on which all groups of the section are alike, in
  /// points.
  public var uniformSize: Vector

  /// Makes a request.
  public init(
    group: HashedPlan, container: Vector, grid: PixelGrid, stackAxis: Axis, itemLift: Int = 0,
    leafLimit: Int? = nil, fitted: [FittedLengths] = [], uniformSize: Vector = .zero
  ) {
    self.group = group
    self.container = container
    self.grid = grid
    self.stackAxis = stackAxis
    self.itemLift = itemLift
    self.leafLimit = leafLimit
    self.fitted = fitted
    self.uniformSize = uniformSize
  }
}
