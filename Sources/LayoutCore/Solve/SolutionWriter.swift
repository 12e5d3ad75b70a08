/// A writer that converts the nodes of a solved group into a ``GroupSolution``, with the leaves in
/// order, depth first, at their exact positions in the whole group.
struct SolutionWriter {
  private let grid: PixelGrid
  private let itemLift: Int
  /// The axis the section's groups are stacked along.
  private let stackAxis: Axis
  /// The size of the whole group, in points.
  private let groupSize: Vector
  /// Whether the solution includes size proposals for the contents of its leaves.
  ///
  /// A solution with measured sizes needs no proposals, unless the sizes determine which data items
  /// fill which leaves.
  private let writesProposals: Bool

  private var supplementaries: [SolvedSupplementary] = []
  private var proposals: ContiguousArray<LeafProposal> = []
  private var leafFrames = LeafFrames.inside

  /// Converts the nodes of a whole group into the solution of the group.
  ///
  /// - Parameters:
  ///   - root: The index of the group's node in the arena.
  ///   - arena: The arena with the nodes of the group and everything nested in it.
  ///   - table: The table of the group and everything nested in it.
  ///   - request: The request for the solution being written.
  ///   - decidingItemCount: The number of data items that determine the solution.
  ///   - work: The counters for the work on large custom groups and spatial indexes.
  /// - Returns: The solution, with the spatial index of a large group.
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
    // If no item fits, this would write to the empty array storage shared by all threads.
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
    // A solution with measured sizes applies only to those sizes.
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

  /// Returns the solution of a custom group of many items, writing its leaves one block at a time.
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
      preconditionFailure("The root node must be a custom group.")
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

  /// Writes a node and everything nested in it.
  ///
  /// - Parameters:
  ///   - index: The index of the node in the arena.
  ///   - origin: The offset of the node's top leading corner from the corner of the whole group, in
  ///     points; both corners are taken before insets are applied.
  ///   - arena: The arena with the nodes of the group and everything nested in it.
  ///   - table: The table of the group and everything nested in it.
  ///   - whole: The rule for deriving the whole group's length from the node's reach.
  ///   - leaves: The span to append the data items to.
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

  /// Writes the items of a run and everything nested in them.
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
      // A full group reaches farther than its last leaf, by its insets.
      if arena.nodes[node].leafCount > 0 {
        leaves[leaves.count - 1].lengthThrough = whole(reaching: reach)
      }
    }
  }

  /// Writes the leaves of a custom group.
  ///
  /// The method is not inlined, because inlining it would slow down the far more frequent writing
  /// of runs.
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

  /// Returns whether a leaf lies inside the group along an axis, both before and after rounding.
  private func liesInside(_ origin: Vector, _ size: Vector, along axis: Axis) -> Bool {
    size[axis] * grid.scale >= 2 && origin[axis] >= 0
      && origin[axis] + size[axis] <= groupSize[axis]
  }
}

extension SolverArena {
  /// Returns the far edge of a run's items along an axis, in points.
  ///
  /// The edge includes the free space after each item, and is measured from the top leading corner
  /// of the group before its insets are applied.
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
