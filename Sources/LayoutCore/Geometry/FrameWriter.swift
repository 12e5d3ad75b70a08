/// Turns exact positions into final frames: the one place for `x` and `y`, and for right to left.
public struct FrameWriter: Hashable, Sendable {
  /// The pixels that frames are rounded to.
  public let grid: PixelGrid

  /// The width that horizontal positions are mirrored in, in pixels, or `nil` from left to right.
  @usableFromInline let mirrorPixels: Int64?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - grid: The pixels that frames are rounded to.
  ///   - width: The width of the content, in points, where leading is right; `nil` where it is
  ///     left.
  public init(grid: PixelGrid, mirroredIn width: Double? = nil) {
    self.grid = grid
    mirrorPixels = width.map { grid.subpixels(position: $0).roundedToPixels }
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
  public func frame(origin: SubpixelVector, size: PixelSize) -> Frame {
    var x = origin.horizontal.roundedToPixels
    if let mirrorPixels { x = mirrorPixels &- x &- size.width }
    return Frame(
      x: grid.points(pixels: x), y: grid.points(pixels: origin.vertical.roundedToPixels),
      width: size.widthInPoints, height: size.heightInPoints)
  }

  /// A rectangle of final coordinates as the range it covers along an axis, leading to trailing, in
  /// points.
  ///
  /// The answer is for finding candidates: it is as exact as `Double` is, so callers widen it by a
  /// pixel.
  func range(of frame: Frame, along axis: Axis) -> (start: Double, end: Double) {
    guard axis == .horizontal else { return (frame.y, frame.maxY) }
    guard let mirrorPixels else { return (frame.x, frame.maxX) }
    let width = grid.points(pixels: mirrorPixels)
    return (width - frame.maxX, width - frame.x)
  }
}
