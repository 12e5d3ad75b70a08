/// A query's rectangle, converted to whole pixels so that it can be compared with frames before
/// these are converted to points.
///
/// If the number of pixels per point is a power of two, frames are exact, and comparing pixels
/// gives the same result as comparing frames:
///
///     left · factor < right edge in points   ⟺   left < ⌈right edge · scale⌉
///
/// For any other number, points are rounded, so frames within a pixel of an edge must be compared
/// in points.
struct PixelWindow {
  /// Bounds on the edges of frames: frames within `certain` overlap the rectangle, and only frames
  /// within `possible` may overlap it.
  ///
  /// A frame is within a bound if each of the four ``PixelBox/edges`` of its box is at most the
  /// corresponding number of the bound.
  struct Reach {
    let certain: SIMD4<Int32>
    let possible: SIMD4<Int32>
  }

  /// The rectangle's bounds, relative to the origin of the content.
  private let reach: Reach
  /// The smallest left and top edges, and the largest right and bottom edges, that an item inside
  /// the rectangle can have.
  private let (first, last): (SIMD2<Int32>, SIMD2<Int32>)
  private let isMirrored: Bool

  /// Creates a window by converting a rectangle to whole pixels.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle to search for items, in points.
  ///   - writer: The pixel grid and the direction of mirroring.
  @inline(__always)
  init(_ rectangle: Frame, _ writer: FrameWriter) {
    let (start, end) = (
      SIMD2(rectangle.x, rectangle.y) * writer.grid.scale,
      SIMD2(rectangle.maxX, rectangle.maxY) * writer.grid.scale
    )
    let (left, top) = (PixelSpan.around(start[0]), PixelSpan.around(start[1]))
    let (right, bottom) = (PixelSpan.around(end[0]), PixelSpan.around(end[1]))
    first = SIMD2(left.above, top.above)
    last = SIMD2(right.below, bottom.below)
    isMirrored = writer.mirrorPixels != nil
    // Left and top edges must be below these numbers, and right and bottom edges above those. Both
    // are one pixel farther out if the comparison is "at most".
    let most = SIMD2(right.above, bottom.above) &- 1
    let least = SIMD2(left.below, top.below) &+ 1
    let doubt: Int32 = writer.grid.exactPointsPerPixel == nil ? 1 : 0
    reach = Reach(
      certain: SIMD4(lowHalf: most &- doubt, highHalf: 0 &- least &- doubt),
      possible: SIMD4(lowHalf: most &+ doubt, highHalf: 0 &- least &+ doubt))
  }

  /// Returns the rectangle's bounds, relative to the corner of a group.
  ///
  /// They allow for rounding, which moves a frame towards the end by at most a pixel.
  @inline(__always)
  func reach(from corner: PixelCorner) -> Reach {
    // A mirrored frame goes from minus its end to minus its start.
    let offset =
      isMirrored
      ? SIMD4(corner.start[0], 0 &- corner.start[1], 0 &- corner.start[0], corner.start[1])
      : SIMD4(0 &- corner.start[0], 0 &- corner.start[1], corner.start[0], corner.start[1])
    var (certain, possible) = (reach.certain, reach.possible)
    if isMirrored {
      certain = SIMD4(certain[2], certain[1], certain[0], certain[3])
      possible = SIMD4(possible[2], possible[1], possible[0], possible[3])
    }
    return Reach(
      certain: certain &+ offset &- SIMD4(1, 1, 0, 0),
      possible: possible &+ offset &+ SIMD4(0, 0, 1, 1))
  }

  /// Returns whether a frame lies inside the rectangle.
  ///
  /// - Parameter frame: The left edge, top edge, width and height, in pixels.
  /// - Returns: Whether no edge of the frame lies outside the rectangle.
  @inline(__always)
  func contains(_ frame: SIMD4<Int32>) -> Bool {
    first[1] <= frame[1] && frame[1] &+ frame[3] <= last[1]
      && first[0] <= frame[0] && frame[0] &+ frame[2] <= last[0]
  }
}

/// The whole pixels that certainly lie inside a range of points, however edges are rounded.
struct PixelSpan {
  private let first: Int64
  private let count: UInt64

  @inline(__always)
  init() { (first, count) = (0, 0) }

  /// Creates the span of the pixels inside a range.
  ///
  /// Pixels within one pixel of an edge are left out, because rounding may move them outside.
  @inline(__always)
  init(inside least: Double, _ most: Double, _ grid: PixelGrid) {
    let start = Int64(Self.around(least * grid.scale).above) &+ 1
    first = start
    count = UInt64(max(0, Int64(Self.around(most * grid.scale).below) &- start))
  }

  /// Returns whether a pixel certainly lies inside the range.
  @inline(__always)
  func contains(_ pixel: Int64) -> Bool { UInt64(bitPattern: pixel &- first) < count }

  /// The limit for clamping edges, in pixels.
  ///
  /// No edge reaches the limit: an edge is at most the sum of three components of a frame, each
  /// below `PixelBox.limit`. Adding a fourth such component still fits in 32 bits.
  private static let limit = Int32(3 * PixelBox.limit - 4)

  /// Rounds a fractional number of pixels down and up, and clamps the results to the limit.
  @inline(__always)
  static func around(_ pixels: Double) -> (below: Int32, above: Int32) {
    guard pixels.magnitude < Double(limit) else {
      return pixels < 0 ? (-limit, -limit) : (limit, limit)
    }
    // Uses the remainder after truncation, because `rounded` would call into the C library.
    let whole = Int32(pixels)
    let cut = Double(whole)
    return (cut > pixels ? whole &- 1 : whole, cut < pixels ? whole &+ 1 : whole)
  }
}
