public import LayoutCore

extension Frame {
  /// Where a frame with whole pixels is in a scrolled view, in points from the view's top left
  /// corner: exact, however far the view is from the start of the content.
  ///
  /// For hosts with narrow numbers: visible frames have small coordinates.
  ///
  /// - Parameters:
  ///   - offset: Where the view has been scrolled to, in points; taken to the nearest pixel.
  ///   - grid: The pixels of the display.
  /// - Returns: The same frame in the coordinates of the view.
  public func relative(to offset: Vector, grid: PixelGrid) -> Frame {
    Frame(
      x: grid.points(pixels: grid.pixels(x) - grid.pixels(offset.horizontal)),
      y: grid.points(pixels: grid.pixels(y) - grid.pixels(offset.vertical)), width: width,
      height: height)
  }

  /// A frame reaching further along an axis, at both ends, in points; no less far.
  func extended(along axis: Axis, by distance: Double) -> Frame {
    // No content is longer, and a frame without end would meet nothing.
    let distance = min(max(0, distance), 1e12)
    var frame = offset(along: axis, by: -distance)
    frame.size[axis] += 2 * distance
    return frame
  }
}
