/// A length or position as a whole number of 2⁻²⁴ device pixels.
///
/// Positions are sums of many extents. Floating-point sums depend on the order in which they are
/// made, and an engine that updates a sum here and rebuilds it there would answer with different
/// bits. Whole numbers do not: any order, any grouping and any closed form (`count * extent`) give
/// the same position, which is what lets every caching strategy agree bit for bit.
///
///     2⁻²⁴ pixel   →   an extent is off by less than 0.00000003 pixels
///     2⁶² / 2²⁴    →   content may be 2.7 × 10¹¹ pixels long: 100 million rows of 2,748 pixels
public struct Subpixels: Hashable, Comparable, Sendable {
  /// The length in units of 2⁻²⁴ pixels.
  public var rawValue: Int64

  /// How many units make a device pixel.
  public static let perPixel: Int64 = 1 << 24

  /// No length.
  public static let zero = Subpixels(rawValue: 0)

  /// One device pixel.
  public static let pixel = Subpixels(rawValue: perPixel)

  /// Makes a length from a number of 2⁻²⁴ pixels.
  @inlinable
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The number of whole pixels nearest to this length; halves go away from zero.
  ///
  ///     0.5 → 1     −0.5 → −1     −0.25 → 0
  @inlinable
  public var roundedToPixels: Int64 {
    // `>> 63` is −1 for negative numbers, which turns "half up" into "half away from zero".
    (rawValue &+ (Subpixels.perPixel >> 1) &+ (rawValue >> 63)) >> 24
  }

  /// The sum of two lengths.
  @inlinable
  public static func + (a: Subpixels, b: Subpixels) -> Subpixels {
    Subpixels(rawValue: a.rawValue &+ b.rawValue)
  }

  /// The difference of two lengths.
  @inlinable
  public static func - (a: Subpixels, b: Subpixels) -> Subpixels {
    Subpixels(rawValue: a.rawValue &- b.rawValue)
  }

  /// A length taken `count` times.
  @inlinable
  public static func * (length: Subpixels, count: Int) -> Subpixels {
    Subpixels(rawValue: length.rawValue &* Int64(count))
  }

  /// Adds a length to this one.
  @inlinable
  public static func += (a: inout Subpixels, b: Subpixels) { a = a + b }

  /// Whether one length is shorter than another.
  @inlinable
  public static func < (a: Subpixels, b: Subpixels) -> Bool { a.rawValue < b.rawValue }
}
