/// Solves one group instance: how many items it holds, how large they are and where they go.
///
/// The passes are, for every group from the outside in:
/// 1. size: resolve the group's dimensions, take its insets off;
/// 2. pack: how many subitems the run holds and in which box they are sized (``RunPacker``);
/// 3. measure: the size of each subitem, groups by solving them;
/// 4. place: along the run, then across it (``RunPlacement``);
/// 5. collect: the leaves that are present; a group that is not full is shortened along the
/// section.
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
  /// - Complexity: O(*l* + *n*·*d*) for *l* leaves, where counting the *n* items of a run may look
  ///   at each of its *d* distinct subitems per step.
  public mutating func solve(_ request: GroupRequest) throws(LayoutError) -> GroupMeasurement {
    let group = request.group.plan
    let slot = GroupSlot(
      size: group.size.resolved(in: request.container, grid: request.grid),
      container: request.container, leastSize: request.uniformSize,
      firstLeaf: request.fitted.isEmpty ? nil : 0)
    let pass = Pass(grid: request.grid, stackAxis: request.stackAxis, fitted: request.fitted)
    return try solve(group, in: slot, leafLimit: request.leafLimit, pass: pass, depth: 0)
  }

  /// What stays the same for a group and all groups inside it.
  struct Pass {
    let grid: PixelGrid
    let stackAxis: Axis
    /// What has been measured of each leaf; leaves beyond the end have not been.
    let fitted: [FittedLengths]

    /// What has been measured of a leaf.
    func fitted(_ leaf: Int?) -> FittedLengths {
      guard let leaf, leaf < fitted.count else { return .unknown }
      return fitted[leaf]
    }
  }

  /// Solves a group whose size is resolved already.
  ///
  /// - Parameters:
  ///   - item: The group.
  ///   - slot: What it gets from the group around it.
  ///   - leafLimit: How many leaves are present, or `nil` for all.
  ///   - pass: What stays the same for all nested groups.
  ///   - depth: How many groups this one is nested in.
  /// - Returns: The group's size and its leaves.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply.
  mutating func solve(
    _ item: ItemPlan, in slot: GroupSlot, leafLimit: Int?, pass: Pass, depth: Int
  ) throws(LayoutError) -> GroupMeasurement {
    guard depth < Self.depthLimit else { throw .nestedTooDeeply(limit: Self.depthLimit) }
    groupsSolved += 1
    let estimatedAxes = item.estimatedAxes(fixedAxis: slot.fixedAxis)
    let insets = item.effectiveInsets(estimatedAxes: estimatedAxes)
    var solved: Solved
    switch item.content {
    case .leaf:
      throw .groupIsLeaf
    case .custom(let custom):
      solved = place(
        custom, in: slot, insets: insets, estimatedAxes: estimatedAxes, leafLimit: leafLimit,
        axis: pass.stackAxis)
    case .run(let run):
      var solution = RunSolution(run: run, insets: insets, slot: slot, estimatedAxes: estimatedAxes)
      solved = try solution.solve(with: &self, leafLimit: leafLimit, pass: pass, depth: depth)
    }
    if !solved.measurement.leaves.isEmpty {
      hang(item.supplementaries, on: &solved.measurement, insets: insets, slot.container, pass.grid)
    }
    // What hangs from a group hangs from the full one, so it is shortened last.
    if let extent = solved.shortenedExtent { solved.measurement.size[pass.stackAxis] = extent }
    return solved.measurement
  }

  /// A group of its full size with the leaves that are present, and how long it is with only those.
  struct Solved {
    var measurement: GroupMeasurement
    var shortenedExtent: Double?
  }

  /// Custom group: along an estimated axis as long as its leaves reach.
  ///
  /// One that is not full ends as far behind its leaves as the full group does.
  private func place(
    _ custom: CustomPlan, in slot: GroupSlot, insets: Insets, estimatedAxes: AxisSet,
    leafLimit: Int?, axis: Axis
  ) -> Solved {
    var size = slot.size
    let leaves = custom.places
    func reach(_ leaves: some Sequence<GroupMeasurement.Leaf>, _ axis: Axis) -> Double {
      leaves.reduce(0) { max($0, $1.origin[axis] + $1.size[axis]) }
    }
    for axis in Axis.allCases where estimatedAxes.contains(axis) {
      size[axis] = max(reach(leaves, axis), slot.leastSize[axis])
    }
    guard size.horizontal >= 0, size.vertical >= 0 else {
      return Solved(measurement: GroupMeasurement(size: size, leaves: []))
    }
    var solved = Solved(measurement: GroupMeasurement(size: size, leaves: leaves))
    if let leafLimit, leafLimit < leaves.count {
      let present = leaves.prefix(leafLimit)
      solved.measurement.leaves = Array(present)
      solved.shortenedExtent = max(
        0, reach(present, axis) + size[axis] - reach(leaves, axis) - insets.total(axis))
    }
    return solved
  }

  /// Hangs a group's supplementary items on it, before those of its items.
  private func hang(
    _ plans: [SupplementaryPlan], on group: inout GroupMeasurement, insets: Insets,
    _ container: Vector, _ grid: PixelGrid
  ) {
    guard !plans.isEmpty else { return }
    let size = group.size.inset(by: insets)
    group.supplementaries.insert(
      contentsOf: plans.map {
        SupplementaryPlacement.place(
          $0, on: Vector(startOf: insets), size: size, container: container, grid: grid)
      }, at: 0)
  }
}
