extension SectionStack {
  /// Whether any boundary item is pinned while the content is scrolled.
  ///
  /// - Complexity: O(*t*) for *t* distinct plans.
  package var hasPinnedItems: Bool {
    bounds.boundary.places.contains { $0.pins }
      || templates.contains { $0.boundary.places.contains { $0.pins } }
  }

  /// Returns a section with its position, for looking up its elements; `nil` if the section does
  /// not exist.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  package func answers(section: Int) -> SectionAnswers? {
    guard section >= 0, section < sections.count else { return nil }
    let record = self.section(section)
    return SectionAnswers(
      placed: record.placed, index: section, sizes: sizes(of: record), host: self)
  }

  /// Returns the sizes of a section, measured or estimated.
  func sizes(of record: SectionRecord) -> any SectionSizes {
    record.state ?? templates[record.placed.template]
  }

  /// Returns the element with the given kind, section and number.
  ///
  /// - Parameters:
  ///   - kind: The category of the element and the name of its kind.
  ///   - section: The index of the element's section in the layout; 0 for a boundary item of the
  ///     layout.
  ///   - item: For a data item, its index; for an anchored item, its ordinal among the section's
  ///     items of the same kind; for a boundary item, 0 if it belongs to a section and
  ///     ``LayoutElement/layoutItem`` if it belongs to the layout; for a decoration, its index
  ///     among the section's decorations.
  ///   - state: The offsets of orthogonal rows, and the visible rectangle of the content.
  /// - Returns: The element, as if orthogonal rows had not been scrolled; `nil` if it does not
  ///   exist or has no space.
  /// - Complexity: O(1) for cells; O(*e*) for *e* elements described for the section or layout
  ///   otherwise.
  package func element(
    _ kind: ElementKind, section: Int, item: Int, state: ScrollState = ScrollState()
  ) -> LayoutElement? {
    let pins = PinWindow(state.visibleBounds, axis: container.scrollAxis, writer: writer)
    guard kind.category == .supplementary, item == LayoutElement.layoutItem, section == 0 else {
      return item >= 0 ? answers(section: section)?.element(kind, item: item, pins: pins) : nil
    }
    var found: LayoutElement?
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { element in
      if found == nil, element.kind == kind { found = element }
    }
    return found
  }

  /// Calls `body` with every element of the layout, visible or not, until it returns `false`.
  ///
  /// - Parameters:
  ///   - state: The offsets of orthogonal rows, and the visible rectangle of the content.
  ///   - body: A closure that receives an element and returns whether to continue.
  /// - Complexity: O(*n*) for *n* elements; meant for tools, not for scrolling.
  package func forEachElement(state: ScrollState = ScrollState(), _ body: (LayoutElement) -> Bool) {
    let pins = PinWindow(state.visibleBounds, axis: container.scrollAxis, writer: writer)
    var edges: [LayoutElement] = []
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { edges.append($0) }
    for index in 0..<sections.count {
      guard let section = answers(section: index) else { return }
      section.forEachEdge(pins: pins) { edges.append($0) }
      for edge in edges where !body(edge) { return }
      edges.removeAll(keepingCapacity: true)
      var continues = true
      section.forEachGroupElement { element, _ in
        continues = body(element)
        return continues
      }
      guard continues else { return }
    }
    for edge in edges where !body(edge) { return }
  }

  // MARK: Data items

  /// Returns the frame of a data item.
  ///
  /// - Returns: The frame in points, as if orthogonal rows had not been scrolled; `nil` if the item
  ///   does not exist or has no space.
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups in the item's
  ///   section; does not allocate if the group's solution is cached.
  package func frame(section: Int, item: Int) -> Frame? {
    guard section >= 0, section < sections.count, item >= 0 else { return nil }
    var work = WorkCounters()
    let cursor = sections.cursor(at: section, work: &work)
    let placed = placed(sections.entry(at: cursor), at: cursor)
    guard item < placed.itemCount, placed.groupCount > 0 else { return nil }
    return withSizes(of: placed, at: cursor) {
      $0.frame(ofItem: item, in: placed, writer)
    } measured: { state in
      state.form == .item
        ? state.directFrame(ofItem: item, in: placed, writer)
        : SectionAnswers(placed: placed, index: section, sizes: state, host: self)
          .placedCell(item)?.cell.frame
    }
  }

  /// The number of data items with a frame.
  ///
  /// - Complexity: O(*r*) for *r* stretches of equal sections.
  package var shownItemCount: Int {
    var count = 0
    sections.forEachStretch { record, stretch in
      guard record.placed.groupCount > 0 else { return }
      count += (record.state?.rows?.itemCount ?? record.placed.itemCount) * stretch.count
    }
    return count
  }

  /// Writes the frames of all data items, in order.
  ///
  /// - Parameter frames: The span for the frames; it must have space for at least
  ///   ``shownItemCount`` of them.
  /// - Returns: The number of frames written, from the start of the span.
  /// - Complexity: O(*n*) for *n* items; allocates once if nothing has been measured.
  package func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    var written = 0
    var work = WorkCounters()
    var cursor = sections.cursor(at: 0, work: &work)
    var row: WrittenRow?
    let (cells, reciprocal) = (CellKernel(writer), PixelReciprocal(of: writer.grid.scale))
    while !sections.isEnd(cursor) {
      let entry = sections.entry(at: cursor)
      let section = placed(entry, at: cursor)
      if section.groupCount > 0 {
        withSizes(of: section, at: cursor) { template in
          requireRoom(for: section.itemCount, after: written, in: frames.count)
          template.write(
            section, by: cells, reciprocal, into: &frames, from: written, after: &row)
          written += section.itemCount
        } measured: { state in
          requireRoom(
            for: state.rows?.itemCount ?? section.itemCount, after: written, in: frames.count)
          written = state.write(
            section, index: cursor.index, by: cells, reciprocal, parts.solutions, into: &frames,
            from: written)
        }
      }
      sections.advance(&cursor, past: entry)
    }
    return written
  }

  /// Traps if the output has no space for the given number of additional frames.
  @inline(__always)
  private func requireRoom(for count: Int, after written: Int, in room: Int) {
    stopUnless(count <= room - written, "There is no room for \(shownItemCount) frames.")
  }
}
