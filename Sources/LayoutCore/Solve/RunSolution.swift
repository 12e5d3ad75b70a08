/// The passes over one run of items, from its size to its leaves.
struct RunSolution {
  let run: RunPlan
  /// The insets that count.
  let insets: Insets
  /// What the run gets from the group around it.
  let slot: GroupSlot
  /// The axes along which the content decides the size.
  let estimatedAxes: AxisSet
  /// The size of the group; the estimate along an estimated axis, until it is known.
  private var size: Vector

  /// What a subitem of the list turned out to be.
  ///
  /// It is solved once, however often it repeats, unless its leaves have been measured.
  private struct Part {
    /// The index of the subitem in the list.
    let subitem: Int
    /// What it gets from the run.
    var slot: GroupSlot
    /// The size that it takes in the run, in points.
    var size: Vector
    /// Its leaves, and how far it reaches.
    var measurement: GroupMeasurement
  }

  private var parts: [Part] = []

  init(run: RunPlan, insets: Insets, slot: GroupSlot, estimatedAxes: AxisSet) {
    self.run = run
    self.insets = insets
    self.slot = slot
    self.estimatedAxes = estimatedAxes
    size = slot.size
  }

  private var axis: Axis { run.axis }

  /// The axis along which the run divides its length among its items, whatever they ask for.
  private var dividedAxis: Axis? {
    if case .equal = run.capacity { axis } else { nil }
  }

  private var inner: Vector { size.inset(by: insets) }

  /// Solves the run.
  ///
  /// - Parameters:
  ///   - solver: Solves the groups in it.
  ///   - leafLimit: How many leaves are present, or `nil` for all.
  ///   - pass: What stays the same for all nested groups.
  ///   - depth: How many groups this one is nested in.
  /// - Returns: The group of its full size, and how long it is with the leaves that are present.
  /// - Throws: ``LayoutError`` if the run is too large or nested too deeply.
  mutating func solve(
    with solver: inout GroupSolver, leafLimit: Int?, pass: GroupSolver.Pass, depth: Int
  ) throws(LayoutError) -> GroupSolver.Solved {
    let nothing = GroupSolver.Solved(measurement: GroupMeasurement(size: size, leaves: []))
    guard !run.subitems.isEmpty, inner.horizontal >= 0, inner.vertical >= 0 else { return nothing }
    let packing = try pack(with: &solver, pass: pass, depth: depth)
    guard packing.count > 0 else { return nothing }
    try measure(packing, with: &solver, pass: pass, depth: depth)
    try makeSiblingsUniform(with: &solver, pass: pass, depth: depth)
    guard parts.allSatisfy({ $0.size.horizontal >= 0 && $0.size.vertical >= 0 }) else {
      return nothing
    }
    var slots = (0..<packing.count).map { position in
      let part = position % parts.count
      return RunPlacement.Slot(
        part: part, edges: run.subitems[parts[part].subitem].edges, size: parts[part].size,
        origin: .zero)
    }
    place(&slots)
    return try collect(slots, with: &solver, leafLimit: leafLimit, pass: pass, depth: depth)
  }

  // MARK: Pack

  private mutating func pack(
    with solver: inout GroupSolver, pass: GroupSolver.Pass, depth: Int
  ) throws(LayoutError) -> RunPacker.Packing {
    var packer = RunPacker(
      axis: axis, inner: inner, spacing: run.spacing.minimum, limit: .max, members: [],
      grid: pass.grid)
    if let count = countWithoutFitting {
      guard count <= GroupSolver.leafLimit else {
        throw .groupTooLarge(items: count, limit: GroupSolver.leafLimit)
      }
      return RunPacker.Packing(count: count, box: packer.box(for: count))
    }
    var members: [RunPacker.Member] = []
    members.reserveCapacity(run.subitems.count)
    for subitem in run.subitems {
      var length = subitem.size[axis]
      // A group that its content makes as long as it is has to be solved before it can be packed.
      if !subitem.isLeaf, length.isEstimated {
        let proposed = subitem.size.resolved(in: inner, grid: pass.grid)
        let child = try solver.solve(
          subitem, in: GroupSlot(size: proposed, container: inner), leafLimit: nil, pass: pass,
          depth: depth + 1)
        length = .absolute(child.size[axis])
      }
      members.append(RunPacker.Member(length: length, edges: subitem.edges.minimum(axis)))
    }
    var limit = Int.max
    if case .atMost(let count) = run.capacity { limit = count }
    packer = RunPacker(
      axis: axis, inner: inner, spacing: run.spacing.minimum, limit: limit, members: members,
      grid: pass.grid)
    return try packer.pack(
      crossFollowsRun: run.subitems.contains { $0.size[axis.other].isFraction(of: axis) })
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

  private mutating func measure(
    _ packing: RunPacker.Packing, with solver: inout GroupSolver, pass: GroupSolver.Pass, depth: Int
  ) throws(LayoutError) {
    // What has been measured makes every repetition of a subitem a part of its own.
    let count = slot.firstLeaf == nil ? min(packing.count, run.subitems.count) : packing.count
    parts.reserveCapacity(count)
    let share = equalShare(of: packing, grid: pass.grid)
    var nextLeaf = slot.firstLeaf
    for position in 0..<count {
      let subitem = position % run.subitems.count
      var size = run.subitems[subitem].size.resolved(in: packing.box, grid: pass.grid)
      if let share { size[axis] = share }
      let part = try part(
        subitem,
        in: GroupSlot(
          size: size, container: packing.box, fixedAxis: dividedAxis, firstLeaf: nextLeaf),
        with: &solver, pass: pass, depth: depth)
      nextLeaf? += part.measurement.leaves.count
      parts.append(part)
    }
  }

  /// The length of each item where they divide the run: what spacings and fixed edges leave, in
  /// equal parts.
  private func equalShare(of packing: RunPacker.Packing, grid: PixelGrid) -> Double? {
    guard case .equal(let count) = run.capacity else { return nil }
    let cycles = count / run.subitems.count
    let rest = count % run.subitems.count
    var room = packing.box[axis]
    for (index, subitem) in run.subitems.enumerated() {
      room -= subitem.edges.fixed(axis) * Double(cycles + (index < rest ? 1 : 0))
    }
    return grid.floored(room / Double(count))
  }

  /// Solves one subitem in the slot that it gets.
  private func part(
    _ subitem: Int, in slot: GroupSlot, with solver: inout GroupSolver, pass: GroupSolver.Pass,
    depth: Int
  ) throws(LayoutError) -> Part {
    let item = run.subitems[subitem]
    guard item.isLeaf else {
      let child = try solver.solve(item, in: slot, leafLimit: nil, pass: pass, depth: depth + 1)
      return Part(subitem: subitem, slot: slot, size: child.size, measurement: child)
    }
    let axes = item.estimatedAxes(fixedAxis: slot.fixedAxis)
    var size = pass.fitted(slot.firstLeaf).replacing(slot.size, axes: axes, grid: pass.grid)
    for axis in Axis.allCases where slot.leastSize[axis] > 0 {
      size[axis] = max(size[axis], slot.leastSize[axis])
    }
    return Part(
      subitem: subitem, slot: slot, size: size,
      measurement: leaf(item, size: size, estimatedAxes: axes, grid: pass.grid))
  }

  /// A leaf on its own: its insets come off after everything is placed.
  ///
  /// Insets larger than the item leave the absolute difference.
  private func leaf(
    _ item: ItemPlan, size: Vector, estimatedAxes: AxisSet, grid: PixelGrid
  ) -> GroupMeasurement {
    let insets = item.effectiveInsets(estimatedAxes: estimatedAxes)
    let leaf = GroupMeasurement.Leaf(
      origin: Vector(startOf: insets), size: size.frameSize(insetBy: insets),
      estimatedAxes: estimatedAxes)
    // What a leaf reaches to is the far edge of its frame, not of its slot.
    return GroupMeasurement(
      size: leaf.origin + leaf.size, leaves: [leaf],
      supplementaries: item.supplementaries.map {
        SupplementaryPlacement.place(
          $0, on: leaf.origin, size: leaf.size, container: leaf.size, grid: grid)
      })
  }

  /// Makes the subitems that ask for it as long as the longest one of them.
  ///
  /// In a group that is itself as long as its siblings they are as long as there is room across it.
  private mutating func makeSiblingsUniform(
    with solver: inout GroupSolver, pass: GroupSolver.Pass, depth: Int
  ) throws(LayoutError) {
    for axis in Axis.allCases where axis != dividedAxis {
      let uniform = parts.indices.filter {
        run.subitems[parts[$0].subitem].size[axis].isUniformAcrossSiblings
      }
      guard !uniform.isEmpty else { continue }
      var length = uniform.reduce(0) { max($0, parts[$1].size[axis]) }
      if axis != self.axis { length = max(length, slot.leastSize[axis] - insets.total(axis)) }
      for index in uniform where parts[index].size[axis] < length {
        var slot = parts[index].slot
        slot.leastSize[axis] = length
        parts[index] = try part(
          parts[index].subitem, in: slot, with: &solver, pass: pass, depth: depth)
      }
    }
  }

  // MARK: Place

  private mutating func place(_ slots: inout [RunPlacement.Slot]) {
    let isEstimated = estimatedAxes.contains(axis)
    let taken = RunPlacement.placeAlong(
      &slots, axis: axis, length: isEstimated ? nil : inner[axis], spacing: run.spacing)
    if isEstimated { take(taken, along: axis) }
    let across = axis.other
    if estimatedAxes.contains(across) {
      let tallest = slots.reduce(0) {
        max($0, $1.size[across] + $1.edges.minimum(across))
      }
      take(tallest, along: across)
    }
    let room = inner[across]
    for index in slots.indices {
      slots[index].origin[across] = RunPlacement.originAcross(
        extent: slots[index].size[across], in: room, axis: across,
        edges: slots[index].edges)
    }
  }

  /// Makes the group as long as its content; longer, if its siblings are.
  private mutating func take(_ content: Double, along axis: Axis) {
    let length = content + insets.total(axis)
    size[axis] = max(length, slot.leastSize[axis])
  }

  // MARK: Collect

  private func collect(
    _ slots: [RunPlacement.Slot], with solver: inout GroupSolver, leafLimit: Int?,
    pass: GroupSolver.Pass, depth: Int
  ) throws(LayoutError) -> GroupSolver.Solved {
    var collected = GroupMeasurement(size: size, leaves: [])
    collected.leaves.reserveCapacity(slots.count)
    let limit = leafLimit ?? .max
    let stack = pass.stackAxis
    let corner = Vector(startOf: insets)
    var fullReach = 0.0
    var presentReach = 0.0
    var leafCount = 0
    for slot in slots {
      // Parts are reached in place: a copy of one would count references for every slot.
      let part = slot.part
      let room = limit - leafCount
      let partCount = parts[part].measurement.leaves.count
      leafCount += partCount
      guard leafCount <= GroupSolver.leafLimit else {
        throw .groupTooLarge(items: leafCount, limit: GroupSolver.leafLimit)
      }
      let reach = slot.origin[stack] + parts[part].measurement.size[stack]
      fullReach = max(fullReach, reach)
      guard room > 0 else { continue }
      let origin = corner + slot.origin
      if room >= partCount {
        presentReach = max(presentReach, reach)
        collected.add(parts[part].measurement, at: origin)
      } else {
        let shown = try solver.solve(
          run.subitems[parts[part].subitem], in: parts[part].slot, leafLimit: room, pass: pass,
          depth: depth + 1)
        presentReach = max(presentReach, slot.origin[stack] + shown.size[stack])
        collected.add(shown, at: origin)
      }
    }
    return GroupSolver.Solved(
      measurement: collected,
      shortenedExtent: leafCount > limit
        ? max(0, presentReach + inner[stack] - fullReach) : nil)
  }
}

extension GroupMeasurement {
  /// Takes in what another group holds, at an offset from the outer corner in points.
  fileprivate mutating func add(_ other: GroupMeasurement, at origin: Vector) {
    for var leaf in other.leaves {
      leaf.origin = origin + leaf.origin
      leaves.append(leaf)
    }
    for var supplementary in other.supplementaries {
      supplementary.origin = origin + supplementary.origin
      supplementaries.append(supplementary)
    }
  }
}
