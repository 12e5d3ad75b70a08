/// Self-sizing: measured sizes are applied to elements, groups and sections.
extension SectionStack {
  /// Applies a measured size.
  ///
  /// Only the lengths that the content decides count. The section's length is not up to date before
  /// ``refresh(section:work:)``.
  ///
  /// - Parameters:
  ///   - element: The element that has been measured.
  ///   - size: The size that it needs, in points.
  ///   - work: Counts the work.
  /// - Returns: Whether there is such an element and its content decides anything.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  /// - Complexity: O(log *m*) for *m* measured groups, and the solution of one group if it is not
  ///   known.
  mutating func fit(
    _ element: ElementID, size: Vector, work: inout WorkCounters
  ) throws(LayoutError) -> Bool {
    let axes = estimatedAxes(of: element)
    guard !axes.isEmpty else { return false }
    let lengths = FittedLengths(size, axes: axes, grid: container.grid)
    work.fittedSizesApplied += 1
    guard element.item != LayoutElement.layoutItem else {
      boundaryLengths[element.kind] = lengths
      bounds = ContentBounds(input, fitted: boundaryLengths)
      return true
    }
    let index = makeSizes(section: element.section)
    let record = records[element.section]
    switch element.kind.category {
    case .cell:
      try fit(lengths, item: element.item, of: record, section: element.section, work: &work)
    case .supplementary where isBoundary(element):
      sizes[index].boundaryLengths[element.kind] = lengths
      rebuildBoundary(of: record, index: index)
    case .supplementary, .decoration:
      sizes[index].supplementaries[element.kind, default: [:]][element.item] = lengths
    }
    return true
  }

  /// The axes along which the content of an element decides; none if there is no such element.
  ///
  /// - Complexity: O(1); O(*e*) for *e* elements described for the section or the layout, unless it
  ///   is a data item.
  public func estimatedAxes(of element: ElementID) -> AxisSet {
    if element.item == LayoutElement.layoutItem {
      return bounds.boundary.estimatedAxes(of: element.kind) ?? []
    }
    guard records.indices.contains(element.section), element.item >= 0 else { return [] }
    let record = records[element.section]
    let template = record.template
    switch element.kind.category {
    case .decoration:
      return []
    case .supplementary where isBoundary(element):
      return templates[template].boundary.estimatedAxes(of: element.kind) ?? []
    case .supplementary:
      guard let place = anchoredPlace(element, of: record) else { return [] }
      return templates[template].solution.supplementaries[place.index].estimatedAxes
    case .cell:
      guard element.item < record.itemCount else { return [] }
      let fitting = templates[template].fitting
      if fitting.axes.isEmpty || fitting.proposalsAreAlike { return fitting.axes }
      let leafCount = templates[template].metrics.leafCount
      return templates[template].solution.proposals[element.item % leafCount].estimatedAxes
    }
  }

  /// Returns the measured size of an element, as far as it is known.
  ///
  /// - Complexity: O(log *m*) for *m* measured items of its section.
  public func fittedLengths(of element: ElementID) -> FittedLengths {
    if element.item == LayoutElement.layoutItem { return boundaryLengths[element.kind] ?? .unknown }
    guard records.indices.contains(element.section), element.item >= 0,
      let index = records[element.section].sizes
    else { return .unknown }
    var work = WorkCounters()
    switch element.kind.category {
    case .cell:
      guard element.item < records[element.section].itemCount else { return .unknown }
      return sizes[index].fitted(item: element.item, work: &work)
    case .supplementary, .decoration:
      return isBoundary(element)
        ? sizes[index].boundaryLengths[element.kind] ?? .unknown
        : sizes[index].supplementaries[element.kind]?[element.item] ?? .unknown
    }
  }

  /// Whether an element is a boundary item of its section.
  ///
  /// Supplementary items of groups may be of the same kind: number 0 is the boundary item then.
  private func isBoundary(_ element: ElementID) -> Bool {
    element.item == 0
      && templates[records[element.section].template].boundary.places
        .contains { $0.kind == element.kind }
  }

  /// The items that have to be measured together with one: those of its group if some item in there
  /// is as long as its longest sibling, those of the section if its groups are.
  func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    guard records.indices.contains(section), item >= 0, item < records[section].itemCount else {
      return item..<item + 1
    }
    let record = records[section]
    switch templates[record.template].fitting.uniformity {
    case .none: return item..<item + 1
    case .section: return 0..<record.itemCount
    case .group:
      let leafCount = templates[record.template].metrics.leafCount
      let first = item / leafCount * leafCount
      return first..<min(first + leafCount, record.itemCount)
    }
  }

  // MARK: Items

  /// Applies the measured sizes of some items of a section, and brings the section up to date.
  mutating func fit(
    _ items: [(item: Int, lengths: FittedLengths)], section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    _ = makeSizes(section: section)
    for (item, lengths) in items {
      try fit(lengths, item: item, of: records[section], section: section, work: &work)
    }
    try refresh(section: section, work: &work)
  }

  /// Applies the measured size of one item, and updates its group.
  private mutating func fit(
    _ lengths: FittedLengths, item: Int, of record: PlacedSection, section: Int,
    work: inout WorkCounters
  ) throws(LayoutError) {
    guard let index = record.sizes else { return }
    guard !isDirect(index) else {
      let stack = templates[record.template].metrics.stackAxis
      let advance = lengths[stack].map { sizes[index].metrics.advance(past: $0) }
      sizes[index].advances.set(advance, at: item, work: &work)
      return
    }
    let group = item / templates[record.template].metrics.leafCount
    try withdraw(group, of: record, section: section, work: &work)
    sizes[index].items?.set(lengths, at: item, work: &work)
    try enter(group, of: record, section: section, work: &work)
  }

  /// Contribution of a measured group to its section.
  private struct Contribution {
    /// The size that the group has.
    var size: SubpixelVector
    /// The size that it would have if no other group were longer, where all groups are alike.
    var natural: SubpixelVector?
  }

  /// Computes the contribution of a group, or `nil` if nothing of it has been measured.
  private mutating func contribution(
    of group: Int, in record: PlacedSection, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> Contribution? {
    guard let index = record.sizes else { return nil }
    let fitted = sizes[index].fitted(ofGroup: group, itemCount: record.itemCount, work: &work)
    guard !fitted.isEmpty else { return nil }
    var request = request(for: record)
    request.fitted = fitted
    let solution = try solutions.solution(for: request, section: section, work: &work)
    guard !templates[record.template].fitting.uniformAxes.isEmpty else {
      return Contribution(size: solution.size)
    }
    request.uniformSize = .zero
    let natural = try solutions.solution(for: request, section: section, work: &work)
    return Contribution(size: solution.size, natural: natural.size)
  }

  /// Removes the contribution of a measured group to its section, before the group changes.
  mutating func withdraw(
    _ group: Int, of record: PlacedSection, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    // How long groups are along the stack is changed in place, so mostly there is nothing to do.
    let fitting = templates[record.template].fitting
    guard let index = record.sizes, fitting.variesAcross || !fitting.uniformAxes.isEmpty,
      let old = try contribution(of: group, in: record, section: section, work: &work)
    else { return }
    let across = templates[record.template].metrics.stackAxis.other
    if fitting.variesAcross { sizes[index].across.remove(old.size[across]) }
    guard let natural = old.natural else { return }
    for axis in Axis.allCases where fitting.uniformAxes.contains(axis) {
      sizes[index].naturals[axis]?.remove(natural[axis])
    }
  }

  /// Adds the contribution of a group to its section, after the group has changed.
  mutating func enter(
    _ group: Int, of record: PlacedSection, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard let index = record.sizes else { return }
    guard let new = try contribution(of: group, in: record, section: section, work: &work) else {
      sizes[index].advances.set(nil, at: group, work: &work)
      return
    }
    let fitting = templates[record.template].fitting
    let stack = templates[record.template].metrics.stackAxis
    sizes[index].advances.set(
      sizes[index].metrics.advance(past: new.size[stack]), at: group, work: &work)
    if fitting.variesAcross { sizes[index].across.insert(new.size[stack.other]) }
    guard let natural = new.natural else { return }
    for axis in Axis.allCases where fitting.uniformAxes.contains(axis) {
      sizes[index].naturals[axis, default: LengthTally()].insert(natural[axis])
    }
  }

  // MARK: Sections

  /// The place of a section's sizes, made if there is none.
  mutating func makeSizes(section: Int) -> Int {
    if let index = records[section].sizes { return index }
    let record = records[section]
    let new = SectionSizes(
      templates[record.template], itemCount: record.itemCount, groupCount: record.groupCount,
      extents: extents)
    if let index = freeSizes.popLast() {
      sizes[index] = new
      records[section].sizes = index
    } else {
      records[section].sizes = sizes.count
      sizes.append(new)
    }
    return records[section].sizes ?? 0
  }

  /// Frees the place of a section's sizes.
  mutating func dropSizes(section: Int) {
    guard let index = records[section].sizes else { return }
    sizes[index] = SectionSizes(
      templates[records[section].template], itemCount: 0, groupCount: 0, extents: extents)
    freeSizes.append(index)
    records[section].sizes = nil
  }

  /// Resolves the boundary items of a section again.
  mutating func rebuildBoundary(of record: PlacedSection, index: Int) {
    let plan = templates[record.template].geometry.plan
    let boundary = BoundaryLayout(
      plan.boundaries, container: container, insets: plan.boundaryInsets,
      fitted: sizes[index].boundaryLengths, input: input)
    sizes[index].boundary = boundary
    sizes[index].metrics.setBoundary(boundary)
  }

  /// Brings a section up to date with its measured sizes.
  ///
  /// - Complexity: O(log *m* + log *s*) for *m* measured groups of the section and *s* sections,
  ///   and the solution of the last group if it is not known. O(*m*) solutions if the longest of
  ///   groups that are all alike has changed.
  mutating func refresh(section: Int, work: inout WorkCounters) throws(LayoutError) {
    if let index = records[section].sizes { sizes[index].advances.commit(work: &work) }
    try makeGroupsUniform(section: section, work: &work)
    try learnEstimate(section: section, work: &work)
    exclude(records[section])
    try refreshLastGroup(section: section, work: &work)
    let record = records[section]
    let metrics = metrics(of: record)
    if record.groupCount == 0 {
      records[section].extent = metrics.emptyExtent
    } else {
      let length = metrics.stackLength(
        lastStart: lastGroupStart(of: record, work: &work), lastExtent: record.lastExtent)
      records[section].extent = metrics.sectionExtent(
        stackLength: length, tallest: tallestGroup(of: record))
    }
    include(records[section])
    setOrigin(behind: section, work: &work)
  }

  /// Finds how long the last group of a section is.
  private mutating func refreshLastGroup(
    section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let record = records[section]
    guard let index = record.sizes, record.groupCount > 0 else { return }
    let stack = templates[record.template].metrics.stackAxis
    let group = record.groupCount - 1
    if isDirect(index) {
      let advance = sizes[index].advances.seek(index: group, work: &work).extent
      records[section].lastExtent =
        advance.map { $0 - sizes[index].metrics.gap } ?? sizes[index].solution.size[stack]
      return
    }
    let template = templates[record.template]
    let fitted = sizes[index].fitted(ofGroup: group, itemCount: record.itemCount, work: &work)
    var solution = sizes[index].solution
    if !fitted.isEmpty {
      solution = try solutions.solution(
        for: template.geometry.request(
          fitted: fitted, uniformSize: sizes[index].uniformSize), section: section, work: &work)
    }
    let leaves = record.itemCount - group * template.metrics.leafCount
    records[section].lastExtent = solution.extent(ofFirst: leaves)
    records[section].lastSupplementaryCount = solution.supplementaryCount(ofFirst: leaves)
  }

  /// Makes all groups of a section as long as the longest, where its plan asks for that.
  private mutating func makeGroupsUniform(
    section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let record = records[section]
    guard let index = record.sizes, !templates[record.template].fitting.uniformAxes.isEmpty else {
      return
    }
    let template = templates[record.template]
    let measured = sizes[index].advances.measuredCount
    var size = Vector.zero
    for axis in Axis.allCases where template.fitting.uniformAxes.contains(axis) && measured > 0 {
      let longest = sizes[index].naturals[axis]?.longest ?? .zero
      size[axis] = container.grid.points(
        measured < record.groupCount ? max(longest, template.solution.size[axis]) : longest)
    }
    guard size != sizes[index].uniformSize else { return }
    sizes[index].uniformSize = size
    try setEstimate(
      template.geometry.request(uniformSize: size), section: section, work: &work)
    sizes[index].across = LengthTally()
    sizes[index].naturals = [:]
    var groups: [Int] = []
    sizes[index].advances.forEachMeasured(from: 0) { group, _ in
      groups.append(group)
      return true
    }
    for group in groups { try enter(group, of: record, section: section, work: &work) }
    sizes[index].advances.commit(work: &work)
  }

  /// Sets the estimate for the unmeasured groups of a section to the solution of one group.
  private mutating func setEstimate(
    _ request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard let index = records[section].sizes else { return }
    let solution = try solutions.solution(for: request, section: section, work: &work)
    sizes[index].solution = solution
    sizes[index].metrics = SectionMetrics(
      geometry: templates[records[section].template].geometry, solution: solution,
      boundary: sizes[index].boundary)
    sizes[index].advances.estimate = sizes[index].metrics.pitch
  }

  /// Sets the estimated length of unmeasured items to the average of the measured ones, to the
  /// pixel.
  ///
  /// The order of the measurements does not matter: the average is that of the sizes known now.
  /// Only a section whose groups are one item each has one average to go by.
  private mutating func learnEstimate(
    section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let record = records[section]
    let stack = templates[record.template].metrics.stackAxis
    let authored = templates[record.template].metrics.groupSize[stack]
    guard let index = record.sizes, isDirect(index),
      learnsEstimates || sizes[index].solution.size[stack] != authored
    else { return }
    let geometry = templates[record.template].geometry
    var request = geometry.request()
    let count = sizes[index].advances.measuredCount
    if learnsEstimates, count > 0 {
      let mean = sizes[index].advances.measuredTotal.rawValue / Int64(count)
      let length = mean - sizes[index].metrics.gap.rawValue
      var lengths = FittedLengths.unknown
      lengths[stack] = Subpixels(pixels: max(0, length) / Subpixels.perPixel)
      request.fitted = [lengths]
    }
    guard request.fitted.first?[stack] ?? authored != sizes[index].solution.size[stack] else {
      return
    }
    try setEstimate(request, section: section, work: &work)
  }
}
