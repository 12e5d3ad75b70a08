/// Solves one group instance: how many items it holds, how large they are and where they go.
///
/// The passes are, for every group from the outside in:
/// 1. size: resolve the group's dimensions, take its insets off;
/// 2. pack: how many subitems the run holds and in which box they are sized (``RunPacker``);
/// 3. measure: the size of each subitem, groups by solving them;
/// 4. place: along the run, then across it (``RunPlacement``);
/// 5. collect: the leaves that are present; a group that is not full is shortened along the section.
public struct GroupSolver: Sendable {
  /// How many leaves one group instance may hold.
  public static let leafLimit = 1 << 22

  /// How deep groups may be nested.
  public static let depthLimit = 256

  /// The number of groups solved so far, nested ones included.
  public private(set) var groupsSolved = 0

  /// Makes a solver that has solved nothing yet.
  public init() {}

  /// Solves a group in its container.
  ///
  /// - Parameter request: The group and everything that decides its solution.
  /// - Returns: Its size and its leaves; no leaves if not even the first item has room.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply to be solved.
  /// - Complexity: O(*l* + *n*·*d*) for *l* leaves, where counting the *n* items of a run may look at each
  ///   of its *d* distinct subitems per step.
  public mutating func solve(_ request: GroupRequest) throws(LayoutError) -> GroupMeasurement {
    let size = request.group.size.resolved(in: request.container, grid: request.grid)
    let pass = Pass(grid: request.grid, stackAxis: request.stackAxis)
    return try solve(
      request.group, size: size, leafLimit: request.leafLimit, pass: pass, depth: 0)
  }

  /// What stays the same for a group and all groups inside it.
  struct Pass {
    let grid: PixelGrid
    let stackAxis: Axis
  }

  /// Solves a group whose size is resolved already.
  ///
  /// - Parameters:
  ///   - item: The group.
  ///   - size: Its size in points; the estimate along an estimated axis.
  ///   - fixedAxis: An axis whose length the parent decided, whatever the group's own dimension says.
  ///   - leafLimit: How many leaves are present, or `nil` for all.
  ///   - pass: What stays the same for all nested groups.
  ///   - depth: How many groups this one is nested in.
  mutating func solve(
    _ item: ItemPlan, size: Vector, fixedAxis: Axis? = nil, leafLimit: Int?, pass: Pass, depth: Int
  ) throws(LayoutError) -> GroupMeasurement {
    guard depth < Self.depthLimit else { throw .nestedTooDeeply(limit: Self.depthLimit) }
    groupsSolved += 1
    let insets = item.effectiveInsets(fixedAxis: fixedAxis)
    switch item.content {
    case .leaf:
      throw .groupIsLeaf
    case .custom(let custom):
      guard size.horizontal >= 0, size.vertical >= 0 else {
        return GroupMeasurement(size: size, leaves: [])
      }
      let leaves = custom.places.map {
        GroupMeasurement.Leaf(origin: $0.origin, size: $0.size, zIndex: $0.zIndex)
      }
      return shorten(
        GroupMeasurement(size: size, leaves: leaves), to: leafLimit, insets: insets,
        axis: pass.stackAxis)
    case .run(let run):
      var solution = RunSolution(
        run: run, insets: insets, size: size,
        estimatedAxes: Axis.allCases.filter { $0 != fixedAxis && item.size[$0].isEstimated })
      return try solution.solve(with: &self, leafLimit: leafLimit, pass: pass, depth: depth)
    }
  }

  /// A custom group with only some of its leaves: as long as they reach, and what the full group leaves over.
  private func shorten(
    _ full: GroupMeasurement, to leafLimit: Int?, insets: Insets, axis: Axis
  ) -> GroupMeasurement {
    guard let leafLimit, leafLimit < full.leaves.count else { return full }
    func reach(_ leaves: some Sequence<GroupMeasurement.Leaf>) -> Double {
      leaves.reduce(0) { max($0, $1.origin[axis] + $1.size[axis]) }
    }
    var partial = GroupMeasurement(
      size: full.size, leaves: Array(full.leaves.prefix(leafLimit)))
    partial.size[axis] = max(
      0, reach(partial.leaves) + full.size[axis] - reach(full.leaves) - insets.total(axis))
    return partial
  }
}
