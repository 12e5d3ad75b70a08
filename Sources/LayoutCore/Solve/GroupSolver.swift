/// Solver of one group instance: how many items it holds, how large they are and where they go.
///
/// The passes are, for every group from the outside in:
/// 1. size: resolve the group's dimensions, take its insets off;
/// 2. pack: how many subitems the run holds and in which box they are sized (``RunPacker``);
/// 3. measure: the size of each subitem, groups by solving them;
/// 4. place: along the run, then across it (``RunPlacement``).
///
/// Groups are nodes of an arena; a nested group is solved once for each size that it is proposed.
/// In the end the leaves are written out with their positions in the whole group
/// (``SolutionWriter``). A solver that is kept reuses its memory.
public struct GroupSolver: Sendable {
  /// The number of groups solved so far, nested ones included.
  public private(set) var groupsSolved = 0

  /// The number of groups that had been solved when the current request came.
  private var solvedBefore = 0
  /// The nodes of the group that is being solved.
  var arena = SolverArena()
  /// The pixels of the display.
  private(set) var grid = PixelGrid(scale: 1)
  /// The axis along which the section lays its groups.
  private(set) var stackAxis = Axis.vertical
  /// The measured sizes of the leaves, in order; leaves beyond the end have not been measured.
  private var fitted: [FittedLengths] = []

  /// Makes a solver that has solved nothing yet.
  public init() {}

  /// Solves a group in its container.
  ///
  /// - Parameter request: The group and everything that decides its solution.
  /// - Returns: Its size and its leaves; no leaves if not even the first item has room.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply to be solved.
  /// - Complexity: O(*l* + *n*·*d*) for *l* leaves, where counting the *n* items of a run may look
  ///   at each of its *d* distinct subitems per step.
  public mutating func solve(_ request: GroupRequest) throws(LayoutError) -> GroupSolution {
    arena.removeAll()
    solvedBefore = groupsSolved
    grid = request.grid
    stackAxis = request.stackAxis
    fitted = request.fitted
    defer { fitted = [] }
    let proposal = SizeProposal(
      size: request.group.size.resolved(in: request.container, grid: grid),
      container: request.container, leastSize: request.uniformSize,
      firstLeaf: request.fitted.isEmpty ? nil : 0)
    let root = try solve(request.group, plan: SolverArena.root, for: proposal, depth: 0)
    var writer = SolutionWriter(arena: arena, request: request)
    writer.write(root)
    return writer.solution(of: root)
  }

  /// Solves a group and counts that: the answer of a cache that has no other.
  ///
  /// - Parameters:
  ///   - request: The group and everything that decides its solution.
  ///   - work: Counts the groups solved, and a miss.
  /// - Returns: The solution.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply to be solved.
  public mutating func solve(
    _ request: GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    let before = groupsSolved
    defer { work.groupsSolved += groupsSolved - before }
    work.measurementMisses += 1
    return try solve(request)
  }

  /// The measured size of a leaf.
  func fittedLengths(ofLeaf leaf: Int?) -> FittedLengths {
    guard let leaf, leaf < fitted.count else { return .unknown }
    return fitted[leaf]
  }

  /// Solves a group for a size proposal.
  ///
  /// - Parameters:
  ///   - item: The group.
  ///   - plan: Its number in the plan.
  ///   - proposal: What it gets from the group around it.
  ///   - depth: How many groups this one is nested in.
  /// - Returns: The node of the group.
  /// - Throws: ``LayoutError`` if the group is too large or nested too deeply.
  mutating func solve(
    _ item: ItemPlan, plan: Int, for proposal: SizeProposal, depth: Int
  ) throws(LayoutError) -> Int {
    if let known = arena.solvedNode(plan: plan, proposal) { return known }
    guard depth < LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(limit: LayoutLimits.nestingDepth)
    }
    guard groupsSolved - solvedBefore < LayoutLimits.solvedGroups else {
      throw .tooManyGroups(limit: LayoutLimits.solvedGroups)
    }
    groupsSolved += 1
    let estimatedAxes = item.estimatedAxes(fixedAxis: proposal.fixedAxis)
    let insets = item.effectiveInsets(estimatedAxes: estimatedAxes)
    var node = SolverArena.Node(
      proposal: proposal, edges: item.edges, size: proposal.size, reach: proposal.size)
    switch item.content {
    case .leaf:
      throw .groupIsLeaf
    case .custom(let custom):
      solve(custom, insets: insets, estimatedAxes: estimatedAxes, into: &node)
    case .run(let run):
      let solution = RunSolver(
        run: run, plan: plan, insets: insets, proposal: proposal, estimatedAxes: estimatedAxes,
        depth: depth)
      try solution.solve(with: &self, into: &node)
    }
    node.reach = node.size
    if node.leafCount > 0 {
      hang(
        item.supplementaries, on: &node, origin: Vector(startOf: insets),
        size: node.size.inset(by: insets), container: proposal.container)
    }
    return arena.append(node, plan: plan)
  }

  /// Solves a custom group: along an estimated axis it is as long as its leaves reach.
  private mutating func solve(
    _ custom: CustomPlan, insets: Insets, estimatedAxes: AxisSet,
    into node: inout SolverArena.Node
  ) {
    for axis in Axis.allCases where estimatedAxes.contains(axis) {
      node.size[axis] = max(
        custom.reach(ofFirst: custom.places.count, along: axis), node.proposal.leastSize[axis])
    }
    guard node.size.horizontal >= 0, node.size.vertical >= 0 else { return }
    node.content = .custom(arena.customGroups.count)
    node.leafCount = custom.places.count
    arena.customGroups.append(
      SolverArena.CustomGroup(
        plan: custom, innerLength: node.size[stackAxis] - insets.total(stackAxis)))
  }

  /// Solves a leaf: its insets come off after everything is placed.
  ///
  /// Insets larger than the item leave the absolute difference.
  ///
  /// - Parameters:
  ///   - subitem: The index of the leaf; copying an item counts references.
  ///   - items: The items of its run.
  ///   - proposal: What it gets from the group around it.
  /// - Returns: The node of the leaf.
  mutating func solveLeaf(
    _ subitem: Int, of items: [ItemPlan], for proposal: SizeProposal
  ) -> Int {
    let axes = items[subitem].estimatedAxes(fixedAxis: proposal.fixedAxis)
    var size = fittedLengths(ofLeaf: proposal.firstLeaf)
      .replacing(proposal.size, axes: axes, grid: grid)
    for axis in Axis.allCases where proposal.leastSize[axis] > 0 {
      size[axis] = max(size[axis], proposal.leastSize[axis])
    }
    let insets = items[subitem].effectiveInsets(estimatedAxes: axes)
    let origin = Vector(startOf: insets)
    let frameSize = size.frameSize(insetBy: insets)
    if !axes.isEmpty { arena.hasEstimatedLeaves = true }
    // The reach of a leaf is the far corner of its frame, without trailing insets.
    var node = SolverArena.Node(
      proposal: proposal, edges: items[subitem].edges, size: size, reach: origin + frameSize,
      content: .leaf(origin: origin, size: frameSize, estimatedAxes: axes), leafCount: 1)
    hang(
      items[subitem].supplementaries, on: &node, origin: origin, size: frameSize,
      container: frameSize)
    arena.nodes.append(node)
    return arena.nodes.count - 1
  }

  /// Hangs supplementary items on the frame of an item or group.
  private mutating func hang(
    _ plans: [SupplementaryPlan], on node: inout SolverArena.Node, origin: Vector, size: Vector,
    container: Vector
  ) {
    guard !plans.isEmpty else { return }
    let first = arena.supplementaries.count
    for plan in plans {
      arena.supplementaries.append(
        PlacedSupplementary(plan, on: origin, size: size, container: container, grid: grid))
    }
    node.supplementaries = first..<arena.supplementaries.count
  }
}

extension CustomPlan {
  /// How far the first places reach along an axis, from the group's outer corner, in points.
  func reach(ofFirst count: Int, along axis: Axis) -> Double {
    places.prefix(count).reduce(0) { max($0, $1.origin[axis] + $1.size[axis]) }
  }
}
