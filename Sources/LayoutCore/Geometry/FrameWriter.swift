/// A converter from exact, unrounded positions to the final frames, rounded to pixels.
///
/// No other type knows about `x`, `y` and right-to-left layouts.
package struct FrameWriter: Hashable, Sendable {
  /// The pixel grid for rounding frames.
  package let grid: PixelGrid

  /// The width of the content, in pixels, used to mirror horizontal positions; `nil` for
  /// left-to-right layouts.
  @usableFromInline package let mirrorPixels: Int64?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - grid: The pixel grid for rounding frames.
  ///   - width: The width of the content for right-to-left layouts, in points; `nil` for
  ///     left-to-right layouts.
  package init(grid: PixelGrid, mirroredIn width: Double? = nil) {
    self.grid = grid
    mirrorPixels = width.map { grid.pixels($0) }
  }

  /// Returns the final frame of an element.
  ///
  /// - Parameters:
  ///   - origin: The top leading corner of the element, measured exactly from the top leading
  ///     corner of the content.
  ///   - size: The size of the element, already rounded to pixels.
  /// - Returns: The frame, in points. Its origin is rounded to the nearest pixel, with halves
  ///   rounded away from zero.
  /// - Complexity: O(1); does not allocate.
  @inlinable
  package func frame(origin: SubpixelVector, size: PixelSize) -> Frame {
    Frame(
      x: grid.points(pixels: left(of: origin.horizontal, width: size.width)),
      y: grid.points(pixels: origin.vertical.roundedToPixels),
      width: size.widthInPoints, height: size.heightInPoints)
  }

  /// Returns the final frame of an element that lies on whole pixels.
  ///
  /// - Parameters:
  ///   - leading: The leading edge of the element, in pixels from the leading edge of the content.
  ///   - top: The top edge of the element, in pixels.
  ///   - size: The size of the element, already rounded to pixels.
  /// - Returns: The frame, in points.
  @inline(__always)
  func frame(ofPixels leading: Int64, _ top: Int64, _ size: PixelSize) -> Frame {
    Frame(
      x: grid.points(pixels: left(ofPixel: leading, width: size.width)),
      y: grid.points(pixels: top), width: size.widthInPoints, height: size.heightInPoints)
  }

  /// Returns the left edge of an element, in pixels, from its exact leading edge and its width in
  /// pixels.
  @inlinable
  func left(of leading: Subpixels, width: Int64) -> Int64 {
    left(ofPixel: leading.roundedToPixels, width: width)
  }

  /// Returns the left edge, in pixels, of an element whose leading edge lies on a whole pixel.
  @inlinable
  func left(ofPixel leading: Int64, width: Int64) -> Int64 {
    guard let mirrorPixels else { return leading }
    return mirrorPixels &- leading &- width
  }

  /// Changes the position and the length of an element along an axis.
  ///
  /// - Parameters:
  ///   - frame: The final frame of the element, in points.
  ///   - axis: The axis; the frame does not change along the other axis.
  ///   - start: The new leading or top edge, in pixels.
  ///   - length: The new length along the axis, in pixels.
  ///   - rule: The rule for converting pixels to points.
  /// - Complexity: O(1); does not allocate.
  @inline(__always)
  func resize(
    _ frame: inout Frame, along axis: Axis, to start: Int64, length: Int64, by rule: PointsRule
  ) {
    let edge = edge(ofPixel: start, along: axis, length: length)
    let points = (grid.points(pixels: edge, by: rule), grid.points(pixels: length, by: rule))
    switch axis {
    case .horizontal: (frame.x, frame.width) = points
    case .vertical: (frame.y, frame.height) = points
    }
  }

  /// Returns the left or top edge of an element whose leading or top edge lies on a whole pixel.
  @inline(__always)
  private func edge(ofPixel start: Int64, along axis: Axis, length: Int64) -> Int64 {
    axis == .horizontal ? left(ofPixel: start, width: length) : start
  }

  /// Returns the range covered by a rectangle along an axis, widened by one pixel on each side to
  /// allow for the rounding of frames.
  func span(of frame: Frame, along axis: Axis) -> (start: Subpixels, end: Subpixels) {
    let range = range(of: frame, along: axis)
    return (
      grid.subpixels(position: range.start) - .pixel, grid.subpixels(position: range.end) + .pixel
    )
  }

  /// Returns the range covered by a rectangle along an axis, measured from the leading or top edge
  /// of the content, in points.
  ///
  /// The result is used only to find elements that might intersect the rectangle. It has the
  /// precision of `Double`, so callers widen it by a pixel.
  func range(of frame: Frame, along axis: Axis) -> (start: Double, end: Double) {
    guard axis == .horizontal else { return (frame.y, frame.maxY) }
    guard let mirrorPixels else { return (frame.x, frame.maxX) }
    let width = grid.points(pixels: mirrorPixels)
    return (width - frame.maxX, width - frame.x)
  }
}

extension Frame {
  /// Returns the mirror image of a rectangle in content of a given width, in points and without
  /// rounding.
  package func mirrored(in width: Double) -> Frame {
    Frame(x: width - maxX, y: y, width: self.width, height: height)
  }
}
