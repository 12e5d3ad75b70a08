/// Conversion of a solved node table into a ``GroupSolution``: leaves in order, depth first, with
/// their exact positions in the whole group.
struct SolutionWriter {
  let arena: SolverArena
  let request: GroupRequest

  private var leaves: [SolvedLeaf] = []
  private var supplementaries: [SolvedSupplementary] = []
  private var proposals: [LeafProposal] = []
  private var leavesLieInside = true
  private var groupSize = Vector.zero
  /// For each leaf so far, the length that the group being written has with it as its last, in
  /// points.
  private var extents: [Double] = []

  private var grid: PixelGrid { request.grid }
  private var stack: Axis { request.stackAxis }

  init(arena: SolverArena, request: GroupRequest) {
    self.arena = arena
    self.request = request
  }

  /// Writes the whole group.
  mutating func write(_ root: Int) {
    let node = arena.nodes[root]
    groupSize = node.size
    leaves.reserveCapacity(node.leafCount)
    extents.reserveCapacity(node.leafCount)
    // Measured sizes say nothing of what content is proposed.
    if arena.hasEstimatedLeaves, request.fitted.isEmpty {
      proposals.reserveCapacity(node.leafCount)
    }
    write(root, at: .zero)
  }

  /// The group that has been written.
  func solution(of root: Int) -> GroupSolution {
    let isSelfSizing = proposals.contains { !$0.estimatedAxes.isEmpty }
    return GroupSolution(
      size: grid.subpixels(groupSize), grid: grid, stackAxis: stack, leaves: leaves,
      supplementaries: supplementaries, proposals: isSelfSizing ? proposals : [],
      leavesLieInside: leavesLieInside,
      partialExtents: extents.count > 1 ? extents.dropLast().map { grid.subpixels($0) } : [])
  }

  /// Writes a node whose outer corner is at an offset from that of the whole group, in points.
  private mutating func write(_ index: Int, at origin: Vector) {
    let firstLeaf = leaves.count
    for supplementary in arena.nodes[index].supplementaries {
      supplementaries.append(
        SolvedSupplementary(
          arena.supplementaries[supplementary], on: origin, firstLeaf: firstLeaf, grid: grid))
    }
    switch arena.nodes[index].content {
    case .nothing:
      return
    case .leaf(let offset, let size, let estimatedAxes):
      append(origin + offset, size, zIndex: 0, estimatedAxes: estimatedAxes)
      extents.append(arena.nodes[index].reach[stack])
    case .custom(let custom):
      write(arena.customGroups[custom], at: origin)
    case .run(let run):
      write(run, at: origin)
    }
    guard firstLeaf < extents.count else { return }
    extents[extents.count - 1] = arena.nodes[index].reach[stack]
  }

  /// Writes the items of a run.
  ///
  /// With some of its leaves a run reaches as far as the items that are present, and ends as far
  /// behind them as the full one does behind all of its own.
  private mutating func write(_ run: SolverArena.Run, at origin: Vector) {
    var reach = 0.0
    for entry in run.entries {
      let item = arena.entries[entry]
      let firstLeaf = extents.count
      write(item.node, at: origin + run.corner + item.origin)
      for leaf in firstLeaf..<extents.count {
        let present = max(reach, item.origin[stack] + extents[leaf])
        extents[leaf] = max(0, present + run.innerLength - run.reach)
      }
      reach = max(reach, item.origin[stack] + arena.nodes[item.node].reach[stack])
    }
  }

  private mutating func write(_ group: SolverArena.CustomGroup, at origin: Vector) {
    let places = group.plan.places
    let fullReach = group.plan.reach(ofFirst: places.count, along: stack)
    var reach = 0.0
    for place in places {
      append(origin + place.origin, place.size, zIndex: place.zIndex, estimatedAxes: [])
      reach = max(reach, place.origin[stack] + place.size[stack])
      extents.append(max(0, reach + group.innerLength - fullReach))
    }
  }

  private mutating func append(
    _ origin: Vector, _ size: Vector, zIndex: Int, estimatedAxes: AxisSet
  ) {
    let exactSize = grid.subpixels(size)
    leaves.append(
      SolvedLeaf(
        origin: grid.subpixels(origin), size: PixelSize(exact: exactSize, grid: grid),
        zIndex: zIndex == 0 ? request.itemLift : zIndex))
    if arena.hasEstimatedLeaves, request.fitted.isEmpty {
      proposals.append(LeafProposal(size: exactSize, estimatedAxes: estimatedAxes))
    }
    leavesLieInside =
      leavesLieInside && liesInside(origin, size, along: .horizontal)
      && liesInside(origin, size, along: .vertical)
  }

  /// Whether a leaf lies inside the group along an axis, and still will when it is rounded.
  private func liesInside(_ origin: Vector, _ size: Vector, along axis: Axis) -> Bool {
    size[axis] * grid.scale >= 2 && origin[axis] >= 0
      && origin[axis] + size[axis] <= groupSize[axis]
  }
}
