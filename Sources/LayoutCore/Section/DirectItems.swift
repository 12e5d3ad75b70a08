/// The items of a section whose groups are one item each, and as long as that: where a measured one
/// is takes no solving.
struct DirectItems {
  /// Where the first item is.
  let origin: SubpixelVector
  /// An item that has not been measured.
  let leaf: SolvedLeaf
  /// The axis along which the items follow one another.
  let axis: Axis
  /// The distance from the end of one item to the start of the next.
  let gap: Subpixels

  /// The final frame of one of the items.
  ///
  /// - Parameters:
  ///   - start: Where it starts, from the start of the first one.
  ///   - advance: How far it moves the next one, if it has been measured.
  ///   - writer: Writes the frame.
  /// - Returns: The frame in points.
  @inline(__always)
  func frame(start: Subpixels, advance: Subpixels?, writer: FrameWriter) -> Frame {
    var origin = origin
    origin[axis] += start
    guard let advance else { return writer.frame(origin: origin, size: leaf.size) }
    let size = leaf.size.replacing(advance - gap, along: axis, grid: writer.grid)
    return writer.frame(origin: origin, size: size)
  }
}
