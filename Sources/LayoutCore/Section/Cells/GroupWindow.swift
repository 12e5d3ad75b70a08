/// One section's groups and the rectangle of a query, used to find the cells in the rectangle.
///
/// It copies the metrics that queries use, because retaining the section's metrics would take as
/// long as testing an item.
struct GroupWindow {
  let section: PlacedSection
  /// The index of the section.
  let index: Int
  /// The rectangle of the query, in the coordinates of the section's unscrolled row.
  let rectangle: Frame
  /// The range that the rectangle covers along the stack axis, widened by a pixel on each side to
  /// allow for rounding.
  let span: (start: Subpixels, end: Subpixels)
  /// The stack axis of the groups.
  let stackAxis: Axis
  /// The distance from the start of one group to the start of the next.
  let pitch: Subpixels
  /// The largest overhang of an item beyond the start of the next group.
  let overlap: Subpixels
  /// The exact size of a full group.
  private let groupSize: SubpixelVector
  /// The size of a full group's frame in pixels.
  let groupPixelSize: PixelSize
  /// The number of data items in a full group.
  let leafCount: Int
  /// The exact top leading corner of the first group.
  private let corner: SubpixelVector

  /// Creates a window by copying the metrics of a section.
  ///
  /// - Parameters:
  ///   - section: The section with its position.
  ///   - index: The index of the section in the layout.
  ///   - metrics: The section's metrics; the window copies the values that queries need.
  ///   - query: The query, with its rectangle and the scroll offsets of rows.
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

  /// Returns the position of the group at an index, in a section whose groups all have the same
  /// number of items, except perhaps the last.
  @inline(__always)
  func place(ofGroup group: Int, start: Subpixels, isMeasured: Bool) -> GroupPlace {
    GroupPlace(
      group, start: start, isMeasured: isMeasured, leafCount: leafCount, among: section.itemCount)
  }

  /// Returns the exact top leading corner of a group in an unmeasured section.
  @inline(__always)
  func origin(of group: Int) -> SubpixelVector {
    var origin = corner
    origin[stackAxis] += pitch * group
    return origin
  }

  /// Returns the frame size, in pixels, of a group in an unmeasured section.
  @inline(__always)
  func pixelSize(of group: Int, grid: PixelGrid) -> PixelSize {
    guard group == section.groupCount - 1 else { return groupPixelSize }
    return PixelSize(exact: section.size(ofGroup: group, groupSize, along: stackAxis), grid: grid)
  }

  /// The range of the rectangle along the stack, measured from the start of the first group; `nil`
  /// if no group can lie in it.
  @inline(__always)
  var range: (start: Subpixels, end: Subpixels)? {
    guard section.groupCount > 0, !rectangle.isEmpty else { return nil }
    let first = corner[stackAxis]
    return span.end >= first ? (span.start - first, span.end - first) : nil
  }

  /// The groups that may overlap the rectangle in an unmeasured section.
  var groups: Range<Int> {
    // A separate call: if inlined, its divisions would take registers from the loops over cells.
    @inline(never) get {
      guard let range else { return 0..<0 }
      return section.groups(in: range, pitch: pitch, extent: groupSize[stackAxis])
    }
  }

  /// Returns the rectangle relative to the corner of a group, accurate to within a pixel.
  func bounds(from origin: SubpixelVector, writer: FrameWriter) -> LeafWindow {
    let horizontal = writer.span(of: rectangle, along: .horizontal)
    let vertical = writer.span(of: rectangle, along: .vertical)
    return LeafWindow(
      from: SubpixelVector(horizontal: horizontal.start, vertical: vertical.start) - origin,
      to: SubpixelVector(horizontal: horizontal.end, vertical: vertical.end) - origin)
  }
}
