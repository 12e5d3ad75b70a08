/// Methods that look up the items and groups of unmeasured sections.
extension SectionTemplate: SectionSizes {
  var template: SectionTemplate { self }
  var measured: SectionState? { nil }
  var tallestGroup: Subpixels { metrics.groupSize[metrics.stackAxis.other] }

  func lastGroupStart(in section: PlacedSection) -> Subpixels {
    section.groupCount > 0 ? metrics.pitch * (section.groupCount - 1) : .zero
  }

  func place(
    ofGroup group: Int, in section: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace? {
    guard group >= 0, group < section.groupCount else { return nil }
    return place(ofGroup: group, in: section)
  }

  private func place(ofGroup group: Int, in section: PlacedSection) -> GroupPlace {
    GroupPlace(
      group, start: metrics.pitch * group, isMeasured: false, leafCount: metrics.leafCount,
      among: section.itemCount)
  }

  func place(
    ofItem item: Int, in section: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace? {
    guard section.groupCount > 0 else { return nil }
    return place(ofGroup: item / metrics.leafCount, in: section, work: &work)
  }

  func forEachPlace(in section: PlacedSection, _ body: (GroupPlace) -> Bool) {
    for group in 0..<section.groupCount {
      guard body(place(ofGroup: group, in: section)) else { return }
    }
  }

  func anchoredPlace(
    _ id: ElementID, in section: PlacedSection, kinds: [String]
  ) -> (group: GroupPlace, index: Int)? { namedPlace(id, in: section) }

  /// Returns the self-sizing axes of a data item, or an empty set if the item does not exist.
  func estimatedAxes(ofItem item: Int, among count: Int) -> AxisSet {
    guard item >= 0, item < count, metrics.leafCount > 0 else { return [] }
    if fitting.axes.isEmpty || fitting.proposalsAreAlike { return fitting.axes }
    return solution.proposals[item % metrics.leafCount].estimatedAxes
  }

  /// Returns whether an element is a boundary item of a section.
  ///
  /// A boundary item always has the item index 0, even if groups have supplementary items of the
  /// same kind.
  func isBoundary(_ element: ElementID) -> Bool {
    element.item == 0 && boundary.places.contains { $0.kind == element.kind }
  }

  /// Returns the frame of a data item, which must exist.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func frame(ofItem item: Int, in section: PlacedSection, _ writer: FrameWriter) -> Frame {
    let (group, index) = item.quotientAndRemainder(dividingBy: metrics.leafCount)
    let leaf = solution.leaves[index]
    let origin = metrics.groupOrigin(group, sectionOrigin: section.origin)
    return writer.frame(origin: origin + leaf.origin, size: leaf.size)
  }
}
