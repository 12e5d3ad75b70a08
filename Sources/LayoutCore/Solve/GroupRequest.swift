/// Request for the solution of one group, with everything deciding it: the key of a solution cache.
public struct GroupRequest: Hashable, Sendable {
  /// The container of the group's own dimensions, in points.
  public let container: Vector
  /// The pixels of the display.
  public let grid: PixelGrid
  /// The stack axis of the section's groups; a partly filled group is shortened along it.
  public let stackAxis: Axis
  /// The order of items without one of their own.
  public let itemLift: Int
  /// The measured sizes of the leaves, in order; empty if nothing has been measured.
  public var fitted: [FittedLengths]
  /// The number of available data items for a group packed by sizes: no more than these, beginning
  /// with the first of ``fitted``.
  public var itemLimit = Int.max
  /// The group's minimum length along the axes uniform for all groups of the section, in points.
  public var uniformSize: Vector
  /// The kind of the solution's spatial index; decides none of its frames.
  let spatialIndex: SpatialIndexKind?
  /// The solution of an earlier group, for sharing blocks; decides none of its frames.
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

  /// Compares everything deciding the solution.
  public static func == (a: GroupRequest, b: GroupRequest) -> Bool {
    a.container == b.container && a.grid == b.grid && a.stackAxis == b.stackAxis
      && a.itemLift == b.itemLift && a.fitted == b.fitted && a.itemLimit == b.itemLimit
      && a.uniformSize == b.uniformSize && a.group == b.group
  }

  /// Hashes the most distinctive parts of one layout's requests.
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
