/// Queries of the groups of a section of which something has been measured.
extension SectionStack {
  /// Finds the cells and supplementary items of one section's groups, some of which have been
  /// measured.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* elements in the groups found.
  func emitMeasuredGroups(
    _ window: GroupWindow, state: SectionState, into visible: inout VisibleElements
  ) {
    guard let range = window.range(writer: writer) else { return }
    if state.isDirect {
      emitDirectGroups(in: range, window, state: state, into: &visible)
    } else {
      emitGroups(in: range, window, state: state, into: &visible)
    }
  }

  /// Gives the groups that may be in a range of the stack, and where they start.
  private func forEachGroup(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow, state: SectionState,
    work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Void
  ) {
    let last = window.section.groupCount - 1
    var found = -1
    state.advances.forEach(
      from: .offset(range.start - window.metrics.overlap), through: range.end, work: &work
    ) { place in
      found = place.index
      body(place.index, place.start, place.extent)
      return true
    }
    // A last group whose own advance ends before the range may still reach into it.
    guard found < 0 else { return }
    let place = state.advances.seek(index: last, work: &work)
    if place.start <= range.end { body(last, place.start, place.extent) }
  }

  /// Finds the cells and supplementary items of the groups in a range of the stack.
  private func emitGroups(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow, state: SectionState,
    into visible: inout VisibleElements
  ) {
    var request = state.request
    let origin = window.origin(of: 0)
    var work = WorkCounters()
    forEachGroup(in: range, window, state: state, work: &work) { group, start, advance in
      let solution =
        advance == nil
        ? state.solution
        : solution(
          ofGroup: group, of: state, section: window.index, request: &request,
          work: &visible.work)
      var corner = origin
      corner[window.metrics.stackAxis] += start
      emit(group, solution, at: corner, window, into: &visible)
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
  }

  /// Finds the items that are groups of their own in a range of the stack.
  private func emitDirectGroups(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow, state: SectionState,
    into visible: inout VisibleElements
  ) {
    let stack = window.metrics.stackAxis
    let corner = window.origin(of: 0)
    // Along the stack the group is where its item is; across it all groups are alike.
    guard
      writer.frame(origin: corner, size: window.metrics.groupPixelSize)
        .meets(window.rectangle, along: stack.other)
    else { return }
    let items = directItems(of: window.section, state: state)
    var work = WorkCounters()
    var tested = 0
    forEachGroup(in: range, window, state: state, work: &work) { group, start, advance in
      tested += 1
      let frame = items.frame(start: start, advance: advance, writer: writer)
      guard frame.intersects(window.rectangle) else { return }
      visible.append(
        LayoutElement(
          section: window.index, item: group, zIndex: items.leaf.zIndex, frame: frame))
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
    visible.work.elementsTested += tested
  }

  /// The items of a section whose groups are one item each, and as long as that.
  func directItems(of placed: PlacedSection, state: SectionState) -> DirectItems {
    let leaf = state.solution.leaves[0]
    let metrics = state.metrics
    return DirectItems(
      origin: metrics.groupOrigin(0, sectionOrigin: placed.origin) + leaf.origin, leaf: leaf,
      axis: metrics.stackAxis, gap: metrics.gap)
  }

  /// The frame of an item that is a group of its own.
  func directFrame(ofItem item: Int, in placed: PlacedSection, state: SectionState) -> Frame {
    var work = WorkCounters()
    let place = state.advances.seek(index: item, work: &work)
    return directItems(of: placed, state: state)
      .frame(start: place.start, advance: place.extent, writer: writer)
  }

  /// Finds the cells and supplementary items of one group.
  private func emit(
    _ group: Int, _ solution: GroupSolution, at corner: SubpixelVector, _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let section = window.section
    var corner = corner
    corner[window.metrics.stackAxis.other] = across(solution, in: section, metrics: window.metrics)
    var size = solution.size
    if group == section.groupCount - 1 { size[window.metrics.stackAxis] = section.lastExtent }
    let instance = GroupInstance(
      index: group, origin: corner, size: PixelSize(exact: size, grid: writer.grid),
      leafCount: window.leafCount(of: group),
      supplementaryLimit: section.supplementaryLimit(ofGroup: group))
    emitCells(of: instance, solution, window, into: &visible)
    emitSupplementaries(of: instance, solution.supplementaries, window, into: &visible)
  }
}
