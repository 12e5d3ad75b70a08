/// Corners of groups that follow one another at equal distances, in whole pixels: each is the sum
/// of the one before it and the distance, where computing it from its position divides twice.
struct PixelCorners {
  /// The corner of the group at hand.
  private(set) var corner: PixelCorner
  private let steps: PixelSteps

  /// Makes the corners of groups; `nil` if there is none, or one cannot be made.
  ///
  /// - Parameters:
  ///   - first: The exact corner of the first group.
  ///   - steps: The steps from each group to the next.
  ///   - count: The number of groups.
  ///   - writer: Says whether frames are mirrored.
  @inline(__always)
  init?(from first: SubpixelVector, _ steps: PixelSteps, count: Int, _ writer: FrameWriter) {
    // All corners lie between the first one and the last one.
    let last = first[steps.axis] + steps.pitch * (count &- 1)
    guard count > 0, last < PixelCorner.limit, (writer.mirrorPixels ?? 0) < PixelFrame.limit,
      let corner = PixelCorner(first, writer)
    else { return nil }
    self.corner = corner
    self.steps = steps
  }

  /// Goes on to the next group.
  @inline(__always)
  mutating func next() {
    let pixel = SIMD2(repeating: Int32(Subpixels.perPixel))
    let rest = corner.rest &+ steps.rest
    let carries = rest .>= pixel
    corner = PixelCorner(
      start: corner.start &+ steps.pixels
        &+ SIMD2<Int32>.zero.replacing(with: steps.carry, where: carries),
      rest: rest.replacing(with: rest &- pixel, where: carries))
  }
}
