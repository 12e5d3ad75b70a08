/// Upper bounds on how far elements extend beyond their sections and beyond the view.
struct SectionReach {
  /// How far groups and boundary items extend beyond the start and the end of their sections.
  var (before, after) = (Subpixels.zero, Subpixels.zero)
  /// The number of sections shorter than the overlap caused by a negative spacing.
  ///
  /// A binary search among sections is possible only if the number is 0.
  var shortSectionCount = 0
  /// Whether the groups of any section plan can be wider than the view.
  var mayBeWide = false
  /// Whether any section plan arranges its groups in an orthogonal row.
  var hasRows = false
  /// Whether any items may be pinned, because the layout or a section plan has boundary items.
  var mayPin = false

  /// Extends the bounds by a number of equal sections.
  ///
  /// - Parameters:
  ///   - section: The group count and the lengths of one of the equal sections.
  ///   - metrics: The positions and spacings of the sections' groups.
  ///   - spacing: The spacing between consecutive sections.
  ///   - count: The number of equal sections to include.
  ///   - boundary: The boundary items of the sections.
  ///   - lastGroupStart: The start of the last group in each section, measured from the first
  ///     group.
  ///   - tallestGroup: The largest extent of any group along the scroll axis; read only for rows.
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
    // The groups of a row lie next to each other; negative insets make them extend beyond the
    // section as well.
    let length =
      metrics.isRow
      ? tallestGroup() : lastGroupStart() + max(section.lastExtent, full) + metrics.overlap
    if start < .zero { before = max(before, .zero - start) }
    after = max(after, start + length - section.extent)
  }

  /// Extends the bounds by a number of equal unmeasured sections.
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
  /// Extends the reach to include equal sections, and counts them if they are shorter than the
  /// overlap between sections.
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

  /// Adds equal partly measured sections; see ``include(_:count:)``.
  @inline(__always)
  func include(_ section: PlacedSection, _ state: SectionState, count: Int = 1) {
    unsafe Unmanaged.passUnretained(state.metrics).read {
      reach.include(
        (section.groupCount, section.extent, section.lastExtent), $0, spacing: spacing,
        count: count, boundary: state.boundary, lastGroupStart: state.last.start,
        tallestGroup: state.tallestGroup)
    }
  }

  /// Subtracts a section added by ``include(_:count:)`` from the count of short sections.
  ///
  /// The other bounds are not reduced; a search may then take a few more steps, but finds the same
  /// elements.
  func exclude(_ section: PlacedSection) {
    if section.extent + spacing < .zero { reach.shortSectionCount -= 1 }
  }
}
