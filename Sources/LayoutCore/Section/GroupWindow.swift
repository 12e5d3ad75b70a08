/// One section's groups, and the rectangle that they are looked at through.
///
/// It is not copied: counting its reference would take as long as testing an item.
struct GroupWindow: ~Copyable {
  /// The section in its place.
  let section: PlacedSection
  /// The index of the section.
  let index: Int
  /// The arithmetic of the section.
  let metrics: SectionMetrics
  /// The rectangle, in the coordinates of the section's row as far as that has been scrolled.
  let rectangle: Frame
  /// The part of the stack axis that the rectangle may show, in content coordinates.
  let span: (start: Subpixels, end: Subpixels)

  /// How many data items one of the groups has.
  func leafCount(of group: Int) -> Int {
    min(section.itemCount - group * metrics.leafCount, metrics.leafCount)
  }

  /// One of the groups by its index, where all but the last have equally many items.
  ///
  /// - Parameters:
  ///   - group: The index of the group.
  ///   - start: Where it starts, from the start of the first one.
  ///   - isMeasured: Whether something of it has been measured.
  /// - Returns: The group in its place.
  func place(ofGroup group: Int, start: Subpixels, isMeasured: Bool) -> GroupPlace {
    GroupPlace(
      index: group, start: start, firstItem: group * metrics.leafCount,
      leafCount: leafCount(of: group), isMeasured: isMeasured)
  }

  /// The exact leading top corner of one of the groups, if none has been measured.
  @inline(__always)
  func origin(of group: Int) -> SubpixelVector {
    metrics.groupOrigin(group, sectionOrigin: section.origin)
  }

  /// The final size of one of the groups, if none has been measured.
  @inline(__always)
  func pixelSize(of group: Int, grid: PixelGrid) -> PixelSize {
    guard group == section.groupCount - 1 else { return metrics.groupPixelSize }
    return PixelSize(exact: section.size(ofGroup: group, metrics: metrics), grid: grid)
  }

  /// The part of the stack of groups that the rectangle covers, from the start of the first group;
  /// `nil` if nothing can be in it.
  @inline(__always)
  var range: (start: Subpixels, end: Subpixels)? {
    guard section.groupCount > 0, !rectangle.isEmpty else { return nil }
    let first = origin(of: 0)[metrics.stackAxis]
    return span.end >= first ? (span.start - first, span.end - first) : nil
  }

  /// The groups that may meet the rectangle, if none has been measured.
  var groups: Range<Int> {
    guard let range else { return 0..<0 }
    guard metrics.pitch > .zero else { return 0..<section.groupCount }
    let longest = max(section.lastExtent, metrics.groupSize[metrics.stackAxis])
    let lower = (range.start - longest).rawValue / metrics.pitch.rawValue
    let upper = range.end.rawValue / metrics.pitch.rawValue + 1
    // The number of groups of almost no length can need all 64 bits.
    let lowest = min(max(0, Int(clamping: lower)), section.groupCount)
    return lowest..<max(lowest, min(Int(clamping: upper), section.groupCount))
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
