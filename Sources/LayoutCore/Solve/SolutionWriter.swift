/// Conversion of a solved node table into a ``GroupSolution``: leaves in order, depth first, with
/// their exact positions in the whole group.
struct SolutionWriter {
  private let grid: PixelGrid
  private let itemLift: Int
  /// The size of the whole group, in points.
  private let groupSize: Vector
  /// Whether the size proposals to the content are written: measured sizes say nothing of them.
  private let writesProposals: Bool

  private var leaves: ContiguousArray<SolvedLeaf> = []
  private var supplementaries: [SolvedSupplementary] = []
  private var proposals: ContiguousArray<LeafProposal> = []
  private var leavesLieInside = true

  /// Writes a whole group.
  ///
  /// - Parameters:
  ///   - root: The node of the group.
  ///   - arena: All nodes; gets the lengths of groups that are not full.
  ///   - table: The group as it was described.
  ///   - request: The request that the group was solved for.
  /// - Returns: The solution.
  static func write(
    _ root: Int, of arena: inout SolverArena, table: GroupTable, request: GroupRequest
  ) -> GroupSolution {
    let partialExtents = PartialExtents(
      of: root, in: &arena, table: table, along: request.stackAxis)
    var writer = SolutionWriter(root, of: arena, request: request)
    writer.write(root, at: .zero, of: arena, table: table)
    let isSelfSizing = writer.proposals.contains { !$0.estimatedAxes.isEmpty }
    return GroupSolution(
      size: request.grid.subpixels(writer.groupSize), grid: request.grid,
      stackAxis: request.stackAxis, leaves: writer.leaves, supplementaries: writer.supplementaries,
      proposals: isSelfSizing ? writer.proposals : [], leavesLieInside: writer.leavesLieInside,
      partialExtents: partialExtents)
  }

  private init(_ root: Int, of arena: borrowing SolverArena, request: GroupRequest) {
    grid = request.grid
    itemLift = request.itemLift
    groupSize = arena.nodes[root].size
    writesProposals = arena.hasEstimatedLeaves && request.fitted.isEmpty
    let count = arena.nodes[root].leafCount
    leaves.reserveCapacity(count)
    if writesProposals { proposals.reserveCapacity(count) }
  }

  /// Writes a node whose outer corner is at an offset from that of the whole group, in points.
  private mutating func write(
    _ index: Int, at origin: Vector, of arena: borrowing SolverArena, table: GroupTable
  ) {
    for supplementary in arena.nodes[index].supplementaries.range {
      supplementaries.append(
        SolvedSupplementary(
          arena.supplementaries[supplementary], on: origin, firstLeaf: leaves.count, grid: grid))
    }
    switch arena.nodes[index].content {
    case .nothing:
      break
    case .leaf(let leaf):
      write(
        origin + arena.leaves[leaf].origin, arena.leaves[leaf].size,
        pixelSize: arena.leaves[leaf].pixelSize, zIndex: 0,
        proposal: LeafProposal(
          size: arena.leaves[leaf].exactSize, estimatedAxes: arena.leaves[leaf].estimatedAxes))
    case .custom(let custom, _):
      for place in table.customGroups[custom].places {
        let exactSize = grid.subpixels(place.size)
        write(
          origin + place.origin, place.size, pixelSize: PixelSize(exact: exactSize, grid: grid),
          zIndex: place.zIndex, proposal: LeafProposal(size: exactSize, estimatedAxes: []))
      }
    case .run(let run):
      let corner = origin + run.corner
      for entry in run.entries.range {
        write(
          arena.entries[entry].node, at: corner + arena.entries[entry].origin, of: arena,
          table: table)
      }
    }
  }

  @inline(__always)
  private mutating func write(
    _ origin: Vector, _ size: Vector, pixelSize: PixelSize, zIndex: Int, proposal: LeafProposal
  ) {
    leaves.append(
      SolvedLeaf(
        origin: grid.subpixels(origin), size: pixelSize, zIndex: zIndex == 0 ? itemLift : zIndex))
    if writesProposals { proposals.append(proposal) }
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
