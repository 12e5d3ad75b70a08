/// One section's groups, and the rectangle that they are looked at through.
///
/// It is not copied: counting its reference would take as long as testing an item.
struct GroupWindow: ~Copyable {
  let section: PlacedSection
  /// The index of the section.
  let index: Int
  /// The arithmetic of the section.
  let metrics: Borrowed<SectionMetrics>
  /// The rectangle, in the coordinates of the section's row as far as that has been scrolled.
  let rectangle: Frame
  /// The part of the stack axis that the rectangle may show, in content coordinates.
  let span: (start: Subpixels, end: Subpixels)

  /// The axis along which the groups follow one another.
  @inline(__always)
  var stackAxis: Axis { metrics.read { $0.stackAxis } }

  /// How far each group lies from the one before it.
  @inline(__always)
  var pitch: Subpixels { metrics.read { $0.pitch } }

  /// How far items may reach out of their groups towards the groups behind.
  @inline(__always)
  var overlap: Subpixels { metrics.read { $0.overlap } }

  /// The final size of a full group.
  @inline(__always)
  var groupPixelSize: PixelSize { metrics.read { $0.groupPixelSize } }

  /// How many data items a full group has.
  @inline(__always)
  var leafCount: Int { metrics.read { $0.leafCount } }

  /// One of the groups by its index, where all but the last have equally many items.
  @inline(__always)
  func place(ofGroup group: Int, start: Subpixels, isMeasured: Bool) -> GroupPlace {
    metrics.read {
      $0.place(ofGroup: group, start: start, isMeasured: isMeasured, among: section.itemCount)
    }
  }

  /// The exact leading top corner of one of the groups, if none has been measured.
  @inline(__always)
  func origin(of group: Int) -> SubpixelVector {
    metrics.read { $0.groupOrigin(group, sectionOrigin: section.origin) }
  }

  /// The final size of one of the groups, if none has been measured.
  @inline(__always)
  func pixelSize(of group: Int, grid: PixelGrid) -> PixelSize {
    metrics.read { metrics in
      guard group == section.groupCount - 1 else { return metrics.groupPixelSize }
      return PixelSize(exact: section.size(ofGroup: group, metrics: metrics), grid: grid)
    }
  }

  /// The part of the stack of groups that the rectangle covers, from the start of the first group;
  /// `nil` if nothing can be in it.
  @inline(__always)
  var range: (start: Subpixels, end: Subpixels)? {
    guard section.groupCount > 0, !rectangle.isEmpty else { return nil }
    let first = origin(of: 0)[stackAxis]
    return span.end >= first ? (span.start - first, span.end - first) : nil
  }

  /// The groups that may meet the rectangle, if none has been measured.
  var groups: Range<Int> {
    guard let range else { return 0..<0 }
    let pitch = pitch
    guard pitch > .zero else { return 0..<section.groupCount }
    let longest = max(section.lastExtent, metrics.read { $0.groupSize[$0.stackAxis] })
    let lower = (range.start - longest).rawValue / pitch.rawValue
    let upper = range.end.rawValue / pitch.rawValue + 1
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
