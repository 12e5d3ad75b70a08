/// Methods that query partly measured sections.
extension SectionState {
  /// Appends the elements that a query finds in a section.
  ///
  /// - Parameters:
  ///   - section: The section with its position.
  ///   - index: The index of the section in the layout, written into each element.
  ///   - query: The query, with its rectangle and the scroll offsets of rows.
  ///   - pins: The visible range of the content; if `nil`, no item is pinned.
  ///   - host: The layout that contains the section.
  ///   - visible: The buffer for the elements, which also counts the work.
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* elements in the groups found.
  @inline(never)
  func emit(
    _ section: PlacedSection, index: Int, in query: borrowing SectionQuery, pins: PinWindow?,
    of host: any SectionHost, into visible: inout VisibleElements
  ) {
    let window = unsafe Unmanaged.passUnretained(metrics).read {
      GroupWindow(section, index: index, $0, in: query)
    }
    if let range = window.range {
      if form == .item {
        emitItems(in: range, window, query.writer, into: &visible)
      } else {
        emitGroups(in: range, window, query.writer, of: host, into: &visible)
      }
    }
    if template.metrics.hasEdgeElements {
      emitEdges(of: section, index: index, in: query, pins: pins, into: &visible)
    }
  }

  /// Calls `body` with the groups that may lie in a range along the stack axis, passing several
  /// consecutive groups at a time.
  ///
  /// `body` receives the index of the first of these groups, its start, and the distance from the
  /// start of each group to the start of the next one.
  private func forEachGroup(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow,
    into visible: inout VisibleElements,
    _ body: (Int, Subpixels, Span<GroupExtent>, inout VisibleElements) -> Void
  ) {
    var work = WorkCounters()
    var isEmpty = true
    let first = ExtentSeek.offset(range.start - window.overlap)
    advances.forEach(from: first, through: range.end, work: &work) { first, start, advances in
      isEmpty = false
      body(first, start, advances, &visible)
      return true
    }
    if isEmpty {
      // The last group may extend into the range even if its advance ends before the range.
      let last = advances.seek(index: window.section.groupCount - 1, work: &work)
      if last.start <= range.end {
        let advance = CollectionOfOne(GroupExtent(last.extent))
        body(last.index, last.start, advance.span, &visible)
      }
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
  }

  /// Appends the cells in a range along the stack axis, in a section where each item has its own
  /// group.
  private func emitItems(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow, _ writer: FrameWriter,
    into visible: inout VisibleElements
  ) {
    let items = DirectItems(of: self, in: window.section, writer)
    // Along the stack, a group has the same place as its item.
    guard window.overlapAcrossAxis(items, solution.leaves.listed[0], writer) else { return }
    let bounds = DirectItems.Window(window.rectangle, along: window.stackAxis, writer.grid)
    forEachGroup(in: range, window, into: &visible) { first, start, advances, visible in
      window.emit(
        items, advances.count, advances, from: first, at: start, in: bounds, into: &visible)
    }
  }

  /// Appends the cells and supplementary items of the groups in a range along the stack axis.
  private func emitGroups(
    in range: (start: Subpixels, end: Subpixels), _ window: GroupWindow, _ writer: FrameWriter,
    of host: any SectionHost, into visible: inout VisibleElements
  ) {
    let metrics = metrics
    var reader = reader(
      section: window.index, solutions: host.solutions, chunk: GroupReader.screen)
    if let rows {
      var work = WorkCounters()
      rows.forEachPlace(
        from: range.start - window.overlap, through: range.end, work: &work
      ) { row in
        emit(row, &reader, window, metrics, writer, of: host, into: &visible)
        return true
      }
      visible.work += work
    } else {
      forEachGroup(in: range, window, into: &visible) { first, start, advances, visible in
        reader.expect(advances.count * window.leafCount)
        _ = metrics.forEachPlace(
          by: advances, from: first, at: start, among: window.section.itemCount
        ) { group in
          emit(group, &reader, window, metrics, writer, of: host, into: &visible)
          return true
        }
      }
    }
    visible.work += reader.work
  }

  /// Reads a group, and appends its cells and supplementary items.
  ///
  /// The reader is passed `inout`, because capturing it in a closure would consume it.
  private func emit(
    _ group: GroupPlace, _ reader: inout GroupReader, _ window: GroupWindow,
    _ metrics: SectionMetrics, _ writer: FrameWriter, of host: any SectionHost,
    into visible: inout VisibleElements
  ) {
    reader.read(group)
    let placed = PlacedGroup(
      place: group,
      origin: corner(of: group, size: reader.size, in: window.section, metrics),
      size: pixelSize(of: group, size: reader.size, in: window.section, writer.grid),
      supplementaryLimit: window.section.supplementaryLimit(ofGroup: group.index))
    if let tree = reader.tree {
      window.emitCells(of: placed, tree, reader.solution.index, writer, into: &visible)
    } else {
      reader.withPlaces { window.emitCells(of: placed, $0, writer, into: &visible) }
    }
    guard reader.hasSupplementaries else { return }
    emitSupplementaries(
      of: placed, reader.solution.supplementaries, window, of: host, into: &visible)
  }
}
