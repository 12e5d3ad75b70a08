/// Request for the solution of one group, with all that decides it: the key of a solution cache.
public struct GroupRequest: Hashable, Sendable {
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
  /// How many data items there are for a group that takes as many as fit by their sizes: no more
  /// than these, the first of which ``fitted`` begins with.
  public var itemLimit = Int.max
  /// The length that the group has at least along the axes on which all groups of the section are
  /// alike, in points.
  public var uniformSize: Vector
  /// Says which kind of spatial index the solution gets; decides none of its frames.
  let spatialIndex: SpatialIndexKind?
  /// The solution of an earlier group whose blocks this one may share; decides none of its frames.
  var earlier: GroupSolution?
  /// The group; the last one, as equal groups of two layouts take longest to compare.
  public let group: GroupTable
}

extension GroupRequest {
  /// Makes a request for the solution of a group of some size.
  public init(
    group: GroupTable, container: Vector, grid: PixelGrid, stackAxis: Axis, itemLift: Int = 0,
    fitted: [FittedLengths] = [], uniformSize: Vector = .zero
  ) {
    self.init(
      container: container, grid: grid, stackAxis: stackAxis, itemLift: itemLift, fitted: fitted,
      uniformSize: uniformSize, spatialIndex: nil, group: group)
  }

  /// Compares all that decides the solution.
  public static func == (a: GroupRequest, b: GroupRequest) -> Bool {
    a.container == b.container && a.grid == b.grid && a.stackAxis == b.stackAxis
      && a.itemLift == b.itemLift && a.fitted == b.fitted && a.itemLimit == b.itemLimit
      && a.uniformSize == b.uniformSize && a.group == b.group
  }

  /// Hashes the parts by which the requests of one layout differ mostly.
  ///
  /// The measured sizes are many, so they go into one number first: the hasher takes longer for
  /// each number than all the rest of a look-up does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(group)
    hasher.combine(container)
    var digest: UInt64 = 0
    for lengths in fitted { lengths.mix(into: &digest) }
    hasher.combine(digest)
  }
}
