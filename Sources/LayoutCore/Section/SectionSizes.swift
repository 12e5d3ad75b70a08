/// Measured sizes of one section, kept only for sections of which something has been measured.
///
/// Its methods are inlined: a call on an element of an array would copy all of it first, and count
/// ten references.
struct SectionSizes: Sendable {
  /// How far each group moves the next one.
  var advances: AnyExtents
  /// The measured sizes of the items; `nil` where ``advances`` hold them as well.
  var items: FittedItems?
  /// The lengths of the measured groups across the stack, where these differ.
  var across = LengthTally()
  /// How long measured groups would be along the axes on which all groups are alike.
  var naturals: [Axis: LengthTally] = [:]
  /// How long all groups are along those axes, in points.
  var uniformSize = Vector.zero
  /// A group of which nothing has been measured: as estimated, or as estimates are learned.
  var solution: GroupSolution
  /// The arithmetic of the section.
  var metrics: SectionMetrics
  /// The measured sizes of the supplementary items anchored to groups and items.
  var supplementaries: [ElementKind: [Int: FittedLengths]] = [:]
  /// The measured sizes of the section's boundary items, by kind.
  var boundaryLengths: [ElementKind: FittedLengths] = [:]
  /// The boundary items of the section, with their measured sizes where these are known.
  var boundary: BoundaryLayout

  /// Nothing measured yet.
  ///
  /// - Parameters:
  ///   - template: The section as estimated.
  ///   - itemCount: The number of its items.
  ///   - groupCount: The number of its groups.
  ///   - extents: An index of the kind that is used.
  init(_ template: SectionTemplate, itemCount: Int, groupCount: Int, extents: AnyExtents) {
    advances = extents.other(count: groupCount, estimate: template.metrics.pitch)
    items =
      template.fitting.isDirect
      ? nil : FittedItems(count: itemCount, axes: template.fitting.axes)
    solution = template.solution
    metrics = template.metrics
    boundary = template.boundary
  }

  /// The items of one group.
  @inline(__always)
  func itemRange(ofGroup group: Int) -> Range<Int> {
    group * metrics.leafCount..<(group + 1) * metrics.leafCount
  }

  /// Returns the measured sizes of the items of one group, in order; empty if there are none.
  @inline(__always)
  func fitted(ofGroup group: Int, itemCount: Int, work: inout WorkCounters) -> [FittedLengths] {
    var fitted: [FittedLengths] = []
    let isMeasured = fill(&fitted, ofGroup: group, itemCount: itemCount, work: &work)
    return isMeasured ? fitted : []
  }

  /// Fills in the measured sizes of the items of one group, in order, and says whether there are
  /// any.
  ///
  /// The array keeps its room, so that filling it for one group after the other allocates once.
  @inline(__always)
  func fill(
    _ fitted: inout [FittedLengths], ofGroup group: Int, itemCount: Int, work: inout WorkCounters
  ) -> Bool {
    guard items != nil else {
      fitted.removeAll(keepingCapacity: true)
      if let lengths = direct(group, work: &work) { fitted.append(lengths) }
      return !fitted.isEmpty
    }
    let range = itemRange(ofGroup: group)
    return items?.fill(
      &fitted, from: range.lowerBound..<min(range.upperBound, itemCount)) ?? false
  }

  /// Returns the measured size of one item, as far as it is known.
  @inline(__always)
  func fitted(item: Int, work: inout WorkCounters) -> FittedLengths {
    items?.lengths(at: item, work: &work) ?? direct(item, work: &work) ?? .unknown
  }

  /// Returns the measured size of the one item of a group.
  @inline(__always)
  private func direct(_ group: Int, work: inout WorkCounters) -> FittedLengths? {
    guard let advance = advances.seek(index: group, work: &work).extent else { return nil }
    return direct(advance: advance)
  }

  /// Computes the measured size of the one item of a group from the advance of the group.
  @inline(__always)
  func direct(advance: Subpixels) -> FittedLengths {
    var lengths = FittedLengths.unknown
    lengths[metrics.stackAxis] = advance - metrics.gap
    return lengths
  }

  /// Gives each item of which something has been measured, in order.
  func forEachMeasuredItem(_ body: (Int, FittedLengths) -> Void) {
    if let items { return items.forEach(from: 0, body) }
    advances.forEachMeasured(from: 0) { item, advance in
      body(item, direct(advance: advance))
      return true
    }
  }
}
