extension SectionStack {
  /// Finds the elements in a rectangle.
  ///
  /// The rectangle is clipped to the content first. An element of a group is found if it and its
  /// group share some area with the rectangle: an item sticking out of its group is not found by
  /// the part outside. Decorations are found if their section touches the rectangle. Elements of an
  /// orthogonal row are found where they are on the screen, and reported where they are in the
  /// unscrolled row.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle in content coordinates, in points.
  ///   - state: The offsets of orthogonal rows, and the visible part of the content.
  ///   - visible: Gets the cells in order of section and item, with the other elements between
  ///     them, and counts the work.
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* elements found or in found groups;
  ///   does not allocate if `visible` has room. O(*s* + *k*) if a negative spacing lets sections
  ///   run backwards.
  package func query(_ rectangle: Frame, state: ScrollState, into visible: inout VisibleElements) {
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: container.isRightToLeft)
    else { return }
    let axis = container.scrollAxis
    let pins = reach.mayPin ? PinWindow(state.visibleBounds, axis: axis, writer: writer) : nil
    let span = writer.span(of: window.clipped, along: axis)
    let upper = span.end + reach.before
    var cursor = cursor(endingAtOrAfter: span.start - reach.after, work: &visible.work)
    while !sections.isEnd(cursor) {
      let index = cursor.index
      let origin = origin(of: index, start: cursor.start)
      if isSorted, origin > upper { break }
      let entry = sections.entry(at: cursor)
      var section = entry.payload
      section.origin = origin
      visible.work.sectionsVisited += 1
      let measured = unsafe sections.state(at: cursor)
      let metrics =
        unsafe measured?.read { unsafe Unmanaged.passUnretained($0.metrics) }
        ?? .passUnretained(templates[section.template].metrics)
      let (groups, hasEdges) = unsafe metrics.read { metrics in
        let rectangle = window.rectangle(section: index, metrics: metrics, state: state)
        let span = metrics.isRow ? writer.span(of: rectangle, along: metrics.stackAxis) : span
        let groups = GroupWindow(
          section: section, index: index, metrics: metrics, rectangle: rectangle, span: span)
        return (groups, metrics.hasEdgeElements)
      }
      if let measured = unsafe measured {
        unsafe measured.read { emitMeasuredGroups(groups, state: $0, into: &visible) }
      } else {
        emitGroups(groups, into: &visible)
      }
      if hasEdges {
        emitEdges(
          of: section, boundary: unsafe measured?.read { $0.boundary }, index: index,
          in: window.clipped, pins: pins, into: &visible)
      }
      sections.goOn(&cursor, past: entry)
    }
    guard !bounds.boundary.isEmpty else { return }
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { element in
      visible.offer(element, if: window.clipped)
    }
  }

  /// Finds the boundary items and the decorations of one section.
  private func emitEdges(
    of section: PlacedSection, boundary: BoundaryLayout?, index: Int, in rectangle: Frame,
    pins: PinWindow?, into visible: inout VisibleElements
  ) {
    unsafe Unmanaged.passUnretained(templates[section.template]).read { template in
      template.forEachBoundaryElement(
        of: section, index: index, boundary: boundary, writer: writer, pins: pins
      ) { visible.offer($0, if: rectangle) }
      template.forEachDecoration(of: section, index: index, writer: writer) { element, covered in
        visible.work.elementsTested += 1
        // Behaviour 59
        if covered.touches(rectangle) { visible.append(element) }
      }
    }
  }
}
