/// One section's groups, and the rectangle of a query.
///
/// It has copies of the numbers used by queries: holding the section's arithmetic would count a
/// reference, and that takes the time of testing an item.
struct GroupWindow {
  let section: PlacedSection
  /// The index of the section.
  let index: Int
  /// The rectangle, in the coordinates of the section's row at its scroll offset.
  let rectangle: Frame
  /// The part of the stack axis that the rectangle may show, in content coordinates.
  let span: (start: Subpixels, end: Subpixels)
  /// The stack axis of the groups.
  let stackAxis: Axis
  /// How far each group lies from the one before it.
  let pitch: Subpixels
  /// How far items may reach out of their groups towards the groups behind.
  let overlap: Subpixels
  /// The exact size of a full group.
  private let groupSize: SubpixelVector
  /// The final size of a full group.
  let groupPixelSize: PixelSize
  /// How many data items a full group has.
  let leafCount: Int
  /// The exact top leading corner of the first group.
  private let corner: SubpixelVector

  /// Copies the numbers of a section.
  ///
  /// - Parameters:
  ///   - section: The section, in its place.
  ///   - index: Its index.
  ///   - metrics: Its arithmetic.
  ///   - query: The rectangle.
  @inline(__always)
  init(
    _ section: PlacedSection, index: Int, _ metrics: SectionMetrics,
    in query: borrowing SectionQuery
  ) {
    (self.section, self.index) = (section, index)
    (rectangle, span) = query.part(ofSection: index, metrics)
    (stackAxis, pitch, overlap) = (metrics.stackAxis, metrics.pitch, metrics.overlap)
    (groupSize, groupPixelSize) = (metrics.groupSize, metrics.groupPixelSize)
    leafCount = metrics.leafCount
    corner = metrics.groupOrigin(0, sectionOrigin: section.origin)
  }

  /// One of the groups by its index, where all but the last have equally many items.
  @inline(__always)
  func place(ofGroup group: Int, start: Subpixels, isMeasured: Bool) -> GroupPlace {
    GroupPlace(
      group, start: start, isMeasured: isMeasured, leafCount: leafCount, among: section.itemCount)
  }

  /// The exact top leading corner of one of the groups, if none has been measured.
  @inline(__always)
  func origin(of group: Int) -> SubpixelVector {
    var origin = corner
    origin[stackAxis] += pitch * group
    return origin
  }

  /// The final size of one of the groups, if none has been measured.
  @inline(__always)
  func pixelSize(of group: Int, grid: PixelGrid) -> PixelSize {
    guard group == section.groupCount - 1 else { return groupPixelSize }
    return PixelSize(exact: section.size(ofGroup: group, groupSize, along: stackAxis), grid: grid)
  }

  /// The part of the groups' stack covered by the rectangle, from the start of the first group;
  /// `nil` if nothing can be in it.
  @inline(__always)
  var range: (start: Subpixels, end: Subpixels)? {
    guard section.groupCount > 0, !rectangle.isEmpty else { return nil }
    let first = corner[stackAxis]
    return span.end >= first ? (span.start - first, span.end - first) : nil
  }

  /// The groups that may meet the rectangle, if all are unmeasured.
  var groups: Range<Int> {
    // A call: inlined, its divisions take registers from the loops over cells.
    @inline(never) get {
      guard let range else { return 0..<0 }
      return section.groups(in: range, pitch: pitch, extent: groupSize[stackAxis])
    }
  }

  /// The rectangle relative to the corner of a group, exact to a pixel.
  func bounds(from origin: SubpixelVector, writer: FrameWriter) -> LeafWindow {
    let horizontal = writer.span(of: rectangle, along: .horizontal)
    let vertical = writer.span(of: rectangle, along: .vertical)
    return LeafWindow(
      from: SubpixelVector(horizontal: horizontal.start, vertical: vertical.start) - origin,
      to: SubpixelVector(horizontal: horizontal.end, vertical: vertical.end) - origin)
  }
}
