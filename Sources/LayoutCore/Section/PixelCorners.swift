/// Corners of groups that follow one another at equal distances, in whole pixels: each is the sum
/// of the one before it and the distance, where computing it from its position divides twice.
struct PixelCorners {
  /// The corner of the group at hand.
  private(set) var corner: PixelCorner
  /// The distance between two groups: whole pixels, and the subpixels behind those.
  private let (step, restStep): (SIMD2<Int32>, SIMD2<Int32>)
  /// What a pixel that the subpixels add up to moves a corner by.
  private let carry: SIMD2<Int32>

  /// Makes the corners of groups; `nil` if there is none, or one cannot be made.
  ///
  /// - Parameters:
  ///   - first: The exact corner of the first group.
  ///   - pitch: The exact distance between two groups, not negative.
  ///   - axis: The axis along which the groups follow one another.
  ///   - count: The number of groups.
  ///   - writer: Says whether frames are mirrored.
  @inline(__always)
  init?(
    from first: SubpixelVector, pitch: Subpixels, along axis: Axis, count: Int,
    _ writer: FrameWriter
  ) {
    var last = first
    last[axis] += pitch * (count &- 1)
    // All corners lie between these two.
    guard count > 0, let corner = PixelCorner(first, writer), PixelCorner(last, writer) != nil
    else { return nil }
    self.corner = corner
    let isMirrored = axis == .horizontal && writer.mirrorPixels != nil
    let (pixels, rest) = pitch.rawValue.magnitude.quotientAndRemainder(
      dividingBy: Subpixels.perPixel.magnitude)
    // A step that does not fit is that of a single group, and not taken.
    let step = Int32(truncatingIfNeeded: pixels)
    var (steps, rests, carry) = (SIMD2<Int32>.zero, SIMD2<Int32>.zero, SIMD2<Int32>.zero)
    let lane = axis == .horizontal ? 0 : 1
    steps[lane] = isMirrored ? 0 &- step : step
    rests[lane] = Int32(truncatingIfNeeded: rest)
    carry[lane] = isMirrored ? -1 : 1
    (self.step, restStep, self.carry) = (steps, rests, carry)
  }

  /// Goes on to the next group.
  @inline(__always)
  mutating func next() {
    let pixel = SIMD2(repeating: Int32(Subpixels.perPixel))
    let rest = corner.rest &+ restStep
    let carries = rest .>= pixel
    corner = PixelCorner(
      start: corner.start &+ step &+ SIMD2<Int32>.zero.replacing(with: carry, where: carries),
      rest: rest.replacing(with: rest &- pixel, where: carries))
  }
}
