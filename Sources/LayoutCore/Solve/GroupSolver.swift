/// A solver that determines how many items a group holds, how large they are and where they are
/// placed.
///
/// It makes these passes for every group, from the outside in:
/// 1. size: resolve the group's dimensions and subtract its insets;
/// 2. pack: determine the number of subitems that fit, and the size their fractional dimensions
///    refer to (`RunPacker`);
/// 3. measure: determine the size of each subitem, solving it first if it is a group;
/// 4. place: position the subitems along the run, then perpendicular to it (`RunPlacement`).
///
/// Groups are nodes of an arena; a nested group is solved once for each proposed size. Finally
/// `SolutionWriter` writes the leaves with their positions in the whole group. A solver reuses its
/// memory for the next request.
public struct GroupSolver: ~Copyable {
  /// The number of groups solved so far, including nested groups.
  public private(set) var groupsSolved = 0

  /// The work done so far on large custom groups and spatial indexes.
  private var spatialWork = WorkCounters()
  /// The number of groups solved before the current request.
  private var solvedBefore = 0
  /// The nodes of the group being solved.
  var arena = SolverArena()
  private(set) var grid = PixelGrid(scale: 1)
  /// The axis the section's groups are stacked along.
  private(set) var stackAxis = Axis.vertical
  /// The measured sizes of the leaves, in order; leaves beyond the end have not been measured.
  private var fitted: [FittedLengths] = []

  /// The number of data items available to a group whose item count depends on their sizes.
  private var itemLimit = Int.max
  /// The number of data items that determine the solution; greater than ``itemLimit`` if the solver
  /// has looked for an item beyond the limit.
  private var decidingItemCount = 0

  /// Creates a solver with its counts at zero.
  public init() {}

  /// Lays out a group in its container.
  ///
  /// - Parameter request: The group to solve, with its container and its measured sizes.
  /// - Returns: The solution; it has no leaves if not even the first item fits.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply to be solved.
  /// - Complexity: O(*l* + *n*·*d*) for *l* leaves, because counting the *n* items of a run may
  ///   examine each of its *d* distinct subitems at every step.
  public mutating func solve(_ request: borrowing GroupRequest) throws(LayoutError) -> GroupSolution
  {
    let table = request.group
    if !table.isWhole, let problem = table.problem { throw problem }
    arena.begin()
    solvedBefore = groupsSolved
    grid = request.grid
    stackAxis = request.stackAxis
    fitted = request.fitted
    itemLimit = request.itemLimit
    decidingItemCount = 0
    defer { fitted = [] }
    let proposal = SizeProposal(
      size: table.items[0].size.resolved(in: request.container, grid: grid),
      container: request.container, minSize: request.uniformSize,
      firstLeaf: request.fitted.isEmpty && request.itemLimit == .max ? nil : 0)
    let root = try solve(0, of: table, path: SolverArena.root, for: proposal, depth: 0)
    if proposal.firstLeaf == nil {
      decidingItemCount = arena.nodes[root].leafCount + arena.nodes[root].lookahead
    }
    return SolutionWriter.write(
      root, of: arena, table: table, request: request, decidingItemCount: decidingItemCount,
      work: &spatialWork)
  }

  /// Solves a group on behalf of a cache, and counts a cache miss and the groups solved.
  ///
  /// - Parameters:
  ///   - request: The group to solve, with its container and its measured sizes.
  ///   - work: The counters for the solved groups and a cache miss.
  /// - Returns: The solution; it has no leaves if not even the first item fits.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply to be solved.
  public mutating func solve(
    _ request: borrowing GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    let before = groupsSolved
    spatialWork = WorkCounters()
    defer {
      work.groupsSolved += groupsSolved - before
      work.placesSolved += spatialWork.placesSolved
      work.indexEntriesBuilt += spatialWork.indexEntriesBuilt
    }
    work.measurementMisses += 1
    return try solve(request)
  }

  /// Returns whether a data item exists, and records that the solution depends on the result.
  mutating func hasItem(_ item: Int) -> Bool {
    decidingItemCount = max(decidingItemCount, item + 1)
    return item < itemLimit
  }

  /// Returns whether a subitem has no data item because its group is only partly filled; always
  /// `false` if no item of the group has been measured.
  func lacksItem(_ proposal: SizeProposal) -> Bool {
    guard itemLimit == .max, let first = proposal.firstLeaf else { return false }
    return first >= fitted.count
  }

  /// Returns the measured length of a data item along an axis, in points, or `nil` if it is
  /// unknown.
  func fittedLength(ofItem item: Int, along axis: Axis) -> Double? {
    item < fitted.count ? fitted[item][axis].map { grid.points($0) } : nil
  }

  /// Solves an item of a run for a size proposal, and returns the index of its node.
  ///
  /// - Parameters:
  ///   - item: The row index of the item in the table.
  ///   - subitems: The row indices of the run's items.
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - path: The index of the path to the run's group.
  ///   - proposal: The size proposed by the enclosing group.
  ///   - depth: The number of groups enclosing the run.
  /// - Returns: The index of the item's node in the arena.
  /// - Throws: ``LayoutError`` if the item is a group that is too large or nested too deeply.
  @inline(__always)
  mutating func solve(
    _ item: Int, ofRun subitems: Range<Int>, of table: GroupTable, path: Int,
    for proposal: SizeProposal, depth: Int
  ) throws(LayoutError) -> Int {
    if table.items[item].isLeaf { return solveLeaf(item, of: table, for: proposal) }
    let first = arena.firstSubitem(ofGroup: path, count: subitems.count)
    return try solve(
      item, of: table, path: first + item - subitems.lowerBound, for: proposal, depth: depth + 1)
  }

  /// Solves a group for a size proposal, and returns the index of its node.
  ///
  /// - Parameters:
  ///   - item: The row index of the group in the table.
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - path: The index of the path to the group.
  ///   - proposal: The size proposed by the enclosing group.
  ///   - depth: The number of groups enclosing this one.
  /// - Returns: The index of the group's node in the arena.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply.
  mutating func solve(
    _ item: Int, of table: GroupTable, path: Int, for proposal: SizeProposal, depth: Int
  ) throws(LayoutError) -> Int {
    if let known = arena.solvedNode(path: path, proposal) { return known }
    guard depth < LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(limit: LayoutLimits.nestingDepth)
    }
    guard groupsSolved - solvedBefore < LayoutLimits.solvedGroups else {
      throw .tooManyGroups(limit: LayoutLimits.solvedGroups)
    }
    groupsSolved += 1
    let estimatedAxes = table.estimatedAxes(of: item, for: proposal)
    let insets = table.items[item].insets.ignoring(estimatedAxes)
    var node = SolverArena.Node(
      proposal: proposal, item: item, size: proposal.size, reach: proposal.size)
    switch table.items[item].content {
    case .leaf:
      throw .groupIsLeaf
    case .custom(let custom):
      solve(custom, of: table, insets: insets, estimatedAxes: estimatedAxes, into: &node)
    case .run(let run):
      let solution = RunSolver(
        run: run, path: path, insets: insets, proposal: proposal, estimatedAxes: estimatedAxes,
        depth: depth)
      try solution.solve(of: table, with: &self, into: &node)
    }
    node.reach = node.size
    if node.leafCount > 0 {
      // Behaviour 44
      node.supplementaries = placeSupplementaries(
        table.items[item].supplementaries, of: table, on: Vector(startOf: insets),
        size: node.size.inset(by: insets), container: proposal.container)
    }
    return arena.append(&node, path: path)
  }

  /// Solves a custom group; along an estimated axis, the group ends with its last leaf.
  private mutating func solve(
    _ custom: Int, of table: GroupTable, insets: Insets, estimatedAxes: AxisSet,
    into node: inout SolverArena.Node
  ) {
    let plan = table.customGroups[custom]
    for axis in Axis.allCases where estimatedAxes.contains(axis) {
      // Behaviour 77
      node.size[axis] = max(plan.reach(along: axis), node.proposal.minSize[axis])
    }
    guard node.size.horizontal >= 0, node.size.vertical >= 0 else { return }
    node.content = .custom(custom, innerLength: node.size[stackAxis] - insets.total(stackAxis))
    node.leafCount = plan.places.count
    guard let first = node.proposal.firstLeaf, node.leafCount > 0 else { return }
    if !hasItem(first + node.leafCount - 1) { node.leafCount = itemLimit - first }
  }

  /// Solves a leaf; its insets are applied after everything has been placed.
  ///
  /// If the insets are larger than the leaf, the absolute value of the difference is used.
  ///
  /// - Parameters:
  ///   - item: The row index of the leaf in the table.
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - proposal: The size proposed by the enclosing group.
  /// - Returns: The index of the leaf's node in the arena.
  mutating func solveLeaf(_ item: Int, of table: GroupTable, for proposal: SizeProposal) -> Int {
    let axes = table.estimatedAxes(of: item, for: proposal)
    var size = proposal.size
    if !axes.isEmpty {
      arena.hasEstimatedLeaves = true
      if let leaf = proposal.firstLeaf, leaf < fitted.count {
        // Behaviour 48
        size = fitted[leaf].replacing(size, axes: axes, grid: grid)
      }
    }
    for axis in Axis.allCases where proposal.minSize[axis] > 0 {
      size[axis] = max(size[axis], proposal.minSize[axis])
    }
    let insets = table.items[item].insets.ignoring(axes)
    // Behaviour 8
    let origin = Vector(startOf: insets)
    let frameSize = size.frameSize(insetBy: insets)
    let supplementaries = placeSupplementaries(
      table.items[item].supplementaries, of: table, on: origin, size: frameSize,
      container: frameSize)
    // The reach of a leaf is the far corner of its frame, without trailing insets. The node is
    // created in place because it is too large to be copied needlessly.
    arena.nodes.append(
      SolverArena.Node(
        proposal: proposal, item: item, size: size, reach: origin + frameSize,
        content: .leaf(PixelSize(frameSize, grid: grid)), leafCount: 1,
        supplementaries: supplementaries))
    return arena.nodes.count - 1
  }

  /// Places the supplementary items of an item or group on its frame.
  ///
  /// - Parameters:
  ///   - indices: The indices of the supplementary items in the table.
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - origin: The top leading corner of the frame, in points.
  ///   - size: The size of the frame, in points.
  ///   - container: The size of the container for the supplementary items' fractional dimensions,
  ///     in points.
  /// - Returns: The range of the placed items in the arena.
  @inline(__always)
  private mutating func placeSupplementaries(
    _ indices: Range<Int>, of table: GroupTable, on origin: Vector, size: Vector,
    container: Vector
  ) -> RowRange {
    guard !indices.isEmpty else { return .none }
    let first = arena.supplementaries.count
    for index in indices {
      arena.supplementaries.append(
        PlacedSupplementary(
          table.supplementaries[index], on: origin, size: size, container: container, grid: grid))
    }
    return RowRange(first..<arena.supplementaries.count)
  }
}

extension GroupTable {
  /// Returns the self-sizing axes of an item, without the axes fixed by its enclosing group.
  @inline(__always)
  func estimatedAxes(of item: Int, for proposal: SizeProposal) -> AxisSet {
    items[item].estimatedAxes.subtracting(proposal.fixedAxes)
  }
}

extension CustomPlan {
  /// Returns how far the items extend along an axis from the group's top leading corner, in points.
  func reach(along axis: Axis) -> Double { places.reach[axis] }
}
