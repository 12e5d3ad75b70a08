/// A solver for one run of items; for a proposed size, it determines the positions and sizes of the
/// items.
struct RunSolver {
  let run: GroupTable.Run
  /// The index of the path to the run's group; see ``SolverArena/Path``.
  let path: Int
  /// The insets of the group; zero along estimated axes.
  let insets: Insets
  let proposal: SizeProposal
  /// The self-sizing axes of the group.
  let estimatedAxes: AxisSet
  /// The number of groups enclosing the run.
  let depth: Int

  var axis: Axis { run.axis }

  /// Whether the measured or estimated sizes of the subitems determine how many of them fit.
  private var packs: Bool { run.mayPack && !estimatedAxes.contains(axis) }

  /// The size of the space inside the group: the proposed size minus the insets, in points.
  private var inner: Vector { proposal.size.inset(by: insets) }

  /// Solves the run and stores the result in the node of its group.
  ///
  /// - Parameters:
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - solver: The solver that provides the arena and solves nested groups.
  ///   - node: The node of the group; the size and the items of the group are stored in it. If the
  ///     group has no space for items, the node keeps the proposed size.
  /// - Throws: ``LayoutError`` if the run is too large or nested too deeply.
  func solve(
    of table: GroupTable, with solver: inout GroupSolver, into node: inout SolverArena.Node
  ) throws(LayoutError) {
    // Behaviour 7
    let inner = inner
    guard !run.subitems.isEmpty, inner.horizontal >= 0, inner.vertical >= 0 else { return }
    let packing = try pack(table, in: inner, with: &solver)
    // Behaviour 16
    guard packing.count > 0 else { return }
    let firstPart = solver.arena.parts.count
    defer { solver.arena.parts.removeLast(solver.arena.parts.count - firstPart) }
    try measure(packing, of: table, with: &solver)
    let parts = firstPart..<solver.arena.parts.count
    guard !parts.isEmpty else { return }
    if !run.uniformAxes.isEmpty { try makeSiblingsUniform(parts, of: table, with: &solver) }
    for part in parts {
      let size = solver.arena.nodes[solver.arena.parts[part]].size
      guard size.horizontal >= 0, size.vertical >= 0 else {
        node.lookahead = decidingCount(of: firstPart...part, solver)
        return
      }
    }
    node.lookahead = packing.lookahead
    for part in parts {
      let item = solver.arena.parts[part]
      // A group without space for anything exists only if a data item is available for it.
      var lookahead = solver.arena.nodes[item].lookahead
      if solver.arena.nodes[item].leafCount == 0 { lookahead = max(1, lookahead) }
      node.lookahead = max(node.lookahead, lookahead)
    }
    let stackAxis = solver.stackAxis
    try place(
      parts, count: proposal.firstLeaf == nil ? packing.count : parts.count, of: table, node: &node,
      in: &solver.arena, stackAxis: stackAxis)
  }

  /// Returns the number of data items that determine the solution of a run left empty because its
  /// last subitem has a negative size.
  ///
  /// With fewer data items, the run would end before that subitem, and would contain the earlier
  /// subitems.
  private func decidingCount(of parts: ClosedRange<Int>, _ solver: borrowing GroupSolver) -> Int {
    parts.reduce(0) { count, part in
      let node = solver.arena.parts[part]
      return count + max(1, solver.arena.nodes[node].leafCount + solver.arena.nodes[node].lookahead)
    }
  }

  // MARK: Pack

  private func pack(
    _ table: GroupTable, in inner: Vector, with solver: inout GroupSolver
  ) throws(LayoutError) -> RunPacker.Packing {
    let packer = RunPacker(run: run, inner: inner, grid: solver.grid)
    if packs { return try packBySizes(of: table, by: packer, with: &solver) }
    if let count = countWithoutFitting {
      guard count <= LayoutLimits.itemsPerGroup else {
        throw .groupTooLarge(items: count, limit: LayoutLimits.itemsPerGroup)
      }
      return RunPacker.Packing(count: count, box: packer.box(for: count))
    }
    let rows = table.items
    let items = rows.span.extracting(run.subitems)
    guard run.hasEstimatedGroups else { return try packer.pack(items, lengths: Span()) }
    let first = solver.arena.solvedLengths.count
    try solveEstimatedGroups(of: table, in: inner, with: &solver)
    defer { solver.arena.solvedLengths.removeLast(solver.arena.solvedLengths.count - first) }
    return try packer.pack(items, lengths: solver.arena.solvedLengths.span.extracting(first...))
  }

  /// Solves the subitems that are groups of estimated length, because their lengths must be known
  /// before the run is packed.
  private func solveEstimatedGroups(
    of table: GroupTable, in inner: Vector, with solver: inout GroupSolver
  ) throws(LayoutError) {
    for item in run.subitems {
      var length: Double?
      if !table.items[item].isLeaf, table.items[item].size[axis].isEstimated {
        let size = table.items[item].size.resolved(in: inner, grid: solver.grid)
        let child = try solve(
          item, of: table, for: SizeProposal(size: size, container: inner), with: &solver)
        length = solver.arena.nodes[child].size[axis]
      }
      // Solving a group also packs the runs in it, but their lengths have already been removed
      // again.
      solver.arena.solvedLengths.append(length)
    }
  }

  /// The number of items, or `nil` if it depends on the available space.
  private var countWithoutFitting: Int? {
    switch run.capacity {
    case .equal(let count): count
    case .atMost(let count): estimatedAxes.contains(axis) ? count : nil
    // Behaviour 18
    case .fitting: estimatedAxes.contains(axis) ? run.subitems.count : nil
    }
  }

  // MARK: Measure

  /// Solves the distinct items of the run, in order.
  private func measure(
    _ packing: RunPacker.Packing, of table: GroupTable, with solver: inout GroupSolver
  ) throws(LayoutError) {
    // With measured sizes, every repetition of a subitem is a separate part.
    let count = proposal.firstLeaf == nil ? min(packing.count, run.subitems.count) : packing.count
    let share = equalShare(of: packing, in: table, grid: solver.grid)
    // Local constants are used because a method of the run would copy it for each item.
    let (subitems, dividedAxes, path, depth) = (run.subitems, run.dividedAxes, path, depth)
    var nextLeaf = proposal.firstLeaf
    var item = subitems.lowerBound
    for _ in 0..<count {
      if let nextLeaf, !solver.hasItem(nextLeaf) { break }
      var size = table.items[item].size.resolved(in: packing.box, grid: solver.grid)
      // Behaviour 50
      if let share { size[axis] = share }
      let node = try solver.solve(
        item, ofRun: subitems, of: table, path: path,
        for: SizeProposal(
          size: size, container: packing.box, fixedAxes: dividedAxes, firstLeaf: nextLeaf),
        depth: depth)
      nextLeaf? += solver.arena.nodes[node].leafCount
      solver.arena.parts.append(node)
      item += 1
      if item == subitems.upperBound { item = subitems.lowerBound }
    }
  }

  /// Returns the length of each item if the items divide the run equally, or `nil` if they do not.
  ///
  /// Each item receives an equal part of the length remaining after spacings and fixed edge
  /// spacings are subtracted.
  @inline(__always)
  private func equalShare(
    of packing: RunPacker.Packing, in table: GroupTable, grid: PixelGrid
  ) -> Double? {
    // Behaviour 14
    guard case .equal(let count) = run.capacity else { return nil }
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: run.subitems.count)
    var room = packing.box[axis]
    for item in run.subitems where table.items[item].hasEdges {
      let repetitions = cycles + (item - run.subitems.lowerBound < rest ? 1 : 0)
      room -= table.items[item].edges.fixed(axis) * Double(repetitions)
    }
    return grid.floored(room / Double(count))
  }

  /// Solves a subitem for a size proposal, and returns the index of its node.
  func solve(
    _ item: Int, of table: GroupTable, for proposal: SizeProposal, with solver: inout GroupSolver
  ) throws(LayoutError) -> Int {
    try solver.solve(item, ofRun: run.subitems, of: table, path: path, for: proposal, depth: depth)
  }

  /// Sets the length of all uniform subitems to the length of the longest one.
  ///
  /// If the group itself shares a length with its siblings, its uniform subitems fill that length
  /// perpendicular to the run. Subitems without a data item do not affect the common length but
  /// receive it too.
  private func makeSiblingsUniform(
    _ parts: Range<Int>, of table: GroupTable, with solver: inout GroupSolver
  ) throws(LayoutError) {
    func isUniform(_ part: Int, along axis: Axis, _ arena: borrowing SolverArena) -> Bool {
      table.items[arena.nodes[arena.parts[part]].item].size[axis].isUniformAcrossSiblings
    }
    for axis in Axis.allCases where run.uniformAxes.subtracting(run.dividedAxes).contains(axis) {
      var length = 0.0
      for part in parts where isUniform(part, along: axis, solver.arena) {
        let node = solver.arena.parts[part]
        // Behaviour 74
        guard hasItem(node, solver) else { continue }
        length = max(length, solver.arena.nodes[node].size[axis])
      }
      if axis != self.axis, proposal.minSize[axis] > 0 {
        // Insets have no effect along an axis on which the content determines the size.
        length = max(length, proposal.minSize[axis])
      }
      for part in parts where isUniform(part, along: axis, solver.arena) {
        let node = solver.arena.parts[part]
        guard hasItem(node, solver) else {
          solver.arena.nodes[node].setLength(length, along: axis)
          continue
        }
        guard solver.arena.nodes[node].size[axis] < length else { continue }
        var longer = solver.arena.nodes[node].proposal
        longer.minSize[axis] = length
        let item = solver.arena.nodes[node].item
        solver.arena.parts[part] = try solve(item, of: table, for: longer, with: &solver)
      }
    }
  }

  /// Returns whether a subitem has a data item; if no subitem of the run has one, all of them count
  /// as having one.
  private func hasItem(_ node: Int, _ solver: borrowing GroupSolver) -> Bool {
    solver.lacksItem(proposal) || !solver.lacksItem(solver.arena.nodes[node].proposal)
  }

  // MARK: Place

  /// Places the items and sets the length of the group along its estimated axes.
  private func place(
    _ parts: Range<Int>, count: Int, of table: GroupTable, node: inout SolverArena.Node,
    in arena: inout SolverArena, stackAxis: Axis
  ) throws(LayoutError) {
    let across = axis.other
    // Behaviour 15, 19, 72
    if estimatedAxes.contains(across) {
      setLength(
        of: &node, toHold: arena.longest(of: parts, in: table, along: across), along: across)
    }
    let isEstimated = estimatedAxes.contains(axis)
    let placed = arena.place(
      parts, count: count,
      in: RunSpace(
        table: table, axis: axis, spacing: run.spacing, hasEdges: run.hasEdges,
        sharesOverflow: !packs,
        length: isEstimated ? nil : inner[axis], across: node.size[across] - insets.total(across),
        stackAxis: stackAxis))
    guard placed.leafCount <= LayoutLimits.itemsPerGroup else {
      throw .groupTooLarge(items: placed.leafCount, limit: LayoutLimits.itemsPerGroup)
    }
    if isEstimated { setLength(of: &node, toHold: placed.length, along: axis) }
    node.leafCount = placed.leafCount
    node.content = .run(
      SolverArena.Run(
        entries: RowRange(placed.entries), corner: Vector(startOf: insets),
        innerLength: node.size[stackAxis] - insets.total(stackAxis), reach: placed.reach))
  }

  /// Sets the length of the group along an estimated axis to the length of its content or, if
  /// greater, to the length shared with its siblings.
  ///
  /// Insets have no effect along an estimated axis.
  private func setLength(
    of node: inout SolverArena.Node, toHold content: Double, along axis: Axis
  ) {
    node.size[axis] = max(content, proposal.minSize[axis])
  }
}
