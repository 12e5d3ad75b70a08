/// Steps from the corner of each group to that of the next one, in whole pixels.
struct PixelSteps {
  /// The axis along which the groups follow one another.
  let axis: Axis
  /// The exact distance between two groups, not negative.
  let pitch: Subpixels
  /// The distance: whole pixels, and the subpixels behind those.
  let (pixels, rest): (SIMD2<Int32>, SIMD2<Int32>)
  /// Step of a corner, in pixels, when the subpixels add up to a whole one.
  let carry: SIMD2<Int32>

  /// Makes the steps of groups.
  ///
  /// - Parameters:
  ///   - pitch: The exact distance between two groups, not negative.
  ///   - axis: The axis along which the groups follow one another.
  ///   - writer: Says whether frames are mirrored.
  @inline(__always)
  init(pitch: Subpixels, along axis: Axis, _ writer: FrameWriter) {
    self.axis = axis
    self.pitch = pitch
    let isMirrored = axis == .horizontal && writer.mirrorPixels != nil
    let (whole, part) = pitch.rawValue.magnitude.quotientAndRemainder(
      dividingBy: Subpixels.perPixel.magnitude)
    // A step that does not fit is that of a single group, and not taken.
    let step = Int32(truncatingIfNeeded: whole)
    var (pixels, rest, carry) = (SIMD2<Int32>.zero, SIMD2<Int32>.zero, SIMD2<Int32>.zero)
    let lane = axis == .horizontal ? 0 : 1
    pixels[lane] = isMirrored ? 0 &- step : step
    rest[lane] = Int32(truncatingIfNeeded: part)
    carry[lane] = isMirrored ? -1 : 1
    (self.pixels, self.rest, self.carry) = (pixels, rest, carry)
  }
}
