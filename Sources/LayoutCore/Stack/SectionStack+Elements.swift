extension SectionStack {
  /// Whether some boundary item stays in view while the content is scrolled.
  ///
  /// - Complexity: O(*t*) for *t* distinct plans.
  package var hasPinnedItems: Bool {
    bounds.boundary.places.contains { $0.pins }
      || templates.contains { $0.boundary.places.contains { $0.pins } }
  }

  /// One element by its name.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element.
  ///   - section: The index of the section.
  ///   - item: The index of the data item; the running number of anchored items of the kind in the
  ///     section; 0 for boundary items of a section, and ``LayoutElement/layoutItem`` for the
  ///     layout's; the index among the section's decorations.
  ///   - state: The offsets of orthogonal rows, and the visible part of the content.
  /// - Returns: The element, an orthogonal row taken as not scrolled; `nil` if there is none, or no
  ///   room for it.
  /// - Complexity: O(1) for cells; O(*e*) for *e* elements described for the section or layout
  ///   otherwise.
  package func element(
    _ kind: ElementKind, section: Int, item: Int, state: ScrollState = ScrollState()
  ) -> LayoutElement? {
    let pins = PinWindow(state.visibleBounds, axis: container.scrollAxis, writer: writer)
    var found: LayoutElement?
    func keep(_ element: LayoutElement) {
      if found == nil, element.kind == kind, element.item == item { found = element }
    }
    if kind.category == .supplementary, item == LayoutElement.layoutItem, section == 0 {
      bounds.forEachBoundaryElement(writer: writer, pins: pins, keep)
      return found
    }
    guard section >= 0, section < sections.count, item >= 0 else { return nil }
    let record = self.section(section)
    let template = templates[record.placed.template]
    switch kind.category {
    case .cell:
      return cell(item, of: record, section: section)
    case .supplementary:
      template.forEachBoundaryElement(
        of: record.placed, index: section, boundary: boundary(of: record), writer: writer,
        pins: pins, keep)
      return found ?? anchored(ElementID(kind: kind, section: section, item: item), of: record)
    case .decoration:
      template.forEachDecoration(of: record.placed, index: section, writer: writer) { element, _ in
        keep(element)
      }
      return found
    }
  }

  /// A data item, or `nil` if it is not shown.
  private func cell(_ item: Int, of record: SectionRecord, section: Int) -> LayoutElement? {
    guard record.state?.rows == nil else { return placedCell(section: section, item: item)?.cell }
    guard item < record.placed.itemCount, record.placed.groupCount > 0,
      let frame = frame(section: section, item: item)
    else { return nil }
    let leaves = templates[record.placed.template].solution.leaves
    return LayoutElement(
      section: section, item: item, zIndex: leaves[item % leaves.count].zIndex, frame: frame)
  }

  /// Finds a supplementary item anchored to a group or an item, by its running number.
  private func anchored(_ id: ElementID, of record: SectionRecord) -> LayoutElement? {
    guard let place = anchoredPlace(id, of: record) else { return nil }
    var work = WorkCounters()
    let solution = solution(of: place.group, in: record, section: id.section, work: &work)
    return supplementary(
      place.index, among: solution.supplementaries, of: place.group,
      at: corner(of: place.group, size: solution.size, in: record), in: record, section: id.section)
  }

  /// Finds the group of an anchored supplementary item, and the item's index among the
  /// supplementary items of the group; `nil` if the element is missing.
  func anchoredPlace(
    _ id: ElementID, of record: SectionRecord
  ) -> (group: GroupPlace, index: Int)? {
    if let state = record.state, state.rows != nil {
      let (kinds, kind) = (input.elementKinds, Int(id.kind.nameIndex))
      guard id.kind.category == .supplementary, kinds.indices.contains(kind) else { return nil }
      var packing = RowPacking(state)
      return state.place(ofSupplementary: id.item, kind: kinds[kind], &packing)
        .map { (group: $0.row, index: $0.index) }
    }
    let names = templates[record.placed.template].supplementaryNames
    guard let sample = names.first(where: { $0.kind == id.kind }) else { return nil }
    let (group, ordinal) = id.item.quotientAndRemainder(dividingBy: sample.countPerGroup)
    guard group < record.placed.groupCount,
      let index = names.firstIndex(where: { $0.kind == id.kind && $0.ordinal == ordinal }),
      index < record.placed.supplementaryLimit(ofGroup: group)
    else { return nil }
    var work = WorkCounters()
    return place(ofGroup: group, in: record, work: &work).map { ($0, index) }
  }

  /// Gives every element of the layout, wherever it is, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - state: The offsets of orthogonal rows, and the visible part of the content.
  ///   - body: Gets each element.
  /// - Complexity: O(*n*) for *n* elements; for tools, not for scrolling.
  package func forEachElement(state: ScrollState = ScrollState(), _ body: (LayoutElement) -> Bool) {
    let pins = PinWindow(state.visibleBounds, axis: container.scrollAxis, writer: writer)
    var edges: [LayoutElement] = []
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { edges.append($0) }
    for index in 0..<sections.count {
      let record = section(index)
      let template = templates[record.placed.template]
      template.forEachBoundaryElement(
        of: record.placed, index: index, boundary: boundary(of: record), writer: writer, pins: pins
      ) { edges.append($0) }
      template.forEachDecoration(of: record.placed, index: index, writer: writer) { element, _ in
        edges.append(element)
      }
      for edge in edges where !body(edge) { return }
      edges.removeAll(keepingCapacity: true)
      var goesOn = true
      forEachGroupElement(of: record, section: index) { element, _ in
        goesOn = body(element)
        return goesOn
      }
      guard goesOn else { return }
    }
    for edge in edges where !body(edge) { return }
  }

  /// Gives every element of a section's groups, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - record: The section.
  ///   - section: Its index.
  ///   - body: Gets each element, and the frame of its group.
  /// - Complexity: O(*n*) for *n* elements.
  package func forEachGroupElement(
    of record: SectionRecord, section: Int, _ body: (LayoutElement, Frame) -> Bool
  ) {
    forEachGroup(of: record, section: section, chunk: 256) { group, corner, reader in
      let host = writer.frame(
        origin: corner, size: pixelSize(of: group, size: reader.size, in: record))
      let (leaves, supplementaries) = (reader.leaves, reader.solution.supplementaries)
      for leaf in 0..<group.leafCount {
        let place = leaves[leaf]
        let element = LayoutElement(
          section: section, item: group.firstItem + leaf, zIndex: place.zIndex,
          frame: writer.frame(origin: corner + place.origin, size: place.size))
        guard body(element, host) else { return false }
      }
      let limit = min(supplementaries.count, record.placed.supplementaryLimit(ofGroup: group.index))
      for number in 0..<limit {
        let element = supplementary(
          number, among: supplementaries, of: group, at: corner, in: record,
          section: section)
        guard body(element, host) else { return false }
      }
      return true
    }
  }
}
