/// Conversion of a solved node table into a ``GroupSolution``: leaves in order, depth first, with
/// their exact positions in the whole group.
struct SolutionWriter {
  private let grid: PixelGrid
  private let itemLift: Int
  /// The stack axis of the section's groups.
  private let stackAxis: Axis
  /// The size of the whole group, in points.
  private let groupSize: Vector
  /// Whether the size proposals to the content are written: measured sizes say nothing of them,
  /// unless they assign items to leaves.
  private let writesProposals: Bool

  private var supplementaries: [SolvedSupplementary] = []
  private var proposals: ContiguousArray<LeafProposal> = []
  private var leafFrames = LeafFrames.inside

  /// Writes a whole group.
  ///
  /// - Parameters:
  ///   - root: The node of the group.
  ///   - arena: All nodes.
  ///   - table: The group as described.
  ///   - request: The request for the group.
  ///   - decidingItemCount: How many data items decide the solution.
  ///   - work: Counts the work on large custom groups and spatial indexes.
  /// - Returns: The solution.
  static func write(
    _ root: Int, of arena: borrowing SolverArena, table: GroupTable,
    request: borrowing GroupRequest, decidingItemCount: Int, work: inout WorkCounters
  ) -> GroupSolution {
    var writer = SolutionWriter(root, of: arena, request: request)
    if let places = table.largePlaces, arena.nodes[root].leafCount == places.count {
      return writer.write(
        places, root: root, of: arena, request: request, decidingItemCount: decidingItemCount,
        work: &work)
    }
    var leaves: ContiguousArray<SolvedLeaf> = []
    // Without room for any item this would write to the empty array that all threads share.
    if arena.nodes[root].leafCount > 0 {
      leaves.append(addingCapacity: arena.nodes[root].leafCount) { leaves in
        writer.write(
          root, at: .zero, of: arena, table: table, whole: PartialLength(), into: &leaves)
      }
    }
    let isSelfSizing = writer.proposals.contains { !$0.estimatedAxes.isEmpty }
    var (tree, index): (LeafTree?, AnySpatialIndex?) = (nil, nil)
    if let kind = request.spatialIndex, leaves.count >= kind.smallestGroup {
      let all = LeafTree(leaves, grid: request.grid)
      tree = all
      index = kind.index(of: all, after: nil, work: &work)
    }
    // A solution with measured sizes is one of those alone.
    let measured =
      isSelfSizing && request.fitted.isEmpty && writer.supplementaries.isEmpty && tree == nil
      ? MeasuredGroup(
        root, of: arena, table: table, leaves: leaves, proposals: writer.proposals,
        grid: request.grid) : nil
    return GroupSolution(
      size: request.grid.subpixels(writer.groupSize), grid: request.grid,
      stackAxis: request.stackAxis, leaves: GroupLeaves(leaves, tree: tree),
      supplementaries: writer.supplementaries,
      proposals: isSelfSizing ? writer.proposals : [], leafFrames: writer.leafFrames,
      lastLength: table.packs ? arena.reach(ofItemsIn: root, table, along: request.stackAxis) : nil,
      decidingItemCount: decidingItemCount, index: index, measured: measured)
  }

  /// Writes a custom group of many items, block by block.
  private consuming func write(
    _ places: CustomPlaces, root: Int, of arena: borrowing SolverArena,
    request: borrowing GroupRequest, decidingItemCount: Int, work: inout WorkCounters
  ) -> GroupSolution {
    for supplementary in arena.nodes[root].supplementaries.range {
      supplementaries.append(
        SolvedSupplementary(
          arena.supplementaries[supplementary], on: .zero, firstLeaf: 0, grid: grid))
    }
    guard case .custom(_, let innerLength) = arena.nodes[root].content else {
      preconditionFailure("A custom group is solved as one.")
    }
    let earlier = request.earlier.flatMap { earlier in
      earlier.grid == grid && earlier.itemLift == itemLift
        ? earlier.leaves.tree.map { (leaves: $0, index: earlier.index) } : nil
    }
    let tree = LeafTree(places, grid: grid, zIndex: itemLift, sharing: earlier?.leaves, work: &work)
    let known = earlier.flatMap { earlier in
      earlier.index.map { (leaves: earlier.leaves, index: $0) }
    }
    return GroupSolution(
      size: grid.subpixels(groupSize), grid: grid, stackAxis: stackAxis, leaves: GroupLeaves(tree),
      supplementaries: supplementaries, proposals: [], leafFrames: .exact, lastLength: nil,
      decidingItemCount: decidingItemCount,
      index: request.spatialIndex?.index(of: tree, after: known, work: &work), itemLift: itemLift,
      partial: (
        places,
        PartialLength().inside(rest: innerLength - places.reach[stackAxis])
      ))
  }

  private init(_ root: Int, of arena: borrowing SolverArena, request: borrowing GroupRequest) {
    grid = request.grid
    itemLift = request.itemLift
    stackAxis = request.stackAxis
    groupSize = arena.nodes[root].size
    writesProposals =
      arena.hasEstimatedLeaves
      && (request.fitted.isEmpty || request.group.axesOfLeaves.count > 1)
    if writesProposals { proposals.reserveCapacity(arena.nodes[root].leafCount) }
  }

  /// Writes a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - origin: The offset of its outer corner from the whole group's, in points.
  ///   - arena: All nodes.
  ///   - table: The group as described.
  ///   - whole: The length of the whole group by the node's.
  ///   - leaves: Gets the data items.
  @inline(__always)
  private mutating func write(
    _ index: Int, at origin: Vector, of arena: borrowing SolverArena, table: GroupTable,
    whole: PartialLength, into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    for supplementary in arena.nodes[index].supplementaries.range {
      supplementaries.append(
        SolvedSupplementary(
          arena.supplementaries[supplementary], on: origin, firstLeaf: leaves.count, grid: grid))
    }
    switch arena.nodes[index].content {
    case .nothing:
      break
    case .leaf(let pixelSize):
      let item = arena.nodes[index].item
      let axes = table.estimatedAxes(of: item, for: arena.nodes[index].proposal)
      let insets = table.items[item].insets.ignoring(axes)
      let size = arena.nodes[index].size.frameSize(insetBy: insets)
      write(
        origin + Vector(startOf: insets), size, pixelSize: pixelSize, zIndex: 0, into: &leaves)
      guard writesProposals else { break }
      proposals.append(LeafProposal(size: grid.subpixels(size), estimatedAxes: axes))
    case .custom(let custom, let innerLength):
      write(
        table.customGroups[custom], count: arena.nodes[index].leafCount, at: origin,
        whole: whole.inside(rest: innerLength - table.customGroups[custom].reach(along: stackAxis)),
        into: &leaves)
    case .run(let run):
      write(
        run, at: origin + run.corner, of: arena, table: table,
        whole: whole.inside(rest: run.innerLength - run.reach), into: &leaves)
    }
  }

  /// Writes the items of a run.
  private mutating func write(
    _ run: SolverArena.Run, at corner: Vector, of arena: borrowing SolverArena, table: GroupTable,
    whole: PartialLength, into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    var reach = 0.0
    for entry in run.entries.range {
      let (node, offset) = (arena.entries[entry].node, arena.entries[entry].origin)
      write(
        node, at: corner + offset, of: arena, table: table,
        whole: whole.after(reach, offset: offset[stackAxis]), into: &leaves)
      reach = max(reach, offset[stackAxis] + arena.nodes[node].reach[stackAxis])
      // A group that is whole reaches farther than its last leaf, by its insets.
      if arena.nodes[node].leafCount > 0 {
        leaves[leaves.count - 1].lengthThrough = whole(reaching: reach)
      }
    }
  }

  /// Writes the leaves of a custom group.
  ///
  /// Not inlined: runs, written by far more often, take longer if it is.
  @inline(never)
  private mutating func write(
    _ custom: CustomPlan, count: Int, at origin: Vector, whole: PartialLength,
    into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    var reach = 0.0
    for place in custom.places.prefix(count) {
      let exactSize = grid.subpixels(place.size)
      write(
        origin + place.origin, place.size, pixelSize: PixelSize(exact: exactSize, grid: grid),
        zIndex: place.zIndex, into: &leaves)
      reach = max(reach, place.origin[stackAxis] + place.size[stackAxis])
      leaves[leaves.count - 1].lengthThrough = whole(reaching: reach)
      if writesProposals { proposals.append(LeafProposal(size: exactSize, estimatedAxes: [])) }
    }
  }

  @inline(__always)
  private mutating func write(
    _ origin: Vector, _ size: Vector, pixelSize: PixelSize, zIndex: Int,
    into leaves: inout OutputSpan<SolvedLeaf>
  ) {
    let leaf = SolvedLeaf(
      origin: grid.subpixels(origin), size: pixelSize, zIndex: zIndex == 0 ? itemLift : zIndex)
    leaves.append(leaf)
    if leaf.box.isEmpty {
      leafFrames = .exact
    } else if leafFrames == .inside,
      !liesInside(origin, size, along: .horizontal) || !liesInside(origin, size, along: .vertical)
    {
      leafFrames = .pixels
    }
  }

  /// Whether a leaf lies inside the group along an axis, and still will when it is rounded.
  private func liesInside(_ origin: Vector, _ size: Vector, along axis: Axis) -> Bool {
    size[axis] * grid.scale >= 2 && origin[axis] >= 0
      && origin[axis] + size[axis] <= groupSize[axis]
  }
}

extension SolverArena {
  /// The far edge of the items of a run along an axis, including each item's free room behind it,
  /// from the outer corner of the group, in points.
  fileprivate func reach(ofItemsIn group: Int, _ table: GroupTable, along axis: Axis) -> Double {
    guard case .run(let run) = nodes[group].content else { return nodes[group].size[axis] }
    var reach = 0.0
    for entry in run.entries.range {
      let node = entries[entry].node
      let behind = table.items[nodes[node].item].edges.end(axis)?.minimum ?? 0
      reach = max(reach, entries[entry].origin[axis] + nodes[node].size[axis] + behind)
    }
    return run.corner[axis] + reach
  }
}
