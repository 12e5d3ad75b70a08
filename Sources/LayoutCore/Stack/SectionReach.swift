/// Upper limits for how far elements reach out of their sections and out of the view.
struct SectionReach {
  /// How far groups and boundary items stick out of their sections: before the start and after the
  /// end of the section.
  var (before, after) = (Subpixels.zero, Subpixels.zero)
  /// How many sections are shorter than a negative spacing takes back: only without any can
  /// sections be searched for.
  var shortSectionCount = 0
  /// Whether groups of some template can be wider than the view.
  var mayBeWide = false
  /// Whether some template has an orthogonal row.
  var hasRows = false
  /// Whether the layout or some template has boundary items.
  var mayPin = false

  /// Adds equal sections.
  ///
  /// - Parameters:
  ///   - section: The lengths of each.
  ///   - metrics: Their arithmetic.
  ///   - spacing: The room between every two sections.
  ///   - count: The number of the sections.
  ///   - boundary: Their boundary items.
  ///   - lastGroupStart: Where the last group of each starts.
  ///   - tallestGroup: The length of the longest group across the stack.
  @inline(__always)
  mutating func include(
    _ section: (groupCount: Int, extent: Subpixels, lastExtent: Subpixels),
    _ metrics: SectionMetrics, spacing: Subpixels, count: Int,
    boundary: @autoclosure () -> BoundaryLayout, lastGroupStart: @autoclosure () -> Subpixels,
    tallestGroup: @autoclosure () -> Subpixels
  ) {
    if section.extent + spacing < .zero { shortSectionCount += count }
    if section.extent > .zero, metrics.hasEdgeElements {
      let sticking = boundary().overhang(extent: section.extent)
      before = max(before, sticking.before)
      after = max(after, sticking.after)
    }
    guard section.groupCount > 0 else { return }
    let scroll = metrics.scrollAxis
    let (start, full) = (metrics.groupOffset[scroll], metrics.groupSize[scroll])
    // Groups of a row lie side by side; insets less than zero let them stick out as well.
    let length =
      metrics.isRow
      ? tallestGroup() : lastGroupStart() + max(section.lastExtent, full) + metrics.overlap
    if start < .zero { before = max(before, .zero - start) }
    after = max(after, start + length - section.extent)
  }

  /// Adds equal unmeasured sections.
  @inline(__always)
  mutating func include(
    _ section: SectionLengths, _ template: SectionTemplate, spacing: Subpixels, count: Int
  ) {
    let metrics = template.metrics
    include(
      (section.groupCount, section.extent, section.lastExtent), metrics, spacing: spacing,
      count: count, boundary: template.boundary,
      lastGroupStart: metrics.pitch * (section.groupCount - 1),
      tallestGroup: metrics.groupSize[metrics.scrollAxis])
  }
}

extension SectionStack {
  /// Adds equal sections to the searches' count of short sections and to their overhang.
  func include(_ record: SectionRecord, count: Int = 1) {
    let section = record.placed
    guard let state = record.state else {
      let lengths = SectionLengths(
        groupCount: section.groupCount, partial: nil, extent: section.extent,
        lastExtent: section.lastExtent)
      reach.include(lengths, templates[section.template], spacing: spacing, count: count)
      return
    }
    include(section, state, count: count)
  }

  /// Adds partly measured sections; see ``include(_:count:)``.
  @inline(__always)
  func include(_ section: PlacedSection, _ state: SectionState, count: Int = 1) {
    unsafe Unmanaged.passUnretained(state.metrics).read {
      reach.include(
        (section.groupCount, section.extent, section.lastExtent), $0, spacing: spacing,
        count: count, boundary: state.boundary, lastGroupStart: state.last.start,
        tallestGroup: state.tallestGroup)
    }
  }

  /// Removes a section added by ``include(_:)`` from the count of short sections.
  ///
  /// The overhang keeps its largest value: this costs a search a few steps and changes no answer.
  func exclude(_ section: PlacedSection) {
    if section.extent + spacing < .zero { reach.shortSectionCount -= 1 }
  }
}
