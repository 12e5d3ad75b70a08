extension SectionStack {
  /// Finds the elements in a rectangle.
  ///
  /// The rectangle is clipped to the content first. What belongs to a group is found if it and its
  /// group share some area with the rectangle: an item that sticks out of its group is not found by
  /// the part outside. Decorations are found if their section touches the rectangle.
  /// Elements of a row that scrolls across are found where they are on the screen, and reported
  /// where they are in a row that is not scrolled.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle in content coordinates, in points.
  ///   - state: How far things have been scrolled, and what is seen.
  ///   - visible: Gets the cells in order of section and item, with the other elements between
  ///     them, and counts the work.
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* elements found or in groups that are;
  ///   does not allocate if `visible` has room. O(*s* + *k*) if a negative spacing lets sections
  ///   run backwards.
  public func query(_ rectangle: Frame, state: ScrollState, into visible: inout VisibleElements) {
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: container.isRightToLeft)
    else { return }
    let pins = PinWindow(state.visibleBounds, axis: container.scrollAxis, writer: writer)
    let range = writer.range(of: window.clipped, along: container.scrollAxis)
    let lower = writer.grid.subpixels(range.start) - .pixel - overhang.after
    let upper = writer.grid.subpixels(range.end) + .pixel + overhang.before
    var index = isSorted ? firstSection(endingAtOrAfter: lower, work: &visible.work) : 0
    while index < sections.count {
      let section = sections[index]
      if isSorted, section.origin > upper { break }
      visible.work.sectionsVisited += 1
      let metrics = metrics[section.template]
      emitGroups(
        GroupWindow(
          section: section, index: index, metrics: metrics,
          rectangle: window.rectangle(section: index, metrics: metrics, state: state)),
        into: &visible)
      emitEdges(section, index: index, in: window.clipped, pins: pins, into: &visible)
      index += 1
    }
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { element in
      visible.offer(element, if: window.clipped)
    }
  }

  /// The first section that does not end before a position.
  private func firstSection(endingAtOrAfter position: Subpixels, work: inout WorkCounters) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      work.indexNodesVisited += 1
      let middle = (low + high) / 2
      if sections[middle].end < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Finds what is at the edges of one section and what covers it.
  private func emitEdges(
    _ section: PlacedSection, index: Int, in rectangle: Frame, pins: PinWindow?,
    into visible: inout VisibleElements
  ) {
    guard metrics[section.template].hasEdgeElements else { return }
    let template = templates[section.template]
    template.forEachBoundaryElement(of: section, index: index, writer: writer, pins: pins) {
      visible.offer($0, if: rectangle)
    }
    template.forEachDecoration(of: section, index: index, writer: writer) { element, covered in
      visible.work.elementsTested += 1
      if covered.touches(rectangle) { visible.append(element) }
    }
  }
}
