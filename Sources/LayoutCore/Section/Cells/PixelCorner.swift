/// The top leading corner of a group, split into a whole pixel and the distance from that pixel to
/// the exact corner.
struct PixelCorner {
  /// The pixel from which the left and top edges of the group's frames are measured, mirrored in
  /// the same way as the frames.
  let start: SIMD2<Int32>
  /// The distance from the pixel to the exact corner, in subpixels; less than one pixel.
  let rest: SIMD2<Int32>

  /// The exclusive upper bound on the coordinates of a representable corner.
  static let limit = Subpixels(pixels: PixelBox.limit)
}

extension PixelCorner {
  /// Creates a corner from its exact position; returns `nil` if the corner lies before the start of
  /// the content or too far after it.
  ///
  /// - Parameters:
  ///   - corner: The exact top leading corner of the group.
  ///   - writer: The writer that rounds and mirrors the frames.
  @inline(__always)
  init?(_ corner: SubpixelVector, _ writer: FrameWriter) {
    let exact = (corner.horizontal.rawValue, corner.vertical.rawValue)
    guard exact.0 >= 0, exact.1 >= 0 else { return nil }
    // Unsigned division takes half as long.
    let (x, restAcross) = exact.0.magnitude.quotientAndRemainder(
      dividingBy: Subpixels.perPixel.magnitude)
    let (y, rest) = exact.1.magnitude.quotientAndRemainder(dividingBy: Subpixels.perPixel.magnitude)
    let pixels = Int64(truncatingIfNeeded: x)
    let left = writer.mirrorPixels.map { $0 - pixels } ?? pixels
    guard left.magnitude < UInt64(PixelBox.limit), y < UInt64(PixelBox.limit) else {
      return nil
    }
    start = SIMD2(Int32(truncatingIfNeeded: left), Int32(truncatingIfNeeded: y))
    self.rest = SIMD2(Int32(truncatingIfNeeded: restAcross), Int32(truncatingIfNeeded: rest))
  }

  /// Creates a corner that lies on a whole pixel; returns `nil` if the position lies between
  /// pixels.
  init?(wholePixel corner: SubpixelVector, _ writer: FrameWriter) {
    guard let pixel = PixelCorner(corner, writer), pixel.rest == .zero else { return nil }
    self = pixel
  }
}

/// The corners of equally spaced consecutive groups, in whole pixels.
///
/// Each corner is computed by adding a step to the previous one; computing it from its exact
/// position would take two divisions.
struct PixelCorners {
  /// The corner of the current group.
  private(set) var corner: PixelCorner
  private let steps: PixelSteps

  /// Creates the corners of groups; returns `nil` if `count` is 0 or a corner cannot be
  /// represented.
  ///
  /// - Parameters:
  ///   - first: The exact corner of the first group.
  ///   - steps: The steps from each group to the next.
  ///   - count: The number of consecutive groups.
  ///   - writer: The writer that rounds and mirrors the frames.
  @inline(__always)
  init?(from first: SubpixelVector, _ steps: PixelSteps, count: Int, _ writer: FrameWriter) {
    // All corners lie between the first one and the last one.
    let last = first[steps.axis] + steps.pitch * (count &- 1)
    guard count > 0, last < PixelCorner.limit, (writer.mirrorPixels ?? 0) < PixelBox.limit,
      let corner = PixelCorner(first, writer)
    else { return nil }
    self.corner = corner
    self.steps = steps
  }

  /// Advances to the next group.
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

/// The step from the corner of one group to the corner of the next, in pixels and subpixels.
struct PixelSteps {
  /// The stack axis of the groups.
  let axis: Axis
  /// The exact distance between the starts of two consecutive groups; never negative.
  let pitch: Subpixels
  /// The distance from one corner to the next, split into whole pixels and the remaining subpixels.
  let (pixels, rest): (SIMD2<Int32>, SIMD2<Int32>)
  /// The extra step of one pixel, taken whenever the remaining subpixels add up to a whole pixel.
  let carry: SIMD2<Int32>

  /// Creates the step between groups whose starts are a given distance apart.
  ///
  /// - Parameters:
  ///   - pitch: The exact distance between the starts of two consecutive groups; never negative.
  ///   - axis: The stack axis: the groups follow one another along it.
  ///   - isRightToLeft: Whether horizontal positions are mirrored.
  init(pitch: Subpixels, along axis: Axis, isRightToLeft: Bool) {
    self.axis = axis
    self.pitch = pitch
    let isMirrored = axis == .horizontal && isRightToLeft
    let (whole, part) = pitch.rawValue.magnitude.quotientAndRemainder(
      dividingBy: Subpixels.perPixel.magnitude)
    // A step that does not fit belongs to a single group, and is never taken.
    let step = Int32(truncatingIfNeeded: whole)
    var (pixels, rest, carry) = (SIMD2<Int32>.zero, SIMD2<Int32>.zero, SIMD2<Int32>.zero)
    let lane = axis == .horizontal ? 0 : 1
    pixels[lane] = isMirrored ? 0 &- step : step
    rest[lane] = Int32(truncatingIfNeeded: part)
    carry[lane] = isMirrored ? -1 : 1
    (self.pixels, self.rest, self.carry) = (pixels, rest, carry)
  }
}
