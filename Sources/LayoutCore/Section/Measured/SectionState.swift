/// Measured sizes of one section, and the lengths of its groups with them; only partly measured
/// sections have one.
///
/// It is one reference, shared by the copies of a layout. Before a change a layout ensures single
/// ownership, with a copy if there is another owner: copying a layout costs nothing then, and
/// fitting a size in the copy no more than in the original. So no two accesses overlap either, and
/// none is checked for overlap.
final class SectionState: @unchecked Sendable {
  /// The section as estimated.
  let template: SectionTemplate
  /// The number of data items.
  @safe @exclusivity(unchecked) var itemCount: Int
  /// The number of groups; none if there are no items, or no room for any.
  @safe @exclusivity(unchecked) var groupCount: Int

  /// The rows, if groups are packed by item sizes; `nil` elsewhere.
  @safe @exclusivity(unchecked) var rows: PackedRows?
  /// The items changed since the rows were packed.
  @safe @exclusivity(unchecked) var changedItems: [Range<Int>] = []
  /// How far each group moves the next one, where all groups but the last have equally many items.
  let advances: AnyExtents

  /// The measured sizes of the items; `nil` where ``advances`` hold them as well.
  @safe @exclusivity(unchecked) var items: FittedItems?
  /// The lengths of the measured groups across the stack, where these differ.
  @safe @exclusivity(unchecked) var across = LengthTally()
  /// The natural lengths of measured groups along the axes uniform for all groups.
  @safe @exclusivity(unchecked) var naturals: [Axis: LengthTally] = [:]
  /// How long all groups are along those axes, in points.
  @safe @exclusivity(unchecked) var uniformSize = Vector.zero
  /// An unmeasured group: as estimated, or with learned estimates.
  @safe @exclusivity(unchecked) var solution: GroupSolution
  /// The arithmetic of the section.
  @safe @exclusivity(unchecked) var metrics: SectionMetrics
  /// The measured sizes of the supplementary items anchored to groups and items.
  @safe @exclusivity(unchecked) var supplementaries: [ElementKind: [Int: FittedLengths]] = [:]
  /// The measured sizes of the section's boundary items, by kind.
  @safe @exclusivity(unchecked) var boundaryLengths: [ElementKind: FittedLengths] = [:]
  /// The boundary items of the section, with their measured sizes where these are known.
  @safe @exclusivity(unchecked) var boundary: BoundaryLayout

  /// How long the section is along the scroll axis.
  @safe @exclusivity(unchecked) var extent = Subpixels.zero
  /// The last group, if different from the others.
  @safe @exclusivity(unchecked) var last: LastGroup
  /// The first data item that may have moved since the layout last moved its sections.
  @safe @exclusivity(unchecked) var firstMoved: Int?

  /// Length of the last group, and the number of its supplementary items.
  struct LastGroup {
    /// Where it starts, from the start of the first group.
    var start: Subpixels
    /// How far it would move a next one, or `nil` if it has not been measured.
    var advance: Subpixels?
    /// Its length along the stack.
    var extent: Subpixels
    /// The number of supplementary items anchored to it and its items.
    var supplementaryCount: Int
    /// Whether something it depends on has changed.
    var isStale = true
  }

  /// Nothing measured yet.
  ///
  /// - Parameters:
  ///   - template: The section as estimated.
  ///   - placed: The section in its place.
  ///   - extents: An index of the used kind; `nil` for a packing section, with rows instead.
  init(_ template: SectionTemplate, placed: PlacedSection, extents: AnyExtents?) {
    self.template = template
    itemCount = placed.itemCount
    groupCount = placed.groupCount
    if template.packs {
      rows = PackedRows(template.solution)
      changedItems = [0..<placed.itemCount]
    }
    advances =
      extents?.other(count: placed.groupCount, estimate: template.metrics.pitch)
      ?? ExtentBox(RunLengthExtents(count: 0, estimate: .zero))
    items =
      template.fitting.form == .item
      ? nil : FittedItems(count: placed.itemCount, axes: template.fitting.axes)
    solution = template.solution
    metrics = template.metrics
    boundary = template.boundary
    extent = placed.extent
    last = LastGroup(
      start: metrics.pitch * max(0, placed.groupCount - 1), advance: nil,
      extent: placed.lastExtent, supplementaryCount: placed.lastSupplementaryCount)
  }

  /// A state with equal parts, for another owner.
  init(copying other: SectionState) {
    template = other.template
    itemCount = other.itemCount
    groupCount = other.groupCount
    rows = other.rows
    changedItems = other.changedItems
    advances = other.advances.copy()
    items = other.items
    across = other.across
    naturals = other.naturals
    uniformSize = other.uniformSize
    solution = other.solution
    metrics = other.metrics
    supplementaries = other.supplementaries
    boundaryLengths = other.boundaryLengths
    boundary = other.boundary
    extent = other.extent
    last = other.last
  }

  /// The form of the groups.
  var form: SectionFitting.Form { template.fitting.form }

  /// Records that a data item may have moved, and all behind it.
  func noteMoved(_ item: Int) { firstMoved = min(firstMoved ?? item, item) }

  // MARK: Groups

  /// The request for the solution of one of the groups, its fitted sizes still to be filled in.
  var request: GroupRequest { template.geometry.request(uniformSize: uniformSize) }

  /// Whether some item has been measured.
  var isMeasured: Bool {
    rows == nil ? advances.measuredCount > 0 : items?.firstMeasured(from: 0) != nil
  }

  /// The number of groups different from the estimated ones, or possibly so.
  var measuredGroupCount: Int { rows?.solvedCount ?? advances.measuredCount }

  /// The length across the stack of the longest group there; unmeasured groups count with their
  /// estimate.
  var tallestGroup: Subpixels {
    let estimate = metrics.groupSize[metrics.stackAxis.other]
    guard template.fitting.variesAcross else { return estimate }
    return measuredGroupCount == groupCount ? across.longest : max(across.longest, estimate)
  }

  // MARK: Items

  /// Fills in the measured sizes of the items of one group, in order, and says whether there are
  /// any.
  ///
  /// The array keeps its room, so filling it for one group after the other allocates once.
  func fill(_ fitted: inout [FittedLengths], ofGroup group: Int, work: inout WorkCounters) -> Bool {
    guard let items else {
      fitted.removeAll(keepingCapacity: true)
      if let lengths = direct(group, work: &work) { fitted.append(lengths) }
      return !fitted.isEmpty
    }
    let first = group * metrics.leafCount
    return items.fill(&fitted, from: first..<min(first + metrics.leafCount, itemCount))
  }

  /// The measured lengths of the items where they say how groups of equally many are laid out.
  ///
  /// - Parameter chunk: How many to read at once.
  /// - Returns: A reader; `nil` where groups have to be solved.
  func measuredLengths(chunk: Int) -> MeasuredLengths? {
    solution.measured.flatMap { items?.lengths(along: $0.axis) }
      .map { MeasuredLengths($0, grid: template.geometry.container.grid, chunk: chunk) }
  }

  /// The measured lengths of one item.
  func fitted(item: Int, work: inout WorkCounters) -> FittedLengths {
    items?.lengths(at: item, work: &work) ?? direct(item, work: &work) ?? .unknown
  }

  /// The measured size of the one item of a group.
  private func direct(_ group: Int, work: inout WorkCounters) -> FittedLengths? {
    advances.seek(index: group, work: &work).extent.map { direct(advance: $0) }
  }

  /// The measured size of the one item of a group, by the advance of the group.
  private func direct(advance: Subpixels) -> FittedLengths {
    var lengths = FittedLengths.unknown
    lengths[metrics.stackAxis] = advance - metrics.gap
    return lengths
  }

  /// Gives each measured item, in order.
  func forEachMeasuredItem(_ body: (Int, FittedLengths) -> Void) {
    if let items { return items.forEach(from: 0, body) }
    advances.forEachMeasured(from: 0) { item, advance in
      body(item, direct(advance: advance))
      return true
    }
  }

  /// Adds the measured sizes of a section, in order of kind and item.
  func appendSizes(of section: Int, to found: inout [FittedSize]) {
    let grid = template.geometry.container.grid
    func keep(_ lengths: FittedLengths, _ kind: ElementKind, _ item: Int) {
      let id = ElementID(kind: kind, section: section, item: item)
      found.append(FittedSize(id, lengths: lengths, grid: grid))
    }
    forEachMeasuredItem { keep($1, .cell, $0) }
    let first = found.count
    for (kind, lengths) in boundaryLengths { keep(lengths, kind, 0) }
    for (kind, items) in supplementaries {
      for (item, lengths) in items { keep(lengths, kind, item) }
    }
    found[first...].sort { $0.element < $1.element }
  }
}
