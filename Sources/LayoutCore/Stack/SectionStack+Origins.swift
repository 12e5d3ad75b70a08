/// Origins of sections: prefix sums of lengths, one level above a section's groups.
extension SectionStack {
  /// Whether no section starts or ends before the one in front of it, so sections can be searched.
  var isSorted: Bool { reach.shortSectionCount == 0 }

  /// Where a section starts along the scroll axis, by where it starts in ``sections``.
  @inline(__always)
  func origin(of section: Int, start: Subpixels) -> Subpixels {
    bounds.sectionsStart + start + min(.zero, spacing) * section
  }

  /// Where one more section would start along the scroll axis.
  var sectionsEnd: Subpixels { origin(of: sections.count, start: sections.length) }

  /// One section in its place.
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

  /// The section at a cursor, in its place.
  @inline(__always)
  func placed(_ entry: SectionTable.Tree.Block.Entry, at cursor: SectionTable.Cursor)
    -> PlacedSection
  {
    var placed = entry.payload
    placed.origin = origin(of: cursor.index, start: cursor.start)
    return placed
  }

  /// A cursor at the first section not ending before a position.
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

  /// A cursor at the first section not ending before a position, where a negative spacing lets
  /// sections overlap; at the first of all where it lets them run backwards.
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

  /// Adds equal sections to the searches' count of short sections and to their overhang.
  func include(_ record: SectionRecord, count: Int = 1) {
    if let state = record.state {
      include(record.placed, state, count: count)
    } else {
      include(record.placed, templates[record.placed.template], count: count)
    }
  }

  /// Adds partly measured sections; see ``include(_:count:)``.
  @inline(__always)
  func include(_ section: PlacedSection, _ state: SectionState, count: Int = 1) {
    unsafe Unmanaged.passUnretained(state.metrics).read {
      include(
        section, $0, state.boundary, lastGroupStart: state.last.start,
        tallestGroup: state.tallestGroup, count: count)
    }
  }

  /// Adds equal unmeasured sections; see ``include(_:count:)``.
  @inline(__always)
  func include(_ section: PlacedSection, _ template: SectionTemplate, count: Int) {
    let metrics = template.metrics
    include(
      section, metrics, template.boundary,
      lastGroupStart: metrics.pitch * (section.groupCount - 1),
      tallestGroup: metrics.groupSize[metrics.scrollAxis], count: count)
  }

  @inline(__always)
  private func include(
    _ section: PlacedSection, _ metrics: SectionMetrics,
    _ boundary: @autoclosure () -> BoundaryLayout, lastGroupStart: @autoclosure () -> Subpixels,
    tallestGroup: @autoclosure () -> Subpixels, count: Int
  ) {
    if section.extent + spacing < .zero { reach.shortSectionCount += count }
    if section.extent > .zero, metrics.hasEdgeElements {
      let sticking = boundary().overhang(extent: section.extent)
      reach.before = max(reach.before, sticking.before)
      reach.after = max(reach.after, sticking.after)
    }
    guard section.groupCount > 0 else { return }
    let scroll = metrics.scrollAxis
    let (start, full) = (metrics.groupOffset[scroll], metrics.groupSize[scroll])
    // Groups of a row lie side by side; insets less than zero let them stick out as well.
    let length =
      metrics.isRow
      ? tallestGroup() : lastGroupStart() + max(section.lastExtent, full) + metrics.overlap
    let end = start + length
    if start < .zero { reach.before = max(reach.before, .zero - start) }
    if end > section.extent { reach.after = max(reach.after, end - section.extent) }
  }

  /// Removes a section added by ``include(_:)`` from the count of short sections.
  ///
  /// The overhang keeps its largest value: this costs a search a few steps and changes no answer.
  func exclude(_ section: PlacedSection) {
    if section.extent + spacing < .zero { reach.shortSectionCount -= 1 }
  }

  /// Finds how large everything is.
  ///
  /// - Complexity: O(1); O(*r*) for *r* stretches of equal sections if groups may be wider than the
  ///   view.
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

  /// The size of the content, and the writer of frames in it.
  ///
  /// The bounds are passed by their address: a method of a property copies it for the call.
  private static func size(_ bounds: inout ContentBounds) -> (Vector, FrameWriter) {
    (bounds.size, bounds.writer)
  }
}
