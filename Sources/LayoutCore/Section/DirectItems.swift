/// The items of a section whose groups are one item each, and as long as that: where a measured one
/// is takes no solving.
///
/// Across the axis all items are alike, so that their places there are computed once.
struct DirectItems {
  /// The axis along which the items follow one another.
  private let axis: Axis
  /// The frame of the first item if it has not been measured.
  private let first: Frame
  /// Where the first item starts along the axis.
  private let origin: Subpixels
  /// The length of an item that has not been measured, in pixels.
  private let length: Int64
  /// The distance from the end of one item to the start of the next.
  private let gap: Subpixels
  private let writer: FrameWriter

  /// Makes the items of a section.
  ///
  /// - Parameters:
  ///   - leaf: An item that has not been measured.
  ///   - origin: The exact leading top corner of the first item.
  ///   - axis: The axis along which the items follow one another.
  ///   - gap: The distance from the end of one item to the start of the next.
  ///   - writer: Writes the frames.
  @inline(__always)
  init(
    _ leaf: SolvedLeaf, origin: SubpixelVector, axis: Axis, gap: Subpixels, writer: FrameWriter
  ) {
    self.axis = axis
    self.gap = gap
    self.writer = writer
    self.origin = origin[axis]
    first = writer.frame(origin: origin, size: leaf.size)
    length = leaf.size[axis]
  }

  /// Whether the items share some length with a rectangle across the axis.
  @inline(__always)
  func meetAcross(_ rectangle: Frame) -> Bool { first.meets(rectangle, along: axis.other) }

  /// Runs a loop over items whose body has constants for the axis and the kind of pixels, which are
  /// the same for all of them: the compiler makes a loop of its own for each case, so that none
  /// branches for an item.
  ///
  /// - Parameter loop: Gets the axis along which the items follow one another, and whether pixels
  ///   are a power of two to a point.
  @inline(__always)
  func withConstants(_ loop: (_ axis: Axis, _ isExact: Bool) -> Void) {
    let isExact = writer.grid.exactPointsPerPixel != nil
    if axis == .horizontal {
      loop(.horizontal, isExact)
    } else if isExact {
      loop(.vertical, true)
    } else {
      loop(.vertical, false)
    }
  }

  /// The final frame of one of the items.
  ///
  /// - Parameters:
  ///   - start: Where it starts, from the start of the first one.
  ///   - advance: How far it moves the next one, if it has been measured.
  ///   - axis: The axis along which the items follow one another.
  ///   - isExact: Whether pixels are a power of two to a point.
  /// - Returns: The frame in points.
  @inline(__always)
  func frame(start: Subpixels, advance: Subpixels?, along axis: Axis, isExact: Bool) -> Frame {
    var frame = first
    let length = advance.map { ($0 - gap).roundedToPixels } ?? length
    writer.move(&frame, along: axis, to: origin + start, length: length, isExact: isExact)
    return frame
  }

  /// The final frame of one of the items alone.
  func frame(of item: ExtentPlace) -> Frame {
    frame(
      start: item.start, advance: item.extent, along: axis,
      isExact: writer.grid.exactPointsPerPixel != nil)
  }
}
