/// Self-sizing: applies measured sizes to the items, groups and boundary items of a section.
///
/// The length of the section is not up to date until ``refresh(in:work:)`` has been called.
extension SectionState {
  /// The sizes that a measured group adds to its section's tallies of lengths.
  private struct Contribution {
    var size: SubpixelVector
    /// The size the group would have if no other group were longer; `nil` unless the section's
    /// groups are uniform.
    ///
    /// A partly filled group is shortened along the stack axis.
    var natural: SubpixelVector?
  }

  /// Applies the measured size of an element.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  /// - Complexity: O(log *m*) for *m* measured groups, plus the time to solve one group if
  ///   necessary.
  func fit(
    _ lengths: FittedLengths, of element: ElementID, in context: SectionContext,
    work: inout WorkCounters
  ) throws(LayoutError) {
    switch element.kind.category {
    case .cell: try fit(lengths, item: element.item, in: context, work: &work)
    case .supplementary where template.isBoundary(element):
      // Behaviour 73
      fitBoundaryItem(lengths, kind: element.kind, input: context.input)
    case .supplementary, .decoration:
      supplementaries[element.kind, default: [:]][element.item] = lengths
    }
  }

  /// Applies the measured size of one item, and updates its group.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  /// - Complexity: O(log *m*) for *m* measured groups, plus the time to solve one group if
  ///   necessary.
  func fit(
    _ lengths: FittedLengths, item: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    switch form {
    case .item:
      fitDirectItem(lengths, item: item, work: &work)
    case .packed:
      fitPackedItem(lengths, item: item, work: &work)
    case .equal:
      let group = item / metrics.leafCount
      try removeContribution(group, in: context, work: &work)
      items?.set(lengths, at: item, work: &work)
      try enter(group, in: context, work: &work)
    }
  }

  /// Applies the measured size of an item that is as long as its group, without solving the group.
  func fitDirectItem(_ lengths: FittedLengths, item: Int, work: inout WorkCounters) {
    let length = lengths[metrics.stackAxis]
    setAdvance(length.map { metrics.advance(past: $0) }, ofGroup: item, work: &work)
  }

  /// Applies the measured size of one item; its row will be packed again later.
  ///
  /// A measured length stays with its item wherever the item is laid out, so a length measured
  /// earlier along the other axis is kept.
  private func fitPackedItem(_ lengths: FittedLengths, item: Int, work: inout WorkCounters) {
    guard let old = items?.lengths(at: item, work: &work) else { return }
    // Behaviour 82
    let merged = FittedLengths(
      horizontal: lengths.horizontal ?? old.horizontal, vertical: lengths.vertical ?? old.vertical)
    guard merged != old else { return }
    items?.set(merged, at: item, work: &work)
    noteChangedSizes(item..<item + 1)
  }

  /// Sets the distance from a group's start to the next group's start; `nil` discards a stored
  /// distance.
  func setAdvance(_ advance: Subpixels?, ofGroup group: Int, work: inout WorkCounters) {
    advances.set(advance, at: group, work: &work)
    noteMovement(group * metrics.leafCount)
    if group == groupCount - 1 { last.isStale = true }
  }

  /// Sets the distances from the given groups, in ascending order, to the groups after them; the
  /// section must have one item per group.
  func setAdvances(_ new: MeasuredExtents, work: inout WorkCounters) {
    guard let (first, _) = new.first, let (end, _) = new.last else { return }
    advances.measure(new, work: &work)
    noteMovement(first)
    if end == groupCount - 1 { last.isStale = true }
  }

  /// Applies the measured size of a boundary item.
  func fitBoundaryItem(_ lengths: FittedLengths, kind: ElementKind, input: LayoutInput) {
    boundaryLengths[kind] = lengths
    resolveBoundary(input: input)
  }

  /// Resolves the boundary items again with their measured sizes; all groups may move as a result.
  func resolveBoundary(input: LayoutInput) {
    let geometry = template.geometry
    boundary = BoundaryLayout(
      geometry.plan.boundaries, container: geometry.container,
      insets: geometry.plan.boundaryInsets, fitted: boundaryLengths, input: input)
    metrics = SectionMetrics(geometry: geometry, solution: solution, boundary: boundary)
    noteMovement(0)
  }

  // MARK: Groups

  /// Computes the sizes that a group adds to its section's tallies of lengths; returns `nil` if no
  /// item of the group has been measured.
  private func contribution(
    of group: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) -> Contribution? {
    if let items, let measured = self.solution.measured {
      let first = group * metrics.leafCount
      return items.size(of: first..<min(first + metrics.leafCount, itemCount), in: measured)
        .map { Contribution(size: $0) }
    }
    var request = request
    guard fill(&request.fitted, ofGroup: group, work: &work) else { return nil }
    let solution = try context.solution(for: request, work: &work)
    guard !template.fitting.uniformAxes.isEmpty else { return Contribution(size: solution.size) }
    request.uniformSize = .zero
    let natural = try context.solution(for: request, work: &work)
    var size = natural.size
    size[metrics.stackAxis] = natural.extent(ofFirst: request.fitted.count)
    return Contribution(size: solution.size, natural: size)
  }

  /// Removes a measured group's sizes from the section's tallies of lengths.
  ///
  /// The method must be called before the group changes.
  func removeContribution(
    _ group: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    // The lengths of groups along the stack are changed in place, so usually nothing has to be
    // removed.
    let fitting = template.fitting
    guard fitting.variesAcross || !fitting.uniformAxes.isEmpty,
      let old = try contribution(of: group, in: context, work: &work)
    else { return }
    if fitting.variesAcross { across.remove(old.size[metrics.stackAxis.other]) }
    guard let natural = old.natural else { return }
    for axis in Axis.allCases where fitting.uniformAxes.contains(axis) {
      naturals[axis]?.remove(natural[axis])
    }
  }

  /// Records a changed group's new sizes in the section.
  func enter(
    _ group: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    guard let new = try contribution(of: group, in: context, work: &work) else {
      setAdvance(nil, ofGroup: group, work: &work)
      return
    }
    let fitting = template.fitting
    let stack = metrics.stackAxis
    setAdvance(metrics.advance(past: new.size[stack]), ofGroup: group, work: &work)
    if fitting.variesAcross { across.insert(new.size[stack.other]) }
    guard let natural = new.natural else { return }
    for axis in Axis.allCases where fitting.uniformAxes.contains(axis) {
      naturals[axis, default: LengthTally()].insert(natural[axis])
    }
  }

  // MARK: The section

  /// Updates the groups and the length of the section to reflect newly measured sizes.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(1), plus the time to solve the last group if it has changed; the time to solve
  ///   all *m* measured groups if groups are uniform and the longest one has changed.
  func refresh(in context: SectionContext, work: inout WorkCounters) throws(LayoutError) {
    if template.packs {
      try refreshRows(in: context, work: &work)
    } else {
      advances.commit(work: &work)
      try makeGroupsUniform(in: context, work: &work)
      try learnEstimate(in: context, work: &work)
    }
    guard groupCount > 0 else {
      extent = metrics.emptyExtent
      return
    }
    if last.isStale {
      if template.packs {
        refreshLastRow(work: &work)
      } else {
        try refreshLastGroup(in: context, work: &work)
      }
    }
    last.start = rows?.lastStart ?? (advances.total - (last.advance ?? advances.estimate))
    let tallest = tallestGroup
    extent = metrics.sectionExtent(
      stackLength: metrics.stackLength(lastStart: last.start, lastExtent: last.extent),
      tallest: tallest)
  }

  /// Updates the length of the last group, which may be partly filled.
  private func refreshLastGroup(
    in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    let group = groupCount - 1
    last.isStale = false
    last.advance = advances.seek(index: group, work: &work).extent
    guard form != .item else {
      last.extent = last.advance.map { $0 - metrics.gap } ?? solution.size[metrics.stackAxis]
      return
    }
    let leaves = itemCount - group * metrics.leafCount
    if let items, let measured = solution.measured, leaves == metrics.leafCount {
      let size = items.size(of: group * leaves..<itemCount, in: measured) ?? solution.size
      last.extent = size[metrics.stackAxis]
      return
    }
    var request = request
    let isMeasured = fill(&request.fitted, ofGroup: group, work: &work)
    let full = isMeasured ? try context.solution(for: request, work: &work) : solution
    last.extent = full.extent(ofFirst: leaves)
    last.supplementaryCount = full.supplementaryCount(ofFirst: leaves)
  }

  /// Extends all groups to the length of the longest one, if the plan requires it.
  private func makeGroupsUniform(
    in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    guard !template.fitting.uniformAxes.isEmpty else { return }
    let measured = advances.measuredCount
    let grid = template.geometry.container.grid
    var size = Vector.zero
    for axis in Axis.allCases where template.fitting.uniformAxes.contains(axis) && measured > 0 {
      let longest = naturals[axis]?.longest ?? .zero
      size[axis] = grid.points(
        measured < groupCount ? max(longest, template.solution.size[axis]) : longest)
    }
    guard size != uniformSize else { return }
    uniformSize = size
    try setEstimate(template.geometry.request(uniformSize: size), in: context, work: &work)
    across = LengthTally()
    naturals = [:]
    for group in measuredGroups(in: 0..<groupCount) {
      try enter(group, in: context, work: &work)
    }
    advances.commit(work: &work)
  }

  /// Returns the indices of the measured groups in a range.
  func measuredGroups(in groups: Range<Int>) -> [Int] {
    var found: [Int] = []
    guard groups.lowerBound < groupCount else { return found }
    advances.forEachMeasuredGroup(from: groups.lowerBound) { group, _ in
      guard group < groups.upperBound else { return false }
      found.append(group)
      return true
    }
    return found
  }

  /// Solves a group and uses its size as the estimate for unmeasured groups.
  func setEstimate(
    _ request: GroupRequest, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    solution = try context.solution(for: request, work: &work)
    metrics = SectionMetrics(geometry: template.geometry, solution: solution, boundary: boundary)
    advances.estimate = metrics.pitch
    noteMovement(0)
    last.isStale = true
  }

  /// Sets the estimated length of unmeasured items to the average of the measured ones, rounded
  /// down to a whole pixel.
  ///
  /// The order of the measurements does not matter, because the average is computed from all
  /// current sizes. Only sections with one item per group learn an estimate, because only there
  /// does the same average apply to all items.
  private func learnEstimate(
    in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    let stack = metrics.stackAxis
    let authored = template.metrics.groupSize[stack]
    guard form == .item, context.learnsEstimates || solution.size[stack] != authored else { return }
    var request = template.geometry.request()
    let count = advances.measuredCount
    if context.learnsEstimates, count > 0 {
      // Behaviour 84
      let mean = advances.measuredTotal.rawValue / Int64(count)
      let length = mean - metrics.gap.rawValue
      var lengths = FittedLengths.unknown
      lengths[stack] = Subpixels(pixels: max(0, length) / Subpixels.perPixel)
      request.fitted = [lengths]
    }
    guard request.fitted.first?[stack] ?? authored != solution.size[stack] else { return }
    try setEstimate(request, in: context, work: &work)
  }
}
