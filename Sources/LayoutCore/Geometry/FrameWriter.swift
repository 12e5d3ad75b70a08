/// Turns exact positions into final frames: the one place for `x` and `y`, and for right to left.
package struct FrameWriter: Hashable, Sendable {
  /// The pixels for rounding frames.
  package let grid: PixelGrid

  /// The width for mirroring horizontal positions, in pixels, or `nil` from left to right.
  @usableFromInline package let mirrorPixels: Int64?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - grid: The pixels for rounding frames.
  ///   - width: The width of the content, in points, where leading is right; `nil` where it is
  ///     left.
  package init(grid: PixelGrid, mirroredIn width: Double? = nil) {
    self.grid = grid
    mirrorPixels = width.map { grid.pixels($0) }
  }

  /// The final frame of an element.
  ///
  /// - Parameters:
  ///   - origin: The leading top corner, exact.
  ///   - size: The size, already rounded, in pixels.
  /// - Returns: The frame in points, its origin rounded to the nearest pixel, halves away from
  ///   zero.
  /// - Complexity: O(1); does not allocate.
  @inlinable
  package func frame(origin: SubpixelVector, size: PixelSize) -> Frame {
    Frame(
      x: grid.points(pixels: left(of: origin.horizontal, width: size.width)),
      y: grid.points(pixels: origin.vertical.roundedToPixels),
      width: size.widthInPoints, height: size.heightInPoints)
  }

  /// The final frame of an element on whole pixels.
  ///
  /// - Parameters:
  ///   - leading: The leading edge, in pixels.
  ///   - top: The top edge, in pixels.
  ///   - size: The size.
  /// - Returns: The frame, in points.
  @inline(__always)
  func frame(ofPixels leading: Int64, _ top: Int64, _ size: PixelSize) -> Frame {
    Frame(
      x: grid.points(pixels: left(ofPixel: leading, width: size.width)),
      y: grid.points(pixels: top), width: size.widthInPoints, height: size.heightInPoints)
  }

  /// The left edge of an element, in pixels.
  @inlinable
  func left(of leading: Subpixels, width: Int64) -> Int64 {
    left(ofPixel: leading.roundedToPixels, width: width)
  }

  /// The left edge of an element with its leading edge on a pixel.
  @inlinable
  func left(ofPixel leading: Int64, width: Int64) -> Int64 {
    guard let mirrorPixels else { return leading }
    return mirrorPixels &- leading &- width
  }

  /// Moves an element along an axis and gives it another length there.
  ///
  /// - Parameters:
  ///   - frame: The final frame of the element, in points.
  ///   - axis: The axis; the frame stays unchanged across it.
  ///   - start: The leading edge along the axis, in pixels.
  ///   - length: The length of the element along the axis, in pixels.
  ///   - rule: How pixels become points.
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

  /// The left or top edge of an element with its leading edge on a pixel.
  @inline(__always)
  private func edge(ofPixel start: Int64, along axis: Axis, length: Int64) -> Int64 {
    axis == .horizontal ? left(ofPixel: start, width: length) : start
  }

  /// A rectangle of final coordinates as the range of exact positions it may show along an axis: a
  /// pixel longer on both sides, because frames are rounded.
  func span(of frame: Frame, along axis: Axis) -> (start: Subpixels, end: Subpixels) {
    let range = range(of: frame, along: axis)
    return (
      grid.subpixels(position: range.start) - .pixel, grid.subpixels(position: range.end) + .pixel
    )
  }

  /// A rectangle of final coordinates as the range it covers along an axis, leading to trailing, in
  /// points.
  ///
  /// The answer is for finding candidates: it has the precision of `Double`, so callers widen it by
  /// a pixel.
  func range(of frame: Frame, along axis: Axis) -> (start: Double, end: Double) {
    guard axis == .horizontal else { return (frame.y, frame.maxY) }
    guard let mirrorPixels else { return (frame.x, frame.maxX) }
    let width = grid.points(pixels: mirrorPixels)
    return (width - frame.maxX, width - frame.x)
  }
}

extension Frame {
  /// The mirror image of a rectangle in content of some width, in points; not rounded.
  package func mirrored(in width: Double) -> Frame {
    Frame(x: width - maxX, y: y, width: self.width, height: height)
  }
}
