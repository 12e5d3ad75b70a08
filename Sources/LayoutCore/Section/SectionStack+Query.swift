extension SectionStack {
  /// Finds the elements in a rectangle.
  ///
  /// The rectangle is clipped to the content first. A data item is found if it and its group share some area
  /// with the rectangle: an item that sticks out of its group is not found by the part outside.
  /// Elements of a row that scrolls across are found where they are on the screen, and reported where
  /// they are in a row that is not scrolled.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle in content coordinates, in points.
  ///   - rowOffsets: How far the rows of sections that scroll across have been scrolled, in points.
  ///   - visible: Gets the elements in order of section and item, and counts the work.
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* elements found or in groups that are; does not
  ///   allocate if `visible` has room. O(*s* + *k*) if a negative spacing lets sections run backwards.
  public func query(
    _ rectangle: Frame, rowOffsets: [Int: Double], into visible: inout VisibleElements
  ) {
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: container.isRightToLeft)
    else { return }
    let range = writer.range(of: window.clipped, along: container.scrollAxis)
    let lower = container.grid.subpixels(range.start) - .pixel - overhang.after
    let upper = container.grid.subpixels(range.end) + .pixel + overhang.before
    var index = isSorted ? firstSection(endingAtOrAfter: lower, work: &visible.work) : 0
    while index < sections.count {
      let section = sections[index]
      if isSorted, section.origin > upper { break }
      visible.work.sectionsVisited += 1
      let template = templates[section.template]
      let offset = template.stackAxis == container.scrollAxis ? 0 : rowOffsets[index] ?? 0
      emit(
        section, index: index, template: template,
        in: window.rectangle(rowOffset: offset, along: template.stackAxis),
        into: &visible)
      index += 1
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

  /// Finds the elements of one section.
  ///
  /// - Parameter rectangle: The rectangle as far as the section's row has been scrolled.
  private func emit(
    _ section: PlacedSection, index: Int, template: SectionTemplate, in rectangle: Frame,
    into visible: inout VisibleElements
  ) {
    let base = groupOrigin(0, of: section)
    for group in groups(of: section, template: template, base: base, in: rectangle) {
      var origin = base
      origin[template.stackAxis] += template.pitch * group
      var size = template.groupSize
      let isLast = group == section.groupCount - 1
      if isLast { size[template.stackAxis] = section.lastExtent }
      let groupFrame = writer.frame(
        origin: origin, size: PixelSize(exact: size, grid: container.grid))
      guard groupFrame.intersects(rectangle) else { continue }
      let first = group * template.leaves.count
      let leafCount =
        isLast ? section.itemCount - first : template.leaves.count
      let leaves = template.leaves.span
      for leafIndex in 0..<leafCount {
        let leaf = leaves[leafIndex]
        let frame = writer.frame(origin: origin + leaf.origin, size: leaf.size)
        visible.work.elementsTested += 1
        guard frame.intersects(rectangle) else { continue }
        visible.append(
          LayoutElement(section: index, item: first + leafIndex, zIndex: leaf.zIndex, frame: frame))
      }
    }
  }

  /// The groups that may meet a rectangle: a pixel more than do on both sides, because frames are rounded.
  private func groups(
    of section: PlacedSection, template: SectionTemplate, base: SubpixelVector, in rectangle: Frame
  ) -> Range<Int> {
    guard section.groupCount > 0 else { return 0..<0 }
    let stack = template.stackAxis
    guard template.pitch > .zero else { return 0..<section.groupCount }
    let range = writer.range(of: rectangle, along: stack)
    let start = container.grid.subpixels(range.start) - .pixel - base[stack]
    let end = container.grid.subpixels(range.end) + .pixel - base[stack]
    let longest = max(section.lastExtent, template.groupSize[stack])
    let first = (start - longest).rawValue / template.pitch.rawValue
    let last = end.rawValue / template.pitch.rawValue
    guard end >= .zero else { return 0..<0 }
    let lower = min(max(0, Int(first)), section.groupCount)
    return lower..<max(lower, min(Int(last) + 1, section.groupCount))
  }
}
