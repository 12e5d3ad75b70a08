extension SectionStack {
  /// Whether some boundary item stays in view while the content is scrolled.
  ///
  /// - Complexity: O(*t*) for *t* distinct plans.
  public var hasPinnedItems: Bool {
    bounds.boundary.places.contains(where: \.pins)
      || templates.contains { $0.boundary.places.contains(where: \.pins) }
  }

  /// One element by its name.
  ///
  /// - Parameters:
  ///   - kind: What sort of thing it is.
  ///   - section: The index of the section.
  ///   - item: The index of the data item; the running number of anchored items of the kind in the
  ///     section; 0 for boundary items of a section, and ``LayoutElement/layoutItem`` for those of
  ///     the layout; the index among the section's decorations.
  ///   - state: How far things have been scrolled, and what is seen.
  /// - Returns: The element, a row that scrolls across taken as not scrolled; `nil` if there is
  ///   none, or no room for it.
  /// - Complexity: O(1) for cells; O(*e*) for *e* elements described for the section or layout
  ///   otherwise.
  public func element(
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
    guard sections.indices.contains(section), item >= 0 else { return nil }
    let placed = sections[section]
    let template = templates[placed.template]
    switch kind.category {
    case .cell:
      return cell(item, of: placed, section: section)
    case .supplementary:
      template.forEachBoundaryElement(
        of: placed, index: section, writer: writer, pins: pins, keep)
      return found ?? anchored(kind, item: item, of: placed, section: section)
    case .decoration:
      template.forEachDecoration(of: placed, index: section, writer: writer) { element, _ in
        keep(element)
      }
      return found
    }
  }

  /// A data item, or `nil` if it is not shown.
  private func cell(_ item: Int, of placed: PlacedSection, section: Int) -> LayoutElement? {
    guard item < placed.itemCount, placed.groupCount > 0,
      let frame = frame(section: section, item: item)
    else { return nil }
    let leaves = templates[placed.template].leaves
    return LayoutElement(
      section: section, item: item, zIndex: leaves[item % leaves.count].zIndex, frame: frame)
  }

  /// An element that hangs from a group or an item, by its running number.
  private func anchored(
    _ kind: ElementKind, item: Int, of placed: PlacedSection, section: Int
  ) -> LayoutElement? {
    let places = templates[placed.template].supplementaries
    guard let sample = places.first(where: { $0.kind == kind }) else { return nil }
    let (group, ordinal) = item.quotientAndRemainder(dividingBy: sample.countPerGroup)
    guard group < placed.groupCount,
      let index = places.firstIndex(where: { $0.kind == kind && $0.ordinal == ordinal }),
      index < placed.supplementaryLimit(ofGroup: group)
    else { return nil }
    return places[index].element(
      section: section, group: group,
      origin: metrics[placed.template].groupOrigin(group, sectionOrigin: placed.origin),
      writer: writer)
  }

  /// Gives every element of the layout, wherever it is, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - state: How far things have been scrolled, and what is seen.
  ///   - body: Gets each element.
  /// - Complexity: O(*n*) for *n* elements; for tools, not for scrolling.
  public func forEachElement(
    state: ScrollState = ScrollState(), _ body: (LayoutElement) -> Bool
  ) {
    let pins = PinWindow(state.visibleBounds, axis: container.scrollAxis, writer: writer)
    var edges: [LayoutElement] = []
    bounds.forEachBoundaryElement(writer: writer, pins: pins) { edges.append($0) }
    for (index, placed) in sections.enumerated() {
      let template = templates[placed.template]
      template.forEachBoundaryElement(of: placed, index: index, writer: writer, pins: pins) {
        edges.append($0)
      }
      template.forEachDecoration(of: placed, index: index, writer: writer) { element, _ in
        edges.append(element)
      }
      for edge in edges where !body(edge) { return }
      edges.removeAll(keepingCapacity: true)
      for item in 0..<(placed.groupCount > 0 ? placed.itemCount : 0) {
        guard let cell = cell(item, of: placed, section: index), body(cell) else { return }
      }
      for group in 0..<placed.groupCount {
        let origin = metrics[placed.template].groupOrigin(group, sectionOrigin: placed.origin)
        let limit = placed.supplementaryLimit(ofGroup: group)
        for place in template.supplementaries.prefix(limit) {
          let element = place.element(
            section: index, group: group, origin: origin, writer: writer)
          guard body(element) else { return }
        }
      }
    }
    for edge in edges where !body(edge) { return }
  }
}
