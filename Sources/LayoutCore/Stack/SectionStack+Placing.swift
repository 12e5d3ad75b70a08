/// Methods that compute the positions of sections, whose origins are prefix sums of the sections'
/// lengths.
extension SectionStack {
  /// Whether no section starts or ends before its predecessor, so that a binary search is possible.
  var isSorted: Bool { reach.shortSectionCount == 0 }

  /// Returns the origin of a section along the scroll axis, given its start in ``sections``.
  @inline(__always)
  func origin(of section: Int, start: Subpixels) -> Subpixels {
    bounds.sectionsStart + start + min(.zero, spacing) * section
  }

  /// The origin, along the scroll axis, of a section appended at the end.
  var sectionsEnd: Subpixels { origin(of: sections.count, start: sections.length) }

  /// Returns a section with its origin.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  package func section(_ index: Int) -> SectionRecord {
    var work = WorkCounters()
    return section(index, work: &work)
  }

  @inline(__always)
  func section(_ index: Int, work: inout WorkCounters) -> SectionRecord {
    let cursor = sections.cursor(at: index, work: &work)
    var record = sections.record(at: cursor)
    record.placed.origin = origin(of: cursor.index, start: cursor.start)
    return record
  }

  /// Returns the section at a cursor, with its origin.
  @inline(__always)
  func placed(_ entry: SectionTable.Tree.Block.Entry, at cursor: SectionTable.Cursor)
    -> PlacedSection
  {
    var placed = entry.payload
    placed.origin = origin(of: cursor.index, start: cursor.start)
    return placed
  }

  /// Returns a cursor at the first section that does not end before a position.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections; O(log *s* · log *r*) for *s*
  ///   sections with a negative spacing.
  @inline(__always)
  func cursor(
    endingAtOrAfter position: Subpixels, work: inout WorkCounters
  ) -> SectionTable.Cursor {
    if isSorted, spacing >= .zero {
      return sections.cursor(endingAtOrAfter: position - bounds.sectionsStart, work: &work)
    }
    return cursorAmongOverlapping(endingAtOrAfter: position, work: &work)
  }

  /// Returns a cursor at the first section that does not end before a position, even if sections
  /// overlap because of a negative spacing.
  ///
  /// If the spacing makes a section start or end before its predecessor, a binary search is
  /// impossible, and the cursor is at the first section of the layout.
  @inline(never)
  private func cursorAmongOverlapping(
    endingAtOrAfter position: Subpixels, work: inout WorkCounters
  ) -> SectionTable.Cursor {
    guard isSorted else { return sections.cursor(at: 0, work: &work) }
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if section(middle, work: &work).placed.end < position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sections.cursor(at: low, work: &work)
  }

  /// Updates the size of the content.
  ///
  /// - Complexity: O(1), or O(*r*) for *r* stretches of equal sections if groups may be wider than
  ///   the view.
  func resize() {
    bounds.setSectionsEnd(sections.count == 0 ? bounds.sectionsStart : sectionsEnd - spacing)
    if reach.mayBeWide {
      bounds.forgetWidth()
      sections.forEachStretch { record, _ in
        let sizes = sizes(of: record)
        guard record.placed.groupCount > 0, !sizes.metrics.isRow else { return }
        bounds.include(groupsAcross: sizes.tallestGroup)
      }
    }
    (contentSize, writer) = Self.size(&bounds)
  }

  /// Returns the content size and a writer for the content's frames.
  ///
  /// The bounds are passed `inout`, because calling a method on a property would copy them.
  private static func size(_ bounds: inout ContentBounds) -> (Vector, FrameWriter) {
    (bounds.size, bounds.writer)
  }

  // MARK: Placing

  /// Places all sections of the input, making the stack ready for queries.
  ///
  /// - Parameters:
  ///   - earlier: The previous stack, if any; large custom groups may share blocks with it.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*r* + *p*) for *r* stretches of equal sections and *p* items in the distinct
  ///   plans, regardless of the number of sections and data items.
  func placeSections(
    after earlier: SectionStack? = nil, work: inout WorkCounters
  ) throws(LayoutError) {
    try input.validate()
    var placement = SectionPlacement(in: self, after: earlier)
    sections = SectionTable(try placement.tree(work: &work), spacing: spacing)
    resize()
  }

  /// Computes the templates of further plans, in order, until the first `count` plans have one.
  func appendTemplates(
    upTo count: Int, after earlier: SectionStack? = nil, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    while templates.count < count {
      let plan = templates.count
      let known = earlier.flatMap { plan < $0.templates.count ? $0.templates[plan].solution : nil }
      try appendTemplate(input.plans[plan], after: known, section: section, work: &work)
    }
  }

  /// Places an unmeasured section.
  ///
  /// - Throws: ``LayoutError`` if the section ends beyond the maximum content length or a group
  ///   cannot be solved.
  func place(
    _ section: LayoutInput.Section, index: Int, at end: Subpixels, work: inout WorkCounters
  ) throws(LayoutError) -> SectionRecord {
    let template = templates[section.plan]
    var record = SectionRecord(placed: try template.place(section, index: index, at: end))
    guard template.packs, record.placed.groupCount > 0 else { return record }
    // The last row is laid out individually, because it has fewer items.
    let state = SectionState(template, placed: record.placed, extents: nil)
    try state.refresh(in: context(section: index), work: &work)
    state.firstMoved = nil
    record.state = state
    record.placed.update(from: state)
    return record
  }
}
