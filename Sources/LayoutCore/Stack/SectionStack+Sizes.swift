/// Sizes of sections: the template's, unless something of the section has been measured.
extension SectionStack {
  /// The arithmetic of a section.
  func metrics(of record: SectionRecord) -> SectionMetrics {
    record.state?.metrics ?? templates[record.placed.template].metrics
  }

  /// The boundary items of a section, with their measured sizes where these are known.
  package func boundary(of record: SectionRecord) -> BoundaryLayout {
    record.state?.boundary ?? templates[record.placed.template].boundary
  }

  /// A group of a section in its place; `nil` if there is none.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups in the section.
  func place(
    ofGroup group: Int, in record: SectionRecord, work: inout WorkCounters
  ) -> GroupPlace? {
    guard group >= 0, group < record.placed.groupCount else { return nil }
    if let rows = record.state?.rows { return rows.place(ofRow: group, work: &work) }
    let metrics = templates[record.placed.template].metrics
    let place = record.state?.advances.seek(index: group, work: &work)
    return GroupPlace(
      group, start: place?.start ?? metrics.pitch * group, isMeasured: place?.isMeasured ?? false,
      leafCount: metrics.leafCount, among: record.placed.itemCount)
  }

  /// The group of an item in its place; `nil` if the item has no room.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups in the section.
  func place(ofItem item: Int, in record: SectionRecord, work: inout WorkCounters) -> GroupPlace? {
    if let rows = record.state?.rows { return rows.place(ofItem: item, work: &work) }
    guard record.placed.groupCount > 0 else { return nil }
    let group = item / templates[record.placed.template].metrics.leafCount
    return place(ofGroup: group, in: record, work: &work)
  }

  /// Where the last group of a section starts, from the start of the first one.
  func lastGroupStart(of record: SectionRecord, metrics: SectionMetrics) -> Subpixels {
    guard record.placed.groupCount > 0 else { return .zero }
    return record.state?.last.start ?? metrics.pitch * (record.placed.groupCount - 1)
  }

  /// The length across the stack of the longest group there; unmeasured groups count with their
  /// estimate.
  package func tallestGroup(of record: SectionRecord) -> Subpixels {
    let metrics = templates[record.placed.template].metrics
    return record.state?.tallestGroup ?? metrics.groupSize[metrics.stackAxis.other]
  }

  /// A reader of the groups of a section.
  func reader(of record: SectionRecord, section: Int, chunk: Int) -> GroupReader {
    GroupReader(
      templates[record.placed.template], record.state, section: section, solutions: parts.solutions,
      chunk: chunk)
  }

  /// The solution of one group with supplementary items, for queries.
  ///
  /// - Complexity: O(log *m* + *l*) for *m* measured groups and *l* items in a group, while the
  ///   measurement is remembered.
  func solution(
    of group: GroupPlace, in record: SectionRecord, section: Int, work: inout WorkCounters
  ) -> GroupSolution {
    var reader = reader(of: record, section: section, chunk: group.leafCount)
    reader.read(group)
    work += reader.work
    return reader.solution
  }

  /// The exact leading top corner of one group of a section in its place.
  func corner(
    of group: GroupPlace, size: SubpixelVector, in record: SectionRecord
  ) -> SubpixelVector {
    corner(of: group, size: size, in: record, metrics: metrics(of: record))
  }

  /// The exact leading top corner of one group, with the section's arithmetic at hand.
  @inline(__always)
  func corner(
    of group: GroupPlace, size: SubpixelVector, in record: SectionRecord, metrics: SectionMetrics
  ) -> SubpixelVector {
    var corner = metrics.corner(at: group.start, sectionOrigin: record.placed.origin)
    let across = metrics.stackAxis.other
    // A group of another size may be aligned across the stack.
    guard size[across] != metrics.groupSize[across] else { return corner }
    corner[across] = templates[record.placed.template].geometry.groupStartAcross(size[across])
    if across == metrics.scrollAxis {
      corner[across] += record.placed.origin + boundary(of: record).before
    }
    return corner
  }

  /// The final size of one group of a section in its place: the last one may be shorter.
  func pixelSize(
    of group: GroupPlace, size: SubpixelVector, in record: SectionRecord
  ) -> PixelSize {
    let exact = record.placed.size(
      ofGroup: group.index, size,
      along: templates[record.placed.template].metrics.stackAxis)
    return PixelSize(exact: exact, grid: writer.grid)
  }
}
