/// Sizes of sections: those of the template, unless something of the section has been measured.
extension SectionStack {
  /// The arithmetic of a section.
  @inline(__always)
  func metrics(of record: PlacedSection) -> SectionMetrics {
    record.state?.metrics ?? templates[record.template].metrics
  }

  /// The boundary items of a section, with their measured sizes where these are known.
  package func boundary(of record: PlacedSection) -> BoundaryLayout {
    record.state?.boundary ?? templates[record.template].boundary
  }

  /// A group of a section in its place; `nil` if there is none.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups in the section.
  func place(
    ofGroup group: Int, in record: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace? {
    guard group >= 0, group < record.groupCount else { return nil }
    if let rows = record.state?.rows { return rows.place(ofRow: group, work: &work) }
    let leafCount = templates[record.template].metrics.leafCount
    let place = record.state?.advances.seek(index: group, work: &work)
    return GroupPlace(
      index: group, start: place?.start ?? templates[record.template].metrics.pitch * group,
      firstItem: group * leafCount, leafCount: min(leafCount, record.itemCount - group * leafCount),
      isMeasured: place?.isMeasured ?? false)
  }

  /// The group of an item in its place; `nil` if the item has no room.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups in the section.
  func place(
    ofItem item: Int, in record: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace? {
    if let rows = record.state?.rows { return rows.place(ofItem: item, work: &work) }
    guard record.groupCount > 0 else { return nil }
    let group = item / templates[record.template].metrics.leafCount
    return place(ofGroup: group, in: record, work: &work)
  }

  /// Where the last group of a section starts, from the start of the first one.
  @inline(__always)
  func lastGroupStart(of record: PlacedSection, metrics: SectionMetrics) -> Subpixels {
    guard record.groupCount > 0 else { return .zero }
    return record.state?.lastGroupStart ?? metrics.pitch * (record.groupCount - 1)
  }

  /// The length across the stack of the group that is longest there; those that have not been
  /// measured count with their estimate.
  package func tallestGroup(of record: PlacedSection) -> Subpixels {
    let metrics = templates[record.template].metrics
    return record.state?.tallestGroup ?? metrics.groupSize[metrics.stackAxis.other]
  }

  /// A reader of the groups of a section.
  func reader(of record: PlacedSection, section: Int, chunk: Int) -> GroupReader {
    GroupReader(
      templates[record.template], record.state, section: section, solutions: solutions,
      chunk: chunk)
  }

  /// The solution of one group that has supplementary items, for queries.
  ///
  /// - Complexity: O(log *m* + *l*) for *m* measured groups and *l* items in a group, as long as
  ///   the measurement is remembered.
  func solution(
    of group: GroupPlace, in record: PlacedSection, section: Int, work: inout WorkCounters
  ) -> GroupSolution {
    var reader = reader(of: record, section: section, chunk: group.leafCount)
    reader.read(group)
    work += reader.work
    return reader.solution
  }

  /// The exact leading top corner of one group of a section in its place.
  func corner(
    of group: GroupPlace, size: SubpixelVector, in placed: PlacedSection
  ) -> SubpixelVector {
    let metrics = metrics(of: placed)
    var corner = metrics.groupOffset
    corner[metrics.scrollAxis] += placed.origin
    corner[metrics.stackAxis] += group.start
    if placed.state != nil {
      corner[metrics.stackAxis.other] = across(size, in: placed, metrics: metrics)
    }
    return corner
  }

  /// The final size of one group of a section in its place: the last one may be shorter.
  func pixelSize(
    of group: GroupPlace, size: SubpixelVector, in placed: PlacedSection
  ) -> PixelSize {
    var size = size
    if group.index == placed.groupCount - 1 {
      size[templates[placed.template].metrics.stackAxis] = placed.lastExtent
    }
    return PixelSize(exact: size, grid: writer.grid)
  }

  /// Where a group of a size starts across the stack.
  func across(
    _ size: SubpixelVector, in placed: PlacedSection, metrics: SectionMetrics
  ) -> Subpixels {
    let across = metrics.stackAxis.other
    guard size[across] != metrics.groupSize[across] else {
      return metrics.groupOffset[across]
        + (across == metrics.scrollAxis ? placed.origin : .zero)
    }
    var start = templates[placed.template].geometry.groupStartAcross(size[across])
    if across == metrics.scrollAxis { start += placed.origin + boundary(of: placed).before }
    return start
  }
}
