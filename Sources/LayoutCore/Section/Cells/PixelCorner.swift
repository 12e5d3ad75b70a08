/// Leading top corner of a group as a whole pixel, and how far the exact corner lies behind it.
struct PixelCorner {
  /// Origin of the left and top edges of the group's frames, in pixels; mirrored as frames are.
  let start: SIMD2<Int32>
  /// How far the exact corner lies behind the pixel, in subpixels; less than one pixel.
  let rest: SIMD2<Int32>

  /// Upper bound of exact corners, exclusive.
  static let limit = Subpixels(pixels: PixelBox.limit)
}

extension PixelCorner {
  /// Creates a corner; `nil` if it lies before the content, or too far away.
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
    let (y, rest) = exact.1.magnitude.quotientAndRemainder(dividingBy: Subpixels.perPixel.magnitude)
    let pixels = Int64(truncatingIfNeeded: x)
    let left = writer.mirrorPixels.map { $0 - pixels } ?? pixels
    guard left.magnitude < UInt64(PixelBox.limit), y < UInt64(PixelBox.limit) else {
      return nil
    }
    start = SIMD2(Int32(truncatingIfNeeded: left), Int32(truncatingIfNeeded: y))
    self.rest = SIMD2(Int32(truncatingIfNeeded: restAcross), Int32(truncatingIfNeeded: rest))
  }

  /// Creates a corner on a whole pixel; `nil` if it lies elsewhere.
  init?(wholePixel corner: SubpixelVector, _ writer: FrameWriter) {
    guard let pixel = PixelCorner(corner, writer), pixel.rest == .zero else { return nil }
    self = pixel
  }
}

/// Corners of consecutive groups at equal distances, in whole pixels: each is the sum of the one
/// before it and the distance, where computing it from its position divides twice.
struct PixelCorners {
  /// The corner of the group at hand.
  private(set) var corner: PixelCorner
  private let steps: PixelSteps

  /// Creates the corners of groups; `nil` if there is none, or one cannot be made.
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
    guard count > 0, last < PixelCorner.limit, (writer.mirrorPixels ?? 0) < PixelBox.limit,
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

/// Steps between the corners of neighbouring groups, in whole pixels.
struct PixelSteps {
  /// The stack axis of the groups.
  let axis: Axis
  /// The exact distance between two groups, not negative.
  let pitch: Subpixels
  /// The distance: whole pixels, and the subpixels behind those.
  let (pixels, rest): (SIMD2<Int32>, SIMD2<Int32>)
  /// Step of a corner, in pixels, when the subpixels add up to a whole one.
  let carry: SIMD2<Int32>

  /// Creates the steps of groups.
  ///
  /// - Parameters:
  ///   - pitch: The exact distance between two groups, not negative.
  ///   - axis: The stack axis of the groups.
  ///   - isRightToLeft: Whether horizontal positions are mirrored.
  init(pitch: Subpixels, along axis: Axis, isRightToLeft: Bool) {
    self.axis = axis
    self.pitch = pitch
    let isMirrored = axis == .horizontal && isRightToLeft
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
