extension SectionStack {
  /// Appends the elements found in a rectangle.
  ///
  /// The rectangle is clipped to the content first. An element of a group is found if both it and
  /// its group overlap the rectangle, so any part of an item outside its group does not count.
  /// Decorations are found if their section touches the rectangle. Elements of an orthogonal row
  /// are found at their scrolled positions, but returned with their frames in the unscrolled row.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle in content coordinates, in points.
  ///   - state: The offsets of orthogonal rows, and the visible rectangle of the content.
  ///   - visible: The buffer for the cells in order of section and item, interspersed with the
  ///     other elements. It also counts the work.
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* elements, counting the elements found
  ///   and all elements of the groups found; does not allocate if `visible` has enough capacity.
  ///   O(*s* + *k*) if a negative spacing makes a section start or end before its predecessor.
  package func query(_ rectangle: Frame, state: ScrollState, into visible: inout VisibleElements) {
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: container.isRightToLeft)
    else { return }
    let axis = container.scrollAxis
    let pins = reach.mayPin ? PinWindow(state.visibleBounds, axis: axis, writer: writer) : nil
    let query = SectionQuery(
      clipped: window.clipped, span: writer.span(of: window.clipped, along: axis),
      unscrolledRow: reach.hasRows ? writer.span(of: window.clipped, along: axis.other) : nil,
      rowOffsets: state.rowOffsets, writer: writer)
    let upper = query.span.end + reach.before
    var row = RowSpan()
    var cursor = cursor(endingAtOrAfter: query.span.start - reach.after, work: &visible.work)
    while !sections.isEnd(cursor) {
      let origin = origin(of: cursor.index, start: cursor.start)
      if isSorted, origin > upper { break }
      let entry = sections.entry(at: cursor)
      var section = entry.payload
      section.origin = origin
      visible.work.sectionsVisited += 1
      withSizes(of: section, at: cursor) {
        $0.emit(
          section, index: cursor.index, in: query, after: &row, pins: pins, of: self,
          into: &visible)
      } measured: {
        $0.emit(section, index: cursor.index, in: query, pins: pins, of: self, into: &visible)
      }
      sections.advance(&cursor, past: entry)
    }
    guard !bounds.boundary.isEmpty else { return }
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { element in
      visible.offer(element, if: window.clipped)
    }
  }

  /// Returns the sections that overlap a rectangle along the scroll axis, regardless of their
  /// elements.
  ///
  /// The range also contains sections of zero length between two such sections.
  ///
  /// - Parameter rectangle: The rectangle in content coordinates, in points.
  /// - Returns: The indices of the sections.
  /// - Complexity: O(log *s*) for *s* sections; O(*s* log *s*) if a negative spacing makes a
  ///   section start or end before its predecessor.
  package func sections(in rectangle: Frame) -> Range<Int> {
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: container.isRightToLeft)
    else { return 0..<0 }
    var span = writer.span(of: window.clipped, along: container.scrollAxis)
    // Sections that only touch the rectangle do not count.
    span = (span.start + .pixel, span.end - .pixel)
    guard isSorted else { return sections(inAnyOrderIn: span) }
    var work = WorkCounters()
    var first = cursor(endingAtOrAfter: span.start, work: &work)
    while !sections.isEnd(first) {
      let entry = sections.entry(at: first)
      guard placed(entry, at: first).end <= span.start else { break }
      sections.advance(&first, past: entry)
    }
    let last = cursor(endingAtOrAfter: span.end, work: &work)
    let includesLast =
      !sections.isEnd(last) && origin(of: last.index, start: last.start) < span.end
    let end = includesLast ? last.index + 1 : last.index
    return first.index < end ? first.index..<end : 0..<0
  }

  private func sections(inAnyOrderIn span: (start: Subpixels, end: Subpixels)) -> Range<Int> {
    var (first, end) = (Int.max, 0)
    for index in 0..<sectionCount {
      let placed = section(index).placed
      guard placed.origin < span.end, placed.end > span.start else { continue }
      (first, end) = (min(first, index), index + 1)
    }
    return first < end ? first..<end : 0..<0
  }

  /// Calls a closure with the sizes of a section, without retaining them.
  ///
  /// Reference counting would take as long as testing an item.
  ///
  /// - Parameters:
  ///   - section: The section to examine, placed at its origin.
  ///   - cursor: The cursor at the section, for finding its measured sizes.
  ///   - estimated: A closure called with the template if the section is unmeasured.
  ///   - measured: A closure called with the state if the section is partly measured.
  /// - Returns: The return value of whichever closure was called.
  @inline(__always)
  func withSizes<Answer>(
    of section: PlacedSection, at cursor: SectionTable.Cursor,
    _ estimated: (SectionTemplate) -> Answer, measured: (SectionState) -> Answer
  ) -> Answer {
    if let state = unsafe sections.state(at: cursor) { return unsafe state.read(measured) }
    return unsafe Unmanaged.passUnretained(templates[section.template]).read(estimated)
  }
}
