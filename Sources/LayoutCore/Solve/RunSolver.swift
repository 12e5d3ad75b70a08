/// Passes over one run of items, from its size proposal to the places of its items.
struct RunSolver {
  let run: RunPlan
  /// The number of the run's group in the plan.
  let plan: Int
  /// The insets that count.
  let insets: Insets
  let proposal: SizeProposal
  /// The axes along which the content decides the size.
  let estimatedAxes: AxisSet
  /// The nesting depth: the number of groups around the run.
  let depth: Int

  private var axis: Axis { run.axis }

  /// The axis along which the run divides its length among its items, whatever they ask for.
  private var dividedAxis: Axis? {
    if case .equal = run.capacity { axis } else { nil }
  }

  /// The proposed size without the insets.
  private var inner: Vector { proposal.size.inset(by: insets) }

  /// Solves the run.
  ///
  /// - Parameters:
  ///   - solver: Solves the items.
  ///   - node: The group; gets its size and its items. Without room it keeps the proposed size.
  /// - Throws: ``LayoutError`` if the run is too large or nested too deeply.
  func solve(
    with solver: inout GroupSolver, into node: inout SolverArena.Node
  ) throws(LayoutError) {
    guard !run.subitems.isEmpty, inner.horizontal >= 0, inner.vertical >= 0 else { return }
    let packing = try pack(with: &solver)
    guard packing.count > 0 else { return }
    let firstPart = solver.arena.parts.count
    defer { solver.arena.parts.removeSubrange(firstPart...) }
    try measure(packing, with: &solver)
    let parts = firstPart..<solver.arena.parts.count
    try makeSiblingsUniform(parts, with: &solver)
    for part in parts {
      let size = solver.arena.nodes[solver.arena.parts[part].node].size
      guard size.horizontal >= 0, size.vertical >= 0 else { return }
    }
    let firstEntry = solver.arena.entries.count
    solver.arena.entries.reserveCapacity(firstEntry + packing.count)
    for position in 0..<packing.count {
      let part = solver.arena.parts[firstPart + position % parts.count]
      solver.arena.entries.append(SolverArena.Entry(node: part.node, origin: .zero))
    }
    let entries = firstEntry..<firstEntry + packing.count
    place(entries, of: &node, in: &solver.arena)
    try count(entries, of: &node, solver)
  }

  // MARK: Pack

  private func pack(with solver: inout GroupSolver) throws(LayoutError) -> RunPacker.Packing {
    if let count = countWithoutFitting {
      guard count <= LayoutLimits.itemsPerGroup else {
        throw .groupTooLarge(items: count, limit: LayoutLimits.itemsPerGroup)
      }
      return RunPacker.Packing(
        count: count,
        box: RunPacker.box(for: count, of: inner, along: axis, spacing: run.spacing.minimum))
    }
    // Solving a subitem packs runs of its own, which are above these members until it is solved.
    let first = solver.arena.members.count
    defer { solver.arena.members.removeSubrange(first...) }
    for index in run.subitems.indices {
      var length = run.subitems[index].size[axis]
      // A group that its content makes as long as it is has to be solved before it can be packed.
      if length.isEstimated, !run.subitems[index].isLeaf {
        let size = run.subitems[index].size.resolved(in: inner, grid: solver.grid)
        let child = try solver.solve(
          run.subitems[index], plan: number(of: index, &solver),
          for: SizeProposal(size: size, container: inner), depth: depth + 1)
        length = .absolute(solver.arena.nodes[child].size[axis])
      }
      solver.arena.members.append(
        RunPacker.Member(length: length, edges: run.subitems[index].edges.minimum(axis)))
    }
    var limit = Int.max
    if case .atMost(let count) = run.capacity { limit = count }
    let packer = RunPacker(
      axis: axis, inner: inner, spacing: run.spacing.minimum, limit: limit,
      members: solver.arena.members[first...], grid: solver.grid)
    return try packer.pack(
      crossFollowsRun: run.hasSubitem { $0[axis.other].isFraction(of: axis) })
  }

  /// The number of a subitem in the plan.
  private func number(of subitem: Int, _ solver: inout GroupSolver) -> Int {
    solver.arena.plan(ofSubitem: subitem, among: run.subitems.count, in: plan)
  }

  /// The number of items, where it does not depend on what fits.
  private var countWithoutFitting: Int? {
    switch run.capacity {
    case .equal(let count): count
    case .atMost(let count): estimatedAxes.contains(axis) ? count : nil
    case .fitting: estimatedAxes.contains(axis) ? run.subitems.count : nil
    }
  }

  // MARK: Measure

  /// Solves the distinct items of the run, in order.
  private func measure(
    _ packing: RunPacker.Packing, with solver: inout GroupSolver
  ) throws(LayoutError) {
    // Measured sizes make every repetition of a subitem a part of its own.
    let count = proposal.firstLeaf == nil ? min(packing.count, run.subitems.count) : packing.count
    let share = equalShare(of: packing, grid: solver.grid)
    var nextLeaf = proposal.firstLeaf
    for position in 0..<count {
      let subitem = position % run.subitems.count
      var size = run.subitems[subitem].size.resolved(in: packing.box, grid: solver.grid)
      if let share { size[axis] = share }
      let node = try solve(
        subitem,
        for: SizeProposal(
          size: size, container: packing.box, fixedAxis: dividedAxis, firstLeaf: nextLeaf),
        with: &solver)
      nextLeaf? += solver.arena.nodes[node].leafCount
      solver.arena.parts.append(SolverArena.Part(subitem: subitem, node: node))
    }
  }

  /// The length of each item where they divide the run: what spacings and fixed edges leave, in
  /// equal parts.
  private func equalShare(of packing: RunPacker.Packing, grid: PixelGrid) -> Double? {
    guard case .equal(let count) = run.capacity else { return nil }
    let cycles = count / run.subitems.count
    let rest = count % run.subitems.count
    var room = packing.box[axis]
    for index in run.subitems.indices {
      room -= run.subitems[index].edges.fixed(axis) * Double(cycles + (index < rest ? 1 : 0))
    }
    return grid.floored(room / Double(count))
  }

  /// Solves one subitem for a size proposal.
  private func solve(
    _ subitem: Int, for proposal: SizeProposal, with solver: inout GroupSolver
  ) throws(LayoutError) -> Int {
    run.subitems[subitem].isLeaf
      ? solver.solveLeaf(subitem, of: run.subitems, for: proposal)
      : try solver.solve(
        run.subitems[subitem], plan: number(of: subitem, &solver), for: proposal, depth: depth + 1)
  }

  /// Makes the subitems that ask for it as long as the longest one of them.
  ///
  /// In a group that is itself as long as its siblings they are as long as there is room across it.
  private func makeSiblingsUniform(
    _ parts: Range<Int>, with solver: inout GroupSolver
  ) throws(LayoutError) {
    for axis in Axis.allCases where axis != dividedAxis {
      func isUniform(_ part: Int, _ solver: GroupSolver) -> Bool {
        run.subitems[solver.arena.parts[part].subitem].size[axis].isUniformAcrossSiblings
      }
      guard run.hasSubitem(where: { $0[axis].isUniformAcrossSiblings }) else { continue }
      var length = 0.0
      for part in parts where isUniform(part, solver) {
        length = max(length, solver.arena.nodes[solver.arena.parts[part].node].size[axis])
      }
      if axis != self.axis {
        length = max(length, proposal.leastSize[axis] - insets.total(axis))
      }
      for part in parts where isUniform(part, solver) {
        let node = solver.arena.parts[part].node
        guard solver.arena.nodes[node].size[axis] < length else { continue }
        var longer = solver.arena.nodes[node].proposal
        longer.leastSize[axis] = length
        let solved = try solve(solver.arena.parts[part].subitem, for: longer, with: &solver)
        solver.arena.parts[part].node = solved
      }
    }
  }

  // MARK: Place

  /// Places the items, and makes the group as long as they are along its estimated axes.
  private func place(
    _ entries: Range<Int>, of node: inout SolverArena.Node, in arena: inout SolverArena
  ) {
    let isEstimated = estimatedAxes.contains(axis)
    let taken = arena.placeAlong(
      entries, axis: axis, length: isEstimated ? nil : inner[axis], spacing: run.spacing)
    if isEstimated { setLength(of: &node, toHold: taken, along: axis) }
    let across = axis.other
    if estimatedAxes.contains(across) {
      setLength(of: &node, toHold: arena.longest(of: entries, along: across), along: across)
    }
    arena.placeAcross(entries, axis: across, length: node.size[across] - insets.total(across))
  }

  /// Makes the group as long as its content; longer, if its siblings are.
  private func setLength(
    of node: inout SolverArena.Node, toHold content: Double, along axis: Axis
  ) {
    node.size[axis] = max(content + insets.total(axis), proposal.leastSize[axis])
  }

  /// Counts the leaves of the items, and finds how far they reach along the section.
  private func count(
    _ entries: Range<Int>, of node: inout SolverArena.Node, _ solver: GroupSolver
  ) throws(LayoutError) {
    let stack = solver.stackAxis
    var reach = 0.0
    for index in entries {
      let item = solver.arena.entries[index].node
      node.leafCount += solver.arena.nodes[item].leafCount
      reach = max(
        reach, solver.arena.entries[index].origin[stack] + solver.arena.nodes[item].reach[stack])
      guard node.leafCount <= LayoutLimits.itemsPerGroup else {
        throw .groupTooLarge(items: node.leafCount, limit: LayoutLimits.itemsPerGroup)
      }
    }
    node.content = .run(
      SolverArena.Run(
        entries: entries, corner: Vector(startOf: insets),
        innerLength: node.size[stack] - insets.total(stack), reach: reach))
  }
}

extension RunPlan {
  /// Whether the dimensions of some subitem meet a condition.
  ///
  /// Items are looked at in place, as copying one counts references.
  fileprivate func hasSubitem(where condition: (SizePlan) -> Bool) -> Bool {
    for index in subitems.indices where condition(subitems[index].size) { return true }
    return false
  }
}
