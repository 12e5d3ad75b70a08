/// Methods that reuse measured sizes when everything is laid out again.
extension SectionStack {
  /// Adopts all measured sizes of another stack that are still valid.
  ///
  /// The sizes of items stay valid if the items receive the same size proposals as before. The
  /// sizes of supplementary and boundary items stay valid if their section has an equal plan in an
  /// equal container.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured items.
  func adoptSizes(of old: SectionStack, work: inout WorkCounters) throws(LayoutError) {
    if container.keepsEdgeSizes(of: old.container), input.boundaries == old.input.boundaries {
      for (kind, lengths) in old.boundaryLengths {
        guard let kind = renamed(kind, from: old) else { continue }
        boundaryLengths[kind] = lengths
      }
      bounds = ContentBounds(input, fitted: boundaryLengths)
    }
    for (section, state) in old.measuredSections {
      try adoptSizes(state, of: old, section: section, work: &work)
    }
  }

  /// Adopts the still valid measured sizes of a section, if the section's number of items has not
  /// changed.
  ///
  /// - Parameters:
  ///   - state: The measured sizes of the section.
  ///   - old: The stack with the measured sizes; it provides the names of the element kinds.
  ///   - section: The index of the section in this stack.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  func adoptSizes(
    _ state: SectionState, of old: SectionStack, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard let placed = sections.record(section)?.placed, placed.itemCount == state.itemCount
    else { return }
    let template = templates[placed.template]
    let oldTemplate = state.template
    if template.keepsItemSizes(of: oldTemplate), state.isMeasured {
      try self.state(ofSection: section).adoptItemSizes(
        of: state, in: context(section: section), work: &work)
    }
    if template.keepsEdgeSizes(of: oldTemplate) {
      // If rows pack, the sizes of items determine which supplementary items exist.
      if template.packs { try refresh(section: section, work: &work) }
      adoptEdgeSizes(state, of: old, section: section)
    }
    if sections.record(section)?.state != nil { try refresh(section: section, work: &work) }
  }

  private func adoptEdgeSizes(_ old: SectionState, of stack: SectionStack, section: Int) {
    guard !old.boundaryLengths.isEmpty || !old.supplementaries.isEmpty else { return }
    let state = state(ofSection: section)
    for (kind, lengths) in old.supplementaries {
      guard let kind = renamed(kind, from: stack) else { continue }
      // The new groups may have fewer supplementary items, or none.
      let kept = lengths.filter { item, _ in
        !estimatedAxes(of: ElementID(kind: kind, section: section, item: item)).isEmpty
      }
      state.supplementaries[kind] = kept.isEmpty ? nil : kept
    }
    for (kind, lengths) in old.boundaryLengths {
      guard let kind = renamed(kind, from: stack) else { continue }
      state.boundaryLengths[kind] = lengths
    }
    state.resolveBoundary(input: input)
  }

  /// The partly measured sections and their states.
  var measuredSections: [(section: Int, state: SectionState)] {
    var found: [(section: Int, state: SectionState)] = []
    sections.forEachStretch { record, stretch in
      if let state = record.state { found.append((stretch.lowerBound, state)) }
    }
    return found
  }

  /// All measured sizes, in order of section, kind and item, followed by the sizes of the layout's
  /// own boundary items.
  ///
  /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* measured elements.
  var fittedSizes: [FittedSize] {
    var found: [FittedSize] = []
    for (section, state) in measuredSections { state.appendSizes(of: section, to: &found) }
    for (kind, lengths) in boundaryLengths.sorted(by: { $0.key < $1.key }) {
      let id = ElementID(kind: kind, section: 0, item: LayoutElement.layoutItem)
      found.append(FittedSize(id, lengths: lengths, grid: container.grid))
    }
    return found
  }

  /// Returns this stack's kind with the same name as a kind of another stack, or `nil` if this
  /// stack has no such kind.
  private func renamed(_ kind: ElementKind, from old: SectionStack) -> ElementKind? {
    input.knownKind(kind.category, old.input.elementKinds[Int(kind.nameIndex)])
  }
}
