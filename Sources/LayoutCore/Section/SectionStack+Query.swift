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
      let offset = metrics.isRow ? state.rowOffsets[index] ?? 0 : 0
      let inRow = window.rectangle(rowOffset: offset, along: metrics.stackAxis)
      emitGroups(section, index: index, metrics: metrics, in: inRow, into: &visible)
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

  /// Finds what belongs to the groups of one section.
  ///
  /// The rectangle is in the coordinates of the section's row, as far as that has been scrolled.
  private func emitGroups(
    _ section: PlacedSection, index: Int, metrics: SectionMetrics, in rectangle: Frame,
    into visible: inout VisibleElements
  ) {
    let base = metrics.groupOrigin(0, sectionOrigin: section.origin)
    let groups = groups(of: section, metrics: metrics, base: base, in: rectangle)
    // Room is made for many groups at once, but never for more than a few screens of them.
    let chunk = max(1, 4096 / max(1, metrics.leafCount))
    for start in stride(from: groups.lowerBound, to: groups.upperBound, by: chunk) {
      emitCells(
        start..<min(start + chunk, groups.upperBound), of: section, index: index, metrics: metrics,
        base: base, in: rectangle, into: &visible)
    }
    guard metrics.supplementaryCount > 0 else { return }
    let supplementaries = templates[section.template].supplementaries
    for group in groups {
      let (origin, groupFrame) = instance(group, of: section, metrics: metrics, base: base)
      guard groupFrame.intersects(rectangle) else { continue }
      let isLast = group == section.groupCount - 1
      for place in supplementaries.prefix(isLast ? section.lastSupplementaryCount : .max) {
        visible.offer(
          place.element(section: index, group: group, origin: origin, writer: writer),
          if: rectangle)
      }
    }
  }

  /// Finds the cells of some groups.
  private func emitCells(
    _ groups: Range<Int>, of section: PlacedSection, index: Int, metrics: SectionMetrics,
    base: SubpixelVector, in rectangle: Frame, into visible: inout VisibleElements
  ) {
    let places = templates[section.template].leaves
    let leaves = places.span
    var tested = 0
    visible.append(upTo: groups.count * metrics.leafCount) { found in
      for group in groups {
        let (origin, groupFrame) = instance(group, of: section, metrics: metrics, base: base)
        guard groupFrame.intersects(rectangle) else { continue }
        let first = group * metrics.leafCount
        let leafCount = min(section.itemCount - first, metrics.leafCount)
        let allVisible = metrics.leavesLieInside && rectangle.contains(groupFrame)
        if !allVisible { tested += leafCount }
        for leafIndex in 0..<leafCount {
          let leaf = leaves[leafIndex]
          let frame = writer.frame(origin: origin + leaf.origin, size: leaf.size)
          guard allVisible || frame.intersects(rectangle) else { continue }
          found.append(
            LayoutElement(
              section: index, item: first + leafIndex, zIndex: leaf.zIndex, frame: frame))
        }
      }
    }
    visible.work.elementsTested += tested
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

  /// The exact corner and the final frame of one group instance.
  @inline(__always)
  private func instance(
    _ group: Int, of section: PlacedSection, metrics: SectionMetrics, base: SubpixelVector
  ) -> (origin: SubpixelVector, frame: Frame) {
    var origin = base
    origin[metrics.stackAxis] += metrics.pitch * group
    guard group == section.groupCount - 1 else {
      return (origin, writer.frame(origin: origin, size: metrics.groupPixelSize))
    }
    var size = metrics.groupSize
    size[metrics.stackAxis] = section.lastExtent
    return (
      origin, writer.frame(origin: origin, size: PixelSize(exact: size, grid: writer.grid))
    )
  }

  /// The groups that may meet a rectangle: a pixel more than do on both sides, because frames are
  /// rounded.
  private func groups(
    of section: PlacedSection, metrics: SectionMetrics, base: SubpixelVector, in rectangle: Frame
  ) -> Range<Int> {
    guard section.groupCount > 0, !rectangle.isEmpty else { return 0..<0 }
    let stack = metrics.stackAxis
    guard metrics.pitch > .zero else { return 0..<section.groupCount }
    let range = writer.range(of: rectangle, along: stack)
    let start = writer.grid.subpixels(range.start) - .pixel - base[stack]
    let end = writer.grid.subpixels(range.end) + .pixel - base[stack]
    guard end >= .zero else { return 0..<0 }
    let longest = max(section.lastExtent, metrics.groupSize[stack])
    let first = (start - longest).rawValue / metrics.pitch.rawValue
    let last = end.rawValue / metrics.pitch.rawValue
    let lower = min(max(0, Int(first)), section.groupCount)
    return lower..<max(lower, min(Int(last) + 1, section.groupCount))
  }
}
