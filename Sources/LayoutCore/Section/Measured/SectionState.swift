/// The measured sizes of a section, and the resulting lengths of its groups; only partly measured
/// sections have a state.
///
/// The state is a single reference, shared by the copies of a layout. Before a change, a layout
/// makes sure that it is the only owner, copying the state if necessary. So copying a layout costs
/// nothing at first, and fitting a size in the copy costs no more than in the original. Because
/// a state has only one owner when it changes, accesses cannot overlap, so exclusivity is not
/// checked.
final class SectionState: @unchecked Sendable {
  /// The template of the section, laid out with estimated sizes.
  let template: SectionTemplate
  /// The number of data items in the section.
  @safe @exclusivity(unchecked) var itemCount: Int
  /// The number of groups; 0 if the section has no items, or no space for any of them.
  @safe @exclusivity(unchecked) var groupCount: Int

  /// The rows, if groups are packed by item sizes; otherwise `nil`.
  @safe @exclusivity(unchecked) var rows: PackedRows?
  /// The items that have changed since the rows were packed.
  @safe @exclusivity(unchecked) var changedItems: [Range<Int>] = []
  /// The advance of each group, if all groups but the last have the same number of items.
  ///
  /// The advance of a group is the distance from its start to the start of the next one.
  let advances: AnyExtents

  /// The measured sizes of the items; `nil` if they follow from ``advances``.
  @safe @exclusivity(unchecked) var items: FittedItems?
  /// The lengths of the measured groups perpendicular to the stack axis, if these lengths can
  /// differ.
  @safe @exclusivity(unchecked) var across = LengthTally()
  /// The lengths that the measured groups would have if each were sized independently, for each
  /// axis along which all groups of the section have the same length.
  @safe @exclusivity(unchecked) var naturals: [Axis: LengthTally] = [:]
  /// The common length of all groups along each uniform axis, in points; zero along any other axis.
  @safe @exclusivity(unchecked) var uniformSize = Vector.zero
  /// The solution of an unmeasured group, with its original or learned estimates.
  @safe @exclusivity(unchecked) var solution: GroupSolution
  /// The metrics of the section, for computing the positions of groups.
  @safe @exclusivity(unchecked) var metrics: SectionMetrics
  /// The measured sizes of the supplementary items anchored to groups and items, by kind and
  /// ordinal.
  @safe @exclusivity(unchecked) var supplementaries: [ElementKind: [Int: FittedLengths]] = [:]
  /// The measured sizes of the section's boundary items, by kind.
  @safe @exclusivity(unchecked) var boundaryLengths: [ElementKind: FittedLengths] = [:]
  /// The boundary items of the section, with their measured sizes where known.
  @safe @exclusivity(unchecked) var boundary: BoundaryLayout

  /// The length of the section along the scroll axis.
  @safe @exclusivity(unchecked) var extent = Subpixels.zero
  /// The position and length of the last group, which may differ from the other groups.
  @safe @exclusivity(unchecked) var last: LastGroup
  /// The first data item that may have moved since the layout last recorded the section's changes;
  /// `nil` if none has.
  @safe @exclusivity(unchecked) var firstMoved: Int?

  /// The position and length of the last group, and the number of its supplementary items.
  struct LastGroup {
    /// The start of the group, measured from the start of the first group.
    var start: Subpixels
    /// The distance from the start of this group to where another group would start, or `nil` if
    /// this group has not been measured.
    var advance: Subpixels?
    /// The length of the group along the stack.
    var extent: Subpixels
    /// The number of supplementary items anchored to the group and its items.
    var supplementaryCount: Int
    /// Whether the values must be computed again, because something they depend on has changed.
    var isStale = true
  }

  /// Creates a state without any measured sizes.
  ///
  /// - Parameters:
  ///   - template: The template of the section, laid out with estimated sizes.
  ///   - placed: The section with its position.
  ///   - extents: An extent index of the type to use; `nil` if the section's rows are packed by
  ///     item sizes, because such a section needs no extent index.
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

  /// Creates a copy of a state for another owner.
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

  /// The way item sizes determine the section's groups.
  var form: SectionFitting.Form { template.fitting.form }

  /// Records that a data item, and all items after it, may have moved.
  func noteMovement(_ item: Int) { firstMoved = min(firstMoved ?? item, item) }

  // MARK: Groups

  /// A request to solve one of the groups, without the measured sizes of its items.
  var request: GroupRequest { template.geometry.request(uniformSize: uniformSize) }

  /// Whether any item has been measured.
  var isMeasured: Bool {
    rows == nil ? advances.measuredCount > 0 : items?.firstMeasured(from: 0) != nil
  }

  /// The number of groups that may differ from the estimated ones.
  var measuredGroupCount: Int { rows?.solvedCount ?? advances.measuredCount }

  /// The extent of the tallest group perpendicular to the stack axis, using the estimate for
  /// unmeasured groups.
  var tallestGroup: Subpixels {
    let estimate = metrics.groupSize[metrics.stackAxis.other]
    guard template.fitting.variesAcross else { return estimate }
    return measuredGroupCount == groupCount ? across.longest : max(across.longest, estimate)
  }

  // MARK: Items

  /// Fills an array with the measured sizes of the items of one group, in order, and returns
  /// whether any of them has been measured.
  ///
  /// The array keeps its capacity, so filling it for many groups in turn allocates only once.
  func fill(_ fitted: inout [FittedLengths], ofGroup group: Int, work: inout WorkCounters) -> Bool {
    guard let items else {
      fitted.removeAll(keepingCapacity: true)
      if let lengths = direct(group, work: &work) { fitted.append(lengths) }
      return !fitted.isEmpty
    }
    let first = group * metrics.leafCount
    return items.fill(&fitted, from: first..<min(first + metrics.leafCount, itemCount))
  }

  /// Returns a reader of the items' measured lengths, if these are enough to lay out groups with a
  /// fixed number of items.
  ///
  /// - Parameter chunk: The number of lengths to read at a time.
  /// - Returns: The reader; `nil` if groups have to be solved.
  func measuredLengths(chunk: Int) -> MeasuredLengths? {
    solution.measured.flatMap { items?.lengths(along: $0.axis) }
      .map { MeasuredLengths($0, grid: template.geometry.container.grid, chunk: chunk) }
  }

  /// Returns the measured lengths of one item.
  func fitted(item: Int, work: inout WorkCounters) -> FittedLengths {
    items?.lengths(at: item, work: &work) ?? direct(item, work: &work) ?? .unknown
  }

  /// Returns the measured size of a group's only item; `nil` if the group has not been measured.
  private func direct(_ group: Int, work: inout WorkCounters) -> FittedLengths? {
    advances.seek(index: group, work: &work).extent.map { direct(advance: $0) }
  }

  /// Returns the measured size of a group's only item, derived from the distance to the next
  /// group's start.
  private func direct(advance: Subpixels) -> FittedLengths {
    var lengths = FittedLengths.unknown
    lengths[metrics.stackAxis] = advance - metrics.gap
    return lengths
  }

  /// Calls `body` with each measured item, in order.
  func forEachMeasuredItem(_ body: (Int, FittedLengths) -> Void) {
    if let items { return items.forEach(from: 0, body) }
    advances.forEachMeasuredGroup(from: 0) { item, advance in
      body(item, direct(advance: advance))
      return true
    }
  }

  /// Appends the measured sizes of a section: first the sizes of its items, in order, then all
  /// other sizes, in order of kind and item.
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
