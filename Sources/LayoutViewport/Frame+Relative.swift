public import LayoutCore

extension Frame {
  /// Returns a pixel-aligned frame relative to the top left corner of a scrolled view, in points.
  ///
  /// The result is exact, however far the view is from the start of the content. Use it for hosts
  /// with low-precision numbers, because the coordinates of visible frames are then small.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset of the view, in points; rounded to the nearest pixel.
  ///   - grid: The pixel grid of the display.
  /// - Returns: The same frame in the coordinates of the view.
  public func relative(to offset: Vector, grid: PixelGrid) -> Frame {
    Frame(
      x: grid.points(pixels: grid.pixels(x) - grid.pixels(offset.horizontal)),
      y: grid.points(pixels: grid.pixels(y) - grid.pixels(offset.vertical)), width: width,
      height: height)
  }

  /// Returns the frame extended at both ends of an axis by a distance in points.
  ///
  /// A negative distance counts as zero.
  func extended(along axis: Axis, by distance: Double) -> Frame {
    // No content is longer, and an infinite frame would not intersect anything.
    let distance = min(max(0, distance), 1e12)
    var frame = offset(along: axis, by: -distance)
    frame.size[axis] += 2 * distance
    return frame
  }
}
