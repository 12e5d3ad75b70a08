/// All sections of a layout in their places: everything that a query reads, and nothing that one
/// changes.
public struct SectionStack: Sendable {
  /// What the layout is laid out in.
  public let container: LayoutContainer
  /// The templates, one for each distinct plan.
  public private(set) var templates: [SectionTemplate] = []
  /// The arithmetic of each template.
  public private(set) var metrics: [SectionMetrics] = []
  /// The sections, in order.
  public private(set) var sections: [PlacedSection] = []
  /// The size of everything, in points.
  public private(set) var contentSize: Vector
  /// What is at the edges of the whole layout, and how long everything is.
  public private(set) var bounds: ContentBounds
  /// Writes the final frames.
  public private(set) var writer: FrameWriter

  /// How far groups stick out of their sections, at the most: before their start and after their
  /// end.
  private(set) var overhang: (before: Subpixels, after: Subpixels) = (.zero, .zero)
  /// Whether no section starts or ends before the one in front of it, so that one can be searched
  /// for.
  private(set) var isSorted = true

  /// Places all sections of an input.
  ///
  /// - Parameters:
  ///   - input: What to lay out.
  ///   - cache: Answers for the measurements of the groups.
  ///   - work: Counts what is done.
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* items in the distinct plans, whatever the
  ///   number of data items.
  public init(
    _ input: LayoutInput, cache: inout some GroupMeasurementCache, work: inout WorkCounters
  ) throws(LayoutError) {
    try input.validate()
    container = input.container
    bounds = ContentBounds(input)
    contentSize = bounds.size
    writer = bounds.writer
    var partialGroups: [[Int: PartialGroup]] = []
    var firstSections: [Int?] = Array(repeating: nil, count: input.plans.count)
    for (index, section) in input.sections.enumerated() where firstSections[section.plan] == nil {
      firstSections[section.plan] = index
    }
    for (index, plan) in input.plans.enumerated() {
      let geometry = SectionGeometry(plan: plan, container: input.container)
      let measurement = try cache.measurement(
        for: geometry.request(), section: firstSections[index] ?? 0, work: &work)
      let template = SectionTemplate(
        geometry: geometry, measurement: measurement, input: input)
      templates.append(template)
      metrics.append(template.metrics)
      partialGroups.append([:])
    }
    sections.reserveCapacity(input.sections.count)
    let grid = input.container.grid
    var end = bounds.sectionsStart
    let spacing = grid.subpixels(input.interSectionSpacing)
    for (index, section) in input.sections.enumerated() {
      if index > 0 { end += spacing }
      let metrics = metrics[section.plan]
      var last = PartialGroup(
        extent: metrics.groupSize[metrics.stackAxis],
        supplementaryCount: templates[section.plan].supplementaries.count)
      if let leaves = metrics.leavesInPartialGroup(for: section.itemCount) {
        if let known = partialGroups[section.plan][leaves] {
          last = known
        } else {
          let request = templates[section.plan].geometry.request(leafLimit: leaves)
          let partial = try cache.measurement(for: request, section: index, work: &work)
          last = PartialGroup(
            extent: grid.subpixels(partial.size[metrics.stackAxis]),
            supplementaryCount: partial.supplementaries.count)
          partialGroups[section.plan][leaves] = last
        }
      }
      let placed = try place(section, index: index, at: end, last: last)
      bounds.include(metrics, groupCount: placed.groupCount, endingAt: placed.end)
      end = placed.end
      work.sectionsVisited += 1
    }
    contentSize = bounds.size
    writer = bounds.writer
  }

  /// What differs from the others in a group that is not full.
  private struct PartialGroup {
    var extent: Subpixels
    var supplementaryCount: Int
  }

  /// Puts one section behind the others.
  private mutating func place(
    _ section: LayoutInput.Section, index: Int, at origin: Subpixels, last: PartialGroup
  ) throws(LayoutError) -> PlacedSection {
    let metrics = metrics[section.plan]
    let groupCount = metrics.groupCount(for: section.itemCount)
    // Sums wrap around silently, so the longest one is looked at as a floating-point number first.
    let reach = Double(groupCount) * Double(metrics.pitch.rawValue) + Double(origin.rawValue)
    guard reach < 0x1p62 else { throw .contentTooLong(section: index) }
    let length = metrics.stackLength(groupCount: groupCount, lastExtent: last.extent)
    let placed = PlacedSection(
      template: section.plan, itemCount: section.itemCount, groupCount: groupCount, origin: origin,
      extent: groupCount == 0
        ? metrics.emptyExtent : metrics.sectionExtent(stackLength: length),
      lastExtent: last.extent, lastSupplementaryCount: last.supplementaryCount)
    if let last = sections.last, placed.origin < last.origin || placed.end < last.end {
      isSorted = false
    }
    sections.append(placed)
    if placed.extent > .zero {
      let sticking = templates[section.plan].boundary.overhang(extent: placed.extent)
      overhang.before = max(overhang.before, sticking.before)
      overhang.after = max(overhang.after, sticking.after)
    }
    if groupCount > 0, !metrics.isRow {
      let groupStart = metrics.groupOffset[container.scrollAxis]
      let groupEnd =
        groupStart + metrics.pitch * (groupCount - 1)
        + max(last.extent, metrics.groupSize[container.scrollAxis])
      overhang.before = max(overhang.before, .zero - groupStart)
      overhang.after = max(overhang.after, groupEnd - placed.extent)
    }
    return placed
  }
}
