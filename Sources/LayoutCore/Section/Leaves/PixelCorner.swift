/// Leading top corner of a group as a whole pixel, and how far it lies behind that.
struct PixelCorner {
  /// Corner that the left and top edges of the group's frames are relative to, in pixels; mirrored
  /// as frames are.
  let start: SIMD2<Int32>
  /// How far the exact corner lies behind the pixel, in subpixels; less than one pixel.
  let rest: SIMD2<Int32>

  /// Upper bound of exact corners, exclusive.
  static let limit = Subpixels(pixels: PixelFrame.limit)

  /// Makes a corner of its parts.
  @inline(__always)
  init(start: SIMD2<Int32>, rest: SIMD2<Int32>) {
    self.start = start
    self.rest = rest
  }

  /// The whole pixel of a corner that lies on one; `nil` if it lies between pixels, or too far
  /// away.
  ///
  /// - Parameters:
  ///   - corner: The exact corner.
  ///   - writer: Says whether frames are mirrored.
  /// - Returns: The corner that left and top edges are relative to; mirrored as frames are.
  static func wholePixel(_ corner: SubpixelVector, _ writer: FrameWriter) -> SIMD2<Int32>? {
    let (x, restAcross) = corner.horizontal.rawValue.quotientAndRemainder(
      dividingBy: Subpixels.perPixel)
    let (y, rest) = corner.vertical.rawValue.quotientAndRemainder(
      dividingBy: Subpixels.perPixel)
    let left = writer.mirrorPixels.map { $0 - x } ?? x
    guard restAcross == 0, rest == 0, left.magnitude < UInt64(PixelFrame.limit),
      y.magnitude < UInt64(PixelFrame.limit)
    else { return nil }
    return SIMD2(Int32(truncatingIfNeeded: left), Int32(truncatingIfNeeded: y))
  }

  /// Makes a corner; `nil` if it lies before the content, or too far away.
  ///
  /// - Parameters:
  ///   - corner: The exact corner.
  ///   - writer: Says whether frames are mirrored.
  @inline(__always)
  init?(_ corner: SubpixelVector, _ writer: FrameWriter) {
    let exact = (corner.horizontal.rawValue, corner.vertical.rawValue)
    guard exact.0 >= 0, exact.1 >= 0 else { return nil }
    // Dividing without a sign takes half as long.
    let (x, restAcross) = exact.0.magnitude.quotientAndRemainder(
      dividingBy: Subpixels.perPixel.magnitude)
    let (y, rest) = exact.1.magnitude.quotientAndRemainder(
      dividingBy: Subpixels.perPixel.magnitude)
    let pixels = Int64(truncatingIfNeeded: x)
    let left = writer.mirrorPixels.map { $0 - pixels } ?? pixels
    guard left.magnitude < UInt64(PixelFrame.limit), y < UInt64(PixelFrame.limit) else {
      return nil
    }
    start = SIMD2(Int32(truncatingIfNeeded: left), Int32(truncatingIfNeeded: y))
    self.rest = SIMD2(Int32(truncatingIfNeeded: restAcross), Int32(truncatingIfNeeded: rest))
  }
}
