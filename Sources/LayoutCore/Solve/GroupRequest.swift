/// A request to lay out a group, with everything that determines the resulting solution.
///
/// Solution caches use it as the key.
public struct GroupRequest: Hashable, Sendable {
  /// The size of the container that the group's own dimensions refer to, in points.
  public let container: Vector
  /// The pixel grid of the display.
  public let grid: PixelGrid
  /// The axis the section's groups are stacked along.
  ///
  /// A partly filled group is shortened along this axis.
  public let stackAxis: Axis
  /// The z-index of items that do not specify one.
  public let itemLift: Int
  /// The measured sizes of the leaves, in order; empty if nothing has been measured.
  public var fitted: [FittedLengths]
  /// The number of data items available to a group whose item count depends on their sizes, counted
  /// from the first element of ``fitted``.
  public var itemLimit = Int.max
  /// The minimum lengths of the group, in points, along axes where all groups of the section have a
  /// common length.
  public var uniformSize: Vector
  /// The kind of spatial index to build for the solution, or `nil` to build none; it does not
  /// affect frames.
  let spatialIndex: SpatialIndexKind?
  /// An earlier solution, if any, whose blocks of equal items can be shared; it does not affect
  /// frames.
  var earlier: GroupSolution?
  /// The group to solve.
  ///
  /// It is compared last, because comparing equal groups of two layouts takes longest.
  public let group: GroupTable
}

extension GroupRequest {
  /// Creates a request to lay out a group in a container.
  public init(
    group: GroupTable, container: Vector, grid: PixelGrid, stackAxis: Axis, itemLift: Int = 0,
    fitted: [FittedLengths] = [], uniformSize: Vector = .zero
  ) {
    self.init(
      container: container, grid: grid, stackAxis: stackAxis, itemLift: itemLift, fitted: fitted,
      uniformSize: uniformSize, spatialIndex: nil, group: group)
  }

  /// Compares everything that determines the solution.
  public static func == (a: GroupRequest, b: GroupRequest) -> Bool {
    a.container == b.container && a.grid == b.grid && a.stackAxis == b.stackAxis
      && a.itemLift == b.itemLift && a.fitted == b.fitted && a.itemLimit == b.itemLimit
      && a.uniformSize == b.uniformSize && a.group == b.group
  }

  /// Hashes the parts that best distinguish the requests of one layout.
  ///
  /// All measured sizes are first combined into one number, because hashing a single number already
  /// takes longer than the rest of a look-up.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(group)
    hasher.combine(container)
    var digest: UInt64 = 0
    for lengths in fitted { lengths.mix(into: &digest) }
    hasher.combine(digest)
  }
}
