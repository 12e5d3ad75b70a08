/// Conversion of a solved node table into a ``GroupSolution``: leaves in order, depth first, with
/// their exact positions in the whole group.
struct SolutionWriter {
  private let grid: PixelGrid
  private let stack: Axis
  private let itemLift: Int
  /// The size of the whole group, in points.
  private let groupSize: Vector
  /// Whether the size proposals to the content are written: measured sizes say nothing of them.
  private let writesProposals: Bool

  private var supplementaries: [SolvedSupplementary] = []
  private var proposals: ContiguousArray<LeafProposal> = []
  private var leavesLieInside = true
  /// For each leaf so far, the length that the group being written has with it as its last, in
  /// points.
  private var extents: ContiguousArray<Double> = []

  /// Writes a whole group.
  ///
  /// - Parameters:
  ///   - root: The node of the group.
  ///   - arena: All nodes.
  ///   - table: The group as it was described.
  ///   - request: The request that the group was solved for.
  /// - Returns: The solution.
  static func write(
    _ root: Int, of arena: borrowing SolverArena, table: GroupTable, request: GroupRequest
  ) -> GroupSolution {
    var writer = SolutionWriter(root, of: arena, request: request)
    var leaves: ContiguousArray<SolvedLeaf> = []
    leaves.reserveCapacity(arena.nodes[root].leafCount)
    leaves.append(addingCapacity: arena.nodes[root].leafCount) { leaves in
      writer.write(root, at: .zero, of: arena, table: table, into: &leaves)
    }
    return writer.solution(leaves)
  }

  private init(_ root: Int, of arena: borrowing SolverArena, request: GroupRequest) {
    grid = request.grid
    stack = request.stackAxis
    itemLift = request.itemLift
    groupSize = arena.nodes[root].size
    writesProposals = arena.hasEstimatedLeaves && request.fitted.isEmpty
    let count = arena.nodes[root].leafCount
    extents.reserveCapacity(count)
    if writesProposals { proposals.reserveCapacity(count) }
  }

  /// The group that has been written.
  private func solution(_ leaves: ContiguousArray<SolvedLeaf>) -> GroupSolution {
    let isSelfSizing = proposals.contains { !$0.estimatedAxes.isEmpty }
    return GroupSolution(
      size: grid.subpixels(groupSize), grid: grid, stackAxis: stack, leaves: leaves,
      supplementaries: supplementaries, proposals: isSelfSizing ? proposals : [],
      leavesLieInside: leavesLieInside,
      partialExtents: extents.count > 1 ? extents : [])
  }

  /// Writes a node whose outer corner is at an offset from that of the whole group, in points.
  private mutating func write(
    _ index: Int, at origin: Vector, of arena: borrowing SolverArena, table: GroupTable,
    into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    let firstLeaf = leaves.count
    for supplementary in arena.nodes[index].supplementaries {
      supplementaries.append(
        SolvedSupplementary(
          arena.supplementaries[supplementary], on: origin, firstLeaf: firstLeaf, grid: grid))
    }
    switch arena.nodes[index].content {
    case .nothing:
      return
    case .leaf(let leaf):
      write(arena.leaves[leaf], at: origin, into: &leaves)
      return extents.append(arena.nodes[index].reach[stack])
    case .custom(let custom, let innerLength):
      write(table.customGroups[custom], innerLength: innerLength, at: origin, into: &leaves)
    case .run(let run):
      write(run, at: origin, of: arena, table: table, into: &leaves)
    }
    guard firstLeaf < extents.count else { return }
    extents[extents.count - 1] = arena.nodes[index].reach[stack]
  }

  /// Writes the items of a run.
  ///
  /// With some of its leaves a run reaches as far as the items that are present, and ends as far
  /// behind them as the full one does behind all of its own.
  private mutating func write(
    _ run: SolverArena.Run, at origin: Vector, of arena: borrowing SolverArena, table: GroupTable,
    into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    var reach = 0.0
    let corner = origin + run.corner
    let stack = stack
    for entry in run.entries {
      let offset = arena.entries[entry].origin
      let node = arena.entries[entry].node
      let firstLeaf = extents.count
      write(node, at: corner + offset, of: arena, table: table, into: &leaves)
      var extents = extents.mutableSpan
      for leaf in firstLeaf..<extents.count {
        let present = max(reach, offset[stack] + extents[leaf])
        extents[leaf] = max(0, present + run.innerLength - run.reach)
      }
      reach = max(reach, offset[stack] + arena.nodes[node].reach[stack])
    }
  }

  private mutating func write(
    _ custom: CustomPlan, innerLength: Double, at origin: Vector,
    into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    let fullReach = custom.reach(along: stack)
    var reach = 0.0
    for place in custom.places {
      let exactSize = grid.subpixels(place.size)
      write(
        origin + place.origin, place.size, pixelSize: PixelSize(exact: exactSize, grid: grid),
        zIndex: place.zIndex, into: &leaves)
      if writesProposals { proposals.append(LeafProposal(size: exactSize, estimatedAxes: [])) }
      reach = max(reach, place.origin[stack] + place.size[stack])
      extents.append(max(0, reach + innerLength - fullReach))
    }
  }

  private mutating func write(
    _ leaf: SolverArena.Leaf, at origin: Vector, into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    write(origin + leaf.origin, leaf.size, pixelSize: leaf.pixelSize, zIndex: 0, into: &leaves)
    guard writesProposals else { return }
    proposals.append(LeafProposal(size: leaf.exactSize, estimatedAxes: leaf.estimatedAxes))
  }

  private mutating func write(
    _ origin: Vector, _ size: Vector, pixelSize: PixelSize, zIndex: Int,
    into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    leaves.append(
      SolvedLeaf(
        origin: grid.subpixels(origin), size: pixelSize, zIndex: zIndex == 0 ? itemLift : zIndex))
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
