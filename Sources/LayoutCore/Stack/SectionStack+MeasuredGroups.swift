/// Queries of a partly measured section's groups.
extension SectionStack {
  /// Finds the cells and supplementary items of one section's groups, some of them measured.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* elements in the groups found.
  @inline(__always)
  func emitMeasuredGroups(
    _ window: GroupWindow, state: SectionState, into visible: inout VisibleElements
  ) {
    guard let range = window.range else { return }
    if state.form == .item {
      emitDirectGroups(in: range, window, state: state, into: &visible)
    } else {
      emitGroups(in: range, window, state: state, into: &visible)
    }
  }

  /// Gives the groups that may be in a range of the stack, some consecutive ones at a time: the
  /// first of them, where it starts, and how far each moves the next one.
  private func forEachGroup(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow,
    state: SectionState,
    into visible: inout VisibleElements,
    _ body: (Int, Subpixels, Span<InstanceExtent>, inout VisibleElements) -> Void
  ) {
    var work = WorkCounters()
    var isEmpty = true
    let first = ExtentSeek.offset(range.start - window.overlap)
    state.advances.forEach(from: first, through: range.end, work: &work) { first, start, advances in
      isEmpty = false
      body(first, start, advances, &visible)
      return true
    }
    if isEmpty {
      // A last group whose own advance ends before the range may still reach into it.
      let last = state.advances.seek(index: window.section.groupCount - 1, work: &work)
      if last.start <= range.end {
        let advance = CollectionOfOne(InstanceExtent(last.extent))
        body(last.index, last.start, advance.span, &visible)
      }
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
  }

  /// Finds the cells and supplementary items of the groups in a range of the stack.
  private func emitGroups(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow,
    state: SectionState,
    into visible: inout VisibleElements
  ) {
    let (record, metrics) = (SectionRecord(placed: window.section, state: state), state.metrics)
    var reader = reader(of: record, section: window.index, chunk: GroupReader.screen)
    if let rows = state.rows {
      var work = WorkCounters()
      rows.forEachPlace(
        from: range.start - window.overlap, through: range.end, work: &work
      ) { row in
        emit(row, &reader, window, metrics, in: record, into: &visible)
        return true
      }
      visible.work += work
    } else {
      forEachGroup(in: range, window, state: state, into: &visible) {
        first, start, advances, visible in
        reader.expect(advances.count * window.leafCount)
        _ = metrics.forEachPlace(
          by: advances, from: first, at: start, among: window.section.itemCount
        ) { group in
          emit(group, &reader, window, metrics, in: record, into: &visible)
          return true
        }
      }
    }
    visible.work += reader.work
  }

  /// Finds the items with a group each in a range of the stack.
  private func emitDirectGroups(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow,
    state: SectionState,
    into visible: inout VisibleElements
  ) {
    let stack = window.stackAxis
    let leaf = state.solution.leaves.listed[0]
    let items = directItems(of: window.section, state: state)
    // Along the stack the group is where its item is.
    guard meetAcross(items, leaf, window) else { return }
    let (section, bounds) = (
      window.index, DirectItems.Window(window.rectangle, along: stack, writer.grid)
    )
    forEachGroup(in: range, window, state: state, into: &visible) {
      first, start, advances, visible in
      emit(
        items, advances.count, advances, from: first, at: start, in: bounds, section: section,
        into: &visible)
    }
  }

  /// The items of a section with one item in each group, and groups of their item's length.
  @inline(__always)
  func directItems(of placed: PlacedSection, state: SectionState) -> DirectItems {
    DirectItems(
      state.solution.leaves.listed[0], metrics: state.metrics, sectionOrigin: placed.origin, writer)
  }

  /// The frame of an item with a group of its own.
  func directFrame(ofItem item: Int, in placed: PlacedSection, state: SectionState) -> Frame {
    var work = WorkCounters()
    let place = state.advances.seek(index: item, work: &work)
    return directItems(of: placed, state: state).frame(of: place)
  }

  /// Reads a group, and finds its cells and supplementary items.
  ///
  /// The reader is passed by its address: one captured by a closure is moved for a borrower.
  private func emit(
    _ group: GroupPlace, _ reader: inout GroupReader, _ window: GroupWindow,
    _ metrics: SectionMetrics, in record: SectionRecord, into visible: inout VisibleElements
  ) {
    reader.read(group)
    let instance = GroupInstance(
      place: group,
      origin: corner(of: group, size: reader.size, in: record, metrics: metrics),
      size: pixelSize(of: group, size: reader.size, in: record),
      supplementaryLimit: window.section.supplementaryLimit(ofGroup: group.index))
    if let tree = reader.tree {
      emitCells(of: instance, tree, reader.solution.index, window, into: &visible)
    } else {
      reader.withPlaces { emitCells(of: instance, $0, window, into: &visible) }
    }
    guard reader.hasSupplementaries else { return }
    emitSupplementaries(
      of: instance, reader.solution.supplementaries, window, in: record, into: &visible)
  }
}
