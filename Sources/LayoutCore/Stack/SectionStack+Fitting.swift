extension SectionStack: SectionHost {
  /// The cached solutions of groups.
  var solutions: AnySolutions { parts.solutions }

  /// Returns the solution of a group in a section that is being changed.
  func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try parts.solutions.solution(for: request, section: section, work: &work)
  }
}

/// Methods for self-sizing: they apply measured sizes to elements and move the affected sections.
extension SectionStack {
  /// The minimum number of sizes to apply as a list.
  ///
  /// Applying fewer sizes one by one takes less time.
  private static var manySizes: Int { 64 }

  /// Applies measured sizes, and updates their sections.
  ///
  /// Each section is updated before the sizes of the next one are applied, because the positions of
  /// elements may depend on it. The sizes are usually sorted by section, so each section is updated
  /// only once.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  func fit(_ sizes: [FittedSize], work: inout WorkCounters) throws(LayoutError) {
    // The sizes of a section usually come together, so its state is looked up only once: a second
    // lookup would find a state with two owners, and copy it.
    var (section, state): (Int, SectionState?) = (0, nil)
    // Sizes before `single` cannot be applied as a list, and are applied one after the other.
    var (next, single) = (0, 0)
    while next < sizes.count {
      let element = sizes[next].element
      guard element.item != LayoutElement.layoutItem else {
        fitBoundaryItem(sizes[next], work: &work)
        next += 1
        continue
      }
      if section != element.section {
        if let changed = state { try refresh(changed, ofSection: section, work: &work) }
        (section, state) = (element.section, nil)
      }
      if next >= single, sizes.count - next >= Self.manySizes {
        single = sizes.endOfItems(from: next)
        if single - next >= Self.manySizes,
          fitList(sizes[next..<single], to: &state, work: &work)
        {
          next = single
          continue
        }
      }
      try fit(sizes[next], to: &state, work: &work)
      next += 1
    }
    if let state { try refresh(state, ofSection: section, work: &work) }
  }

  /// Applies the measured sizes of many items of one section, passing all of them at once to the
  /// section's extent index.
  ///
  /// This is possible only if each item forms a group of its own, with the same length as the item.
  ///
  /// - Parameters:
  ///   - sizes: The measured sizes of the section's items, in order.
  ///   - known: The state of the section; looked up if `nil`.
  ///   - work: The counters for the work done.
  /// - Returns: Whether the sizes have been applied.
  private func fitList(
    _ sizes: ArraySlice<FittedSize>, to known: inout SectionState?, work: inout WorkCounters
  ) -> Bool {
    guard let first = sizes.first?.element, let last = sizes.last?.element,
      let placed = sections.record(first.section)?.placed, last.item < placed.itemCount,
      templates[placed.template].fitting.form == .item
    else { return false }
    let state = known ?? state(ofSection: first.section)
    known = state
    let (metrics, axis, grid) = (state.metrics, state.metrics.stackAxis, container.grid)
    var advances: MeasuredExtents = []
    advances.append(addingCapacity: sizes.count) { advances in
      for size in sizes {
        let length = FittedLengths.rounded(size.size[axis], grid: grid)
        advances.append((size.element.item, metrics.advance(past: length)))
      }
    }
    state.setAdvances(advances, work: &work)
    work.fittedSizesApplied += sizes.count
    change.touch(first)
    noteAppliedSizes(last, count: sizes.count)
    return true
  }

  /// Applies a measured size, if the element exists and its content determines at least one of its
  /// lengths.
  ///
  /// Only the lengths determined by the content are applied. The section's length is not up to date
  /// until ``refresh(section:work:)`` has been called.
  ///
  /// - Parameters:
  ///   - fitted: The element and its measured size.
  ///   - known: The state of the section; looked up if it is `nil` and needed.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  /// - Complexity: O(log *m*) for *m* measured groups, plus the time to solve one group if
  ///   necessary.
  @inline(__always)
  private func fit(
    _ fitted: FittedSize, to known: inout SectionState?, work: inout WorkCounters
  ) throws(LayoutError) {
    let element = fitted.element
    var axes: AxisSet?
    if known?.template.packs ?? true {
      // If rows are packed by sizes, the places of elements depend on the preceding sizes.
      if let known, known.isChanged(for: fitted) {
        try refresh(known, ofSection: element.section, work: &work)
      }
      axes = fitted.axes == nil ? nil : answers(section: element.section)?.keptAxes(of: fitted)
    }
    if axes == nil, element.kind == .cell {
      axes = known?.estimatedAxes(ofItem: element.item) ?? axesToFit(element, &known)
    } else if axes == nil {
      axes = estimatedAxes(of: element)
    }
    guard let axes, !axes.isEmpty else { return }
    let lengths = lengths(of: fitted, axes, work: &work)
    let state = known ?? state(ofSection: element.section)
    known = state
    if element.kind == .cell, state.form == .item {
      state.fitDirectItem(lengths, item: element.item, work: &work)
    } else {
      try state.fit(lengths, of: element, in: context(section: element.section), work: &work)
    }
  }

  /// Applies the measured size of a boundary item of the layout.
  private func fitBoundaryItem(_ fitted: FittedSize, work: inout WorkCounters) {
    let axes = estimatedAxes(of: fitted.element)
    guard !axes.isEmpty else { return }
    boundaryLengths[fitted.element.kind] = lengths(of: fitted, axes, work: &work)
    bounds = ContentBounds(input, fitted: boundaryLengths)
    noteMovement(section: 0, item: 0)
  }

  /// Returns the lengths to apply from a measured size, and records the size as applied.
  private func lengths(
    of fitted: FittedSize, _ axes: AxisSet, work: inout WorkCounters
  ) -> FittedLengths {
    work.fittedSizesApplied += 1
    noteAppliedSizes(fitted.element)
    // Behaviour 71
    return FittedLengths(fitted.size, axes: axes, grid: container.grid)
  }

  /// Returns the self-sizing axes of a data item.
  ///
  /// If the set is not empty, `state` receives the state of the item's section.
  @inline(__always)
  private func axesToFit(_ cell: ElementID, _ state: inout SectionState?) -> AxisSet {
    guard cell.section >= 0, cell.section < sections.count else { return [] }
    var axes: AxisSet = []
    state = self.state(ofSection: cell.section) { placed, state in
      axes =
        state?.estimatedAxes(ofItem: cell.item)
        ?? templates[placed.template].estimatedAxes(ofItem: cell.item, among: placed.itemCount)
      return !axes.isEmpty
    }
    return axes
  }

  /// Returns the self-sizing axes of an element, or an empty set if the element does not exist.
  ///
  /// - Complexity: O(1) for a data item; otherwise O(*e*) for *e* elements in the description of
  ///   the section or the layout.
  package func estimatedAxes(of element: ElementID) -> AxisSet {
    if element.item == LayoutElement.layoutItem {
      return bounds.boundary.estimatedAxes(of: element.kind) ?? []
    }
    guard element.item >= 0, let record = sections.record(element.section) else { return [] }
    switch element.kind.category {
    case .decoration: return []
    case .supplementary:
      return answers(section: element.section)?.estimatedAxes(ofSupplementary: element) ?? []
    case .cell:
      // Every visible cell is queried in each pass, so nothing else is looked up for it.
      return record.state?.estimatedAxes(ofItem: element.item)
        ?? templates[record.placed.template].estimatedAxes(
          ofItem: element.item, among: record.placed.itemCount)
    }
  }

  /// Returns the estimated lengths of an element along its self-sizing axes, without the rounding
  /// applied to frames.
  ///
  /// - Complexity: O(1) for data items; O(*e*) for *e* boundary items otherwise.
  package func estimatedLengths(of element: ElementID) -> FittedLengths {
    guard element.item >= 0, let record = sections.record(element.section) else { return .unknown }
    return templates[record.placed.template].estimatedLengths(of: element)
  }

  /// Returns the measured lengths of an element.
  ///
  /// - Complexity: O(log *m*) for *m* measured items of its section.
  package func fittedLengths(of element: ElementID) -> FittedLengths {
    if element.item == LayoutElement.layoutItem { return boundaryLengths[element.kind] ?? .unknown }
    guard element.item >= 0 else { return .unknown }
    return sections.record(element.section)?.state?.fittedLengths(of: element) ?? .unknown
  }

  /// Returns the items to be measured together with the given one, usually only the item itself.
  ///
  /// The result contains all items of the item's group if any of these items takes the length of
  /// its longest sibling, and all items of the section if all groups take the length of the longest
  /// group.
  func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    guard item >= 0, let placed = sections.record(section)?.placed, item < placed.itemCount
    else {
      // The largest integer has no successor.
      return item == .max ? item..<item : item..<item + 1
    }
    guard templates[placed.template].fitting.uniformity != .none,
      let answers = answers(section: section)
    else { return item..<item + 1 }
    return answers.uniformSiblings(of: item)
  }

  // MARK: Sections

  /// Returns the state of a section for modification, creating it if necessary, or copying it if
  /// another layout shares it.
  func state(ofSection section: Int) -> SectionState {
    guard let state = state(ofSection: section, if: { _, _ in true }) else {
      preconditionFailure("The state of section \(section) is missing.")
    }
    return state
  }

  /// Returns the state of a section for modification, if `isNeeded` returns `true`; otherwise
  /// `nil`.
  private func state(
    ofSection section: Int, if isNeeded: (PlacedSection, SectionState?) -> Bool
  ) -> SectionState? {
    var work = WorkCounters()
    var unique: SectionState?
    sections.change(section, work: &work) { placed, state in
      guard isNeeded(placed, state) else { return false }
      if state == nil {
        precondition(
          parts.extents != nil || templates[placed.template].packs,
          "The engine has no extent index for section \(section).")
        state = SectionState(templates[placed.template], placed: placed, extents: parts.extents)
      } else if !isKnownUniquelyReferenced(&state) {
        state = state.map { SectionState(copying: $0) }
      }
      unique = state
      return true
    }
    return unique
  }

  /// Returns a section's context, for access to the layout while the section's state changes.
  func context(section: Int) -> SectionContext {
    SectionContext(section: section, of: self)
  }

  /// Updates the length and the groups of a section after sizes have been measured.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(log *s*) for *s* sections, plus the time to solve the last group if it has
  ///   changed; the time to solve all *m* measured groups if groups are uniform and the longest one
  ///   has changed.
  func refresh(section: Int, work: inout WorkCounters) throws(LayoutError) {
    try refresh(state(ofSection: section), ofSection: section, work: &work)
  }

  /// Updates the length and the groups of a section whose state is already known.
  private func refresh(
    _ state: SectionState, ofSection section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    try state.refresh(in: context(section: section), work: &work)
    keep(state, ofSection: section, work: &work)
  }

  /// Records the changed state of a section; the sections after it move accordingly.
  func keep(_ state: SectionState, ofSection section: Int, work: inout WorkCounters) {
    var (old, new): (PlacedSection?, PlacedSection?)
    sections.change(section, work: &work) { placed, _ in
      old = placed
      placed.update(from: state)
      new = placed
      return true
    }
    guard let old, let new else { return }
    if let item = state.firstMoved {
      noteMovement(section: section, item: item)
      state.firstMoved = nil
    }
    assert(
      new.extent == old.extent || !change.keeps(ElementID(section: section + 1, item: 0)),
      "If the length of section \(section) changes, the later items must be marked as moved.")
    exclude(old)
    include(new, state)
  }
}
