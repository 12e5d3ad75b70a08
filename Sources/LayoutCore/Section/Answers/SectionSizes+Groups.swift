extension SectionSizes {
  // MARK: Places of groups

  /// Returns the exact top leading corner of a section's group.
  @inline(__always)
  func corner(
    of group: GroupPlace, size: SubpixelVector, in section: PlacedSection,
    _ metrics: SectionMetrics
  ) -> SubpixelVector {
    var corner = metrics.corner(at: group.start, sectionOrigin: section.origin)
    let across = metrics.stackAxis.other
    // A group of a different size may be aligned across the stack.
    guard size[across] != metrics.groupSize[across] else { return corner }
    corner[across] = template.geometry.groupCrossAxisStart(size[across])
    if across == metrics.scrollAxis { corner[across] += section.origin + boundary.before }
    return corner
  }

  /// Returns the size of a group's frame in pixels; the last group may be shorter than the others.
  func pixelSize(
    of group: GroupPlace, size: SubpixelVector, in section: PlacedSection, _ grid: PixelGrid
  ) -> PixelSize {
    let exact = section.size(
      ofGroup: group.index, size, along: template.metrics.stackAxis)
    return PixelSize(exact: exact, grid: grid)
  }

  /// Creates a reader for a section's groups; it reads `chunk` measured sizes at a time.
  func reader(section: Int, solutions: AnySolutions, chunk: Int) -> GroupReader {
    GroupReader(template, measured, section: section, solutions: solutions, chunk: chunk)
  }

  /// Calls `body` with every group of a section and its position, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - section: The section with its position.
  ///   - index: The index of the section in the layout, needed to look up its solutions.
  ///   - solutions: The layout's cache of group solutions.
  ///   - chunk: The number of measured sizes to read at a time.
  ///   - body: A closure that receives the group, its exact top leading corner, and a reader
  ///     holding its size and items. It returns whether to continue.
  /// - Complexity: O(*g*) for *g* groups, plus the time to solve them if necessary.
  func forEachGroup(
    of section: PlacedSection, index: Int, solutions: AnySolutions, chunk: Int,
    _ body: (GroupPlace, SubpixelVector, borrowing GroupReader) -> Bool
  ) {
    var reader = reader(section: index, solutions: solutions, chunk: chunk)
    let metrics = metrics
    forEachPlace(in: section) { place in
      reader.read(place)
      return body(
        place, corner(of: place, size: reader.size, in: section, metrics), reader)
    }
  }

  // MARK: Supplementary items

  /// Finds an anchored supplementary item in a section whose groups all have the same supplementary
  /// items.
  ///
  /// - Returns: The group of the item, and the item's index among the group's supplementary items;
  ///   `nil` if the item does not exist.
  func namedPlace(
    _ id: ElementID, in section: PlacedSection
  ) -> (group: GroupPlace, index: Int)? {
    let names = template.supplementaryNames
    guard let sample = names.first(where: { $0.kind == id.kind }) else { return nil }
    let (group, ordinal) = id.item.quotientAndRemainder(dividingBy: sample.countPerGroup)
    guard group < section.groupCount,
      let index = names.firstIndex(where: { $0.kind == id.kind && $0.ordinal == ordinal }),
      index < section.supplementaryLimit(ofGroup: group)
    else { return nil }
    var work = WorkCounters()
    return place(ofGroup: group, in: section, work: &work).map { ($0, index) }
  }

  /// Appends the supplementary items anchored to a group or to its items, leaving out those outside
  /// the query's rectangle.
  func emitSupplementaries(
    of group: PlacedGroup, _ places: [SolvedSupplementary], _ window: GroupWindow,
    of host: any SectionHost, into visible: inout VisibleElements
  ) {
    guard window.overlaps(group, host.writer) else { return }
    for index in 0..<min(places.count, group.supplementaryLimit) {
      visible.offer(
        supplementaryElement(
          index, among: places, of: group.place, at: group.origin, section: window.index, of: host),
        if: window.rectangle)
    }
  }

  /// Returns a supplementary item anchored to a group or an item in it.
  ///
  /// - Parameters:
  ///   - index: The supplementary item's index among the group's supplementary items.
  ///   - places: The estimated positions of the group's supplementary items.
  ///   - group: The group of the supplementary item, with its position and its range of items.
  ///   - origin: The exact top leading corner of the group, in content coordinates.
  ///   - section: The index of the section in the layout, written into the element.
  ///   - host: The layout containing the section.
  /// - Returns: The element with its position and its measured lengths.
  func supplementaryElement(
    _ index: Int, among places: [SolvedSupplementary], of group: GroupPlace,
    at origin: SubpixelVector, section: Int, of host: any SectionHost
  ) -> LayoutElement {
    let id = name(
      ofSupplementary: index, among: places, of: group, section: section, of: host)
    var place = places[index]
    if let lengths = measured?.supplementaries[id.kind]?[id.item] {
      place = place.fitted(lengths, grid: host.writer.grid)
    }
    return LayoutElement(
      kind: id.kind, section: section, item: id.item, zIndex: place.zIndex,
      frame: host.writer.frame(origin: origin + place.origin, size: place.size))
  }

  /// Returns the identifier of a group's supplementary item.
  private func name(
    ofSupplementary index: Int, among places: [SolvedSupplementary], of group: GroupPlace,
    section: Int, of host: any SectionHost
  ) -> ElementID {
    guard let measured, measured.rows != nil else {
      return template.supplementaryNames[index].id(section: section, group: group.index)
    }
    return ElementID(
      kind: host.input.kind(.supplementary, places[index].kind), section: section,
      item: measured.number(of: index, among: places, in: group))
  }

  // MARK: Boundary items and decorations

  /// Appends the boundary items and decorations that a query finds in a section.
  @inline(never)
  func emitEdges(
    of section: PlacedSection, index: Int, in query: borrowing SectionQuery, pins: PinWindow?,
    into visible: inout VisibleElements
  ) {
    let rectangle = query.clipped
    forEachBoundaryElement(of: section, index: index, query.writer, pins: pins) {
      visible.offer($0, if: rectangle)
    }
    template.forEachDecoration(of: section, index: index, writer: query.writer) {
      element, covered in
      visible.work.elementsTested += 1
      // Behaviour 59
      if covered.touches(rectangle) { visible.append(element) }
    }
  }

  /// Calls `body` with each boundary item of a section.
  func forEachBoundaryElement(
    of section: PlacedSection, index: Int, _ writer: FrameWriter, pins: PinWindow?,
    _ body: (LayoutElement) -> Void
  ) {
    template.forEachBoundaryElement(
      of: section, index: index, boundary: boundary, writer: writer, pins: pins, body)
  }
}
