/// One leaf of each group of an unscrolled row: all have one size, and start at equal distances.
///
/// Its places along the row are the same in all sections of a plan, as rows lie across the axis
/// that sections follow one another on.
struct LeafColumn: Hashable, BitwiseCopyable, Sendable {
  /// The order of the items.
  let zIndex: Int
  /// The final size of the items.
  let size: PixelSize
  /// Where items start along the row, from where their groups start.
  private let along: MovedRounding
  /// Where items start across the row, from where the section starts.
  private let across: MovedRounding

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - origin: The exact offset of the leaf from the section's corner, in the first group.
  ///   - size: Its final size.
  ///   - zIndex: Its order.
  ///   - axis: The axis of the row.
  init(at origin: SubpixelVector, _ size: PixelSize, zIndex: Int, along axis: Axis) {
    self.size = size
    self.zIndex = zIndex
    along = MovedRounding(movedBy: origin[axis])
    across = MovedRounding(movedBy: origin[axis.other])
  }

  /// Whether no item starts before the content.
  var startsInside: Bool { along.keepsSign && across.keepsSign }

  /// Where the items of a section start across the row, in pixels.
  @inline(__always)
  func edge(inSectionAt section: Subpixels) -> Int64 { across.pixels(section) }

  /// The final frame of an item.
  ///
  /// - Parameters:
  ///   - start: Where its group starts, from the start of the first one.
  ///   - section: Where the section starts.
  ///   - axis: The axis of the row.
  ///   - startsInside: Whether no item starts before the content.
  ///   - writer: Writes the frame.
  /// - Returns: The frame, in points.
  @inline(__always)
  func frame(
    at start: Subpixels, inSectionAt section: Subpixels, along axis: Axis, startsInside: Bool,
    _ writer: FrameWriter
  ) -> Frame {
    let start = startsInside ? along.magnitude(start) : along.pixels(start)
    let edge = startsInside ? across.magnitude(section) : across.pixels(section)
    return axis == .horizontal
      ? writer.frame(ofPixels: start, edge, size) : writer.frame(ofPixels: edge, start, size)
  }
}
