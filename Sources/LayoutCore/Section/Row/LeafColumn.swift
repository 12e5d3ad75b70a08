/// A column of leaves: the same leaf of each group in an unscrolled row.
///
/// All leaves of a column have the same size and are evenly spaced. The places along the row are
/// the same in all sections of a plan, because a row runs across the axis of the sections.
struct LeafColumn: Hashable, BitwiseCopyable, Sendable {
  /// The z-index shared by the items of the column.
  let zIndex: Int
  /// The size shared by the frames of the column's items, in pixels.
  let size: PixelSize
  /// A converter that rounds the start of an item along the row, given the start of its group.
  private let along: MovedRounding
  /// A converter that rounds the start of an item across the row, given the start of the section.
  private let across: MovedRounding

  /// Creates the column of a leaf.
  ///
  /// - Parameters:
  ///   - origin: The exact offset of the leaf from the section's corner, in the first group.
  ///   - size: The size of the leaf's frame, rounded to pixels.
  ///   - zIndex: The z-index of the leaf.
  ///   - axis: The direction of the row: its groups follow one another along this axis.
  init(at origin: SubpixelVector, _ size: PixelSize, zIndex: Int, along axis: Axis) {
    self.size = size
    self.zIndex = zIndex
    along = MovedRounding(movedBy: origin[axis])
    across = MovedRounding(movedBy: origin[axis.other])
  }

  /// Whether every item starts inside the content.
  var startsInside: Bool { along.keepsSign && across.keepsSign }

  /// Returns the start of a section's items across the row, in pixels.
  @inline(__always)
  func edge(inSectionAt section: Subpixels) -> Int64 { across.pixels(section) }

  /// Returns the final frame of an item.
  ///
  /// - Parameters:
  ///   - start: The start of the item's group, measured from the start of the first group.
  ///   - section: The start of the section along the scroll axis.
  ///   - axis: The direction of the row: its groups follow one another along this axis.
  ///   - startsInside: Whether every item starts inside the content.
  ///   - writer: The writer that rounds and mirrors the frame.
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
