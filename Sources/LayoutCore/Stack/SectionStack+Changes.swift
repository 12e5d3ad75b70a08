/// Methods that change items and sections; a measured size moves along with its item or section.
extension SectionStack {
  /// Applies a change that has already been checked.
  ///
  /// The content size is not up to date until ``resize()`` has been called.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved or the content becomes too long.
  /// - Complexity: O(log *m* + log *s*) for a change to the items of a section with one item per
  ///   group, for *m* measured items and *s* sections; with more items per group, also the time to
  ///   solve the subsequent measured groups. O(*s*) for a change to sections.
  func apply(_ change: LayoutChange, work: inout WorkCounters) throws(LayoutError) {
    switch change {
    case .insertItems(let section, let item, let count):
      try insertItems(count, at: item, section: section, work: &work)
    case .removeItems(let section, let items):
      try removeItems(items, section: section, work: &work)
    case .moveItem(let section, let item, let toSection, let toItem):
      try moveItem(item, section: section, toItem: toItem, toSection: toSection, work: &work)
    case .reloadItems(let section, let items):
      try forgetItems(items, section: section, work: &work)
    case .insertSection(let plan, let itemCount, let section):
      try insertSection(plan, itemCount: itemCount, at: section, work: &work)
    case .removeSections(let range):
      noteMovement(section: range.lowerBound, item: 0)
      for section in range {
        if let old = sections.record(section) { exclude(old.placed) }
      }
      sections.remove(range, work: &work)
      input.removeSections(range)
    case .moveSection(let section, let place):
      noteMovement(section: min(section, place), item: 0)
      guard let record = sections.record(section) else { break }
      sections.remove(section..<section + 1, work: &work)
      sections.insert(record, at: place, work: &work)
      input.moveSection(section, to: place)
    case .reloadSection(let section):
      noteMovement(section: section, item: 0)
      self.change.touch(0..<input.sections[section].itemCount, ofSection: section)
      try placeAgain(section: section, work: &work)
    case .setPlan(let plan, let section):
      try setPlan(plan, ofSection: section, work: &work)
    case .appendFrames, .setFrame, .removeFrames:
      guard let frames = input.replacement(by: change) else { break }
      try changeFrames(frames.range, to: frames.frames, section: frames.section, work: &work)
    }
  }

  // MARK: Sections

  private func insertSection(
    _ plan: SectionPlan, itemCount: Int, at section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    input.insert(plan, itemCount: itemCount, at: section)
    if input.plans.count > templates.count {
      try appendTemplate(input.plans[templates.count], section: section, work: &work)
    }
    noteMovement(section: section, item: 0)
    change.touch(0..<itemCount, ofSection: section)
    let end = sectionsEnd
    let placed = input.sections[section]
    let record = try place(placed, index: section, at: end, work: &work)
    sections.insert(record, at: section, work: &work)
    include(record)
  }

  /// Replaces the plan of a section, keeping the measured sizes that are still valid.
  ///
  /// - Throws: ``LayoutError`` if the section cannot be laid out, either with its new plan or with
  ///   the measured sizes it keeps. In the first case, nothing changes.
  private func setPlan(
    _ plan: SectionPlan, ofSection section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let before = (input: input, templates: templates)
    let placed = input.sections[section]
    let state = sections.record(section)?.state
    input.setPlan(plan, ofSection: section)
    guard input.sections[section] != placed else { return }
    do throws(LayoutError) {
      if input.plans.count > templates.count {
        try appendTemplate(
          input.plans[templates.count], after: before.templates[placed.plan].solution,
          section: section, work: &work)
      }
      try placeAgain(section: section, work: &work)
    } catch {
      (input, templates) = before
      throw error
    }
    noteMovement(section: section, item: 0)
    change.touch(0..<placed.itemCount, ofSection: section)
    if let state { try adoptSizes(state, of: self, section: section, work: &work) }
  }

  /// Places a section again, discarding its measured sizes.
  ///
  /// - Throws: ``LayoutError`` if the section cannot be laid out.
  func placeAgain(section: Int, work: inout WorkCounters) throws(LayoutError) {
    guard let old = sections.record(section)?.placed else { return }
    try placeAgain(input.sections[section], section: section, after: old, work: &work)
  }

  /// Places a section again with a new plan and item count, discarding its measured sizes.
  ///
  /// - Parameters:
  ///   - new: The plan and the number of items of the section.
  ///   - section: The position of the section in the layout.
  ///   - old: The section as it was placed before.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if the section cannot be laid out.
  private func placeAgain(
    _ new: LayoutInput.Section, section: Int, after old: PlacedSection, work: inout WorkCounters
  ) throws(LayoutError) {
    let record = try place(new, index: section, at: sectionsEnd, work: &work)
    exclude(old)
    sections.change(section, work: &work) { placed, state in
      (placed, state) = (record.placed, record.state)
      return true
    }
    include(record)
  }

  // MARK: Items

  private func insertItems(
    _ count: Int, at item: Int, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard count > 0 else { return }
    change.touch(item..<item + count, ofSection: section)
    try changeItems(from: item, by: count, section: section, work: &work)
  }

  private func removeItems(
    _ items: Range<Int>, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard !items.isEmpty else { return }
    try changeItems(from: items.lowerBound, by: -items.count, section: section, work: &work)
  }

  /// Changes the number of items in a section.
  ///
  /// - Parameters:
  ///   - item: The first inserted or removed item.
  ///   - difference: The number of inserted items, or the negative of the number of removed items.
  ///   - section: The index of the section in the layout.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if a group cannot be solved or the content becomes too long.
  private func changeItems(
    from item: Int, by difference: Int, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard let record = sections.record(section) else { return }
    let count = record.placed.itemCount + difference
    guard let pitch = record.state?.metrics.pitch else {
      noteMovement(section: section, item: item)
      input.setItemCount(count, ofSection: section)
      let new = LayoutInput.Section(plan: record.placed.template, itemCount: count)
      try placeAgain(new, section: section, after: record.placed, work: &work)
      return
    }
    let reach = Double(max(0, difference)) * Double(pitch.rawValue)
    let end = reach + Double(sectionsEnd.rawValue)
    guard end < Double(Subpixels.longestContent.rawValue) else {
      throw .contentTooLong(section: section)
    }
    input.setItemCount(count, ofSection: section)
    _ = consume record
    let state = state(ofSection: section)
    try state.changeItems(from: item, by: difference, in: context(section: section), work: &work)
    keep(state, ofSection: section, work: &work)
  }

  private func moveItem(
    _ item: Int, section: Int, toItem: Int, toSection: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let lengths = fittedLengths(of: ElementID(section: section, item: item))
    let holds = templates[input.sections[toSection].plan]
      .keepsItemSize(at: toItem, of: templates[input.sections[section].plan], at: item)
    try removeItems(item..<item + 1, section: section, work: &work)
    try insertItems(1, at: toItem, section: toSection, work: &work)
    guard !lengths.isUnknown, holds else { return }
    try state(ofSection: toSection)
      .fit(lengths, item: toItem, in: context(section: toSection), work: &work)
    try refresh(section: toSection, work: &work)
  }

  private func forgetItems(
    _ items: Range<Int>, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    change.touch(items, ofSection: section)
    guard !items.isEmpty, sections.record(section)?.state != nil else { return }
    let state = state(ofSection: section)
    try state.forget(items, in: context(section: section), work: &work)
    keep(state, ofSection: section, work: &work)
  }

  // MARK: Custom groups

  /// Replaces frames of a section's custom group, and changes the section's item count accordingly.
  ///
  /// The old and the new frames share their common blocks. The section keeps the measured sizes of
  /// its boundary items; the sizes of items anchored to its groups are discarded.
  ///
  /// - Throws: ``LayoutError`` if the content would become too long; in that case nothing changes.
  /// - Complexity: O(log *n* + *k*) for *n* frames and *k* new ones if there are many frames, and
  ///   O(*n*) otherwise; plus O(*r* + *p*) for *r* stretches of equal sections and *p* plans.
  private func changeFrames(
    _ range: Range<Int>, to frames: [CustomPlan.Place], section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let before = (input: input, templates: templates)
    let record = sections.record(section)
    let earlier = templates[input.sections[section].plan].solution
    input.replaceFrames(range, with: frames, ofSection: section)
    do throws(LayoutError) {
      let index = input.sections[section].plan
      if index == templates.count || input.plans[index] !== templates[index].geometry.interned {
        let template = try template(
          of: input.plans[index], after: earlier, section: section, work: &work)
        if index == templates.count {
          templates.append(template)
        } else {
          templates[index] = template
        }
      }
      try placeAgain(section: section, work: &work)
    } catch {
      input = before.input
      templates = before.templates
      throw error
    }
    noteMovement(section: section, item: range.lowerBound)
    change.touch(range.lowerBound..<range.lowerBound + frames.count, ofSection: section)
    guard let lengths = record?.state?.boundaryLengths, !lengths.isEmpty else { return }
    let state = state(ofSection: section)
    state.boundaryLengths = lengths
    state.resolveBoundary(input: input)
    try refresh(section: section, work: &work)
  }
}
