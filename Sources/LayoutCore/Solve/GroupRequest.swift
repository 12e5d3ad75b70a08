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
  /// How many leaves the group gets, or `nil` for as many as it holds.
  public let leafLimit: Int?

  /// Makes a request.
  public init(
    group: HashedPlan, container: Vector, grid: PixelGrid, stackAxis: Axis, leafLimit: Int? = nil
  ) {
    self.group = group
    self.container = container
    self.grid = grid
    self.stackAxis = stackAxis
    self.leafLimit = leafLimit
  }
}
