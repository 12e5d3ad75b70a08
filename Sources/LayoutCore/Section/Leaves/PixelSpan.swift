/// Whole pixels that certainly lie inside a range of points.
struct PixelSpan {
  private let first: Int64
  private let count: UInt64

  /// Makes a span of no pixels.
  @inline(__always)
  init() { (first, count) = (0, 0) }

  /// Makes the span of the pixels inside a range, without those that are within a pixel of its
  /// edges, where rounding decides.
  @inline(__always)
  init(inside least: Double, _ most: Double, _ grid: PixelGrid) {
    let start = Int64(Self.around(least * grid.scale).above) &+ 1
    first = start
    count = UInt64(max(0, Int64(Self.around(most * grid.scale).below) &- start))
  }

  /// Whether a pixel certainly lies inside.
  @inline(__always)
  func contains(_ pixel: Int64) -> Bool { UInt64(bitPattern: pixel &- first) < count }

  /// Bound at which edges are clamped, in pixels.
  ///
  /// No edge reaches it: one is at most the sum of three numbers of a frame, each below
  /// `PixelFrame.limit`. A fourth number added to it still fits in 32 bits.
  private static let limit = Int32(3 * PixelFrame.limit - 4)

  /// The whole numbers of pixels around a number of them, as far as the limit reaches: the largest
  /// that is not above it and the smallest that is not below it.
  @inline(__always)
  static func around(_ pixels: Double) -> (below: Int32, above: Int32) {
    guard pixels.magnitude < Double(limit) else {
      return pixels < 0 ? (-limit, -limit) : (limit, limit)
    }
    // By what cutting off leaves: `rounded` is a call into the C library.
    let whole = Int32(pixels)
    let cut = Double(whole)
    return (cut > pixels ? whole &- 1 : whole, cut < pixels ? whole &+ 1 : whole)
  }
}
