/// A length or position as a whole number of 10⁻⁷ device pixels.
///
/// Positions are sums of many extents. A floating-point sum depends on the order of additions, so
/// updating a sum would give different bits from rebuilding it. Whole numbers do not have this
/// problem: any order, any grouping and any closed form (`count * extent`) give the same position,
/// so all caching strategies agree bit for bit.
///
/// The unit is a power of ten because people write decimal numbers: every length with up to seven
/// decimals of a pixel is exact, and so are half pixels, where the direction of rounding changes.
///
///     44.35 points at 2 pixels per point   →   887,000,000 units
///     5 rows of that                       →   443.5 pixels, exactly halfway: rounded to 444
///     4 × 10¹⁸ units                       →   the longest content: 10⁸ rows of 4,000 pixels
public struct Subpixels: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The length in units of 10⁻⁷ pixels.
  public var rawValue: Int64

  /// The number of units in a device pixel.
  @inlinable
  public static var perPixel: Int64 { 10_000_000 }

  /// The maximum length of the content, chosen so that a position plus a few lengths still fits
  /// into 64 bits.
  public static let longestContent = Subpixels(rawValue: 4_000_000_000_000_000_000)

  /// The longest single length, 10¹⁰ pixels: far longer than any real layout, and short enough for
  /// checks to detect sums that would overflow.
  public static let longestLength = Subpixels(rawValue: 100_000_000_000_000_000)

  /// The largest representable length.
  static let longest = Subpixels(rawValue: .max)

  /// A length of zero.
  @inlinable
  public static var zero: Subpixels { Subpixels(rawValue: 0) }

  /// One device pixel.
  public static let pixel = Subpixels(rawValue: perPixel)

  /// Creates a length from a number of 10⁻⁷ pixels.
  @inlinable
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates a length from a number of whole pixels.
  @inlinable
  public init(pixels: Int64) { rawValue = pixels &* Subpixels.perPixel }

  /// The number of whole pixels nearest to this length; halves are rounded away from zero.
  ///
  ///     0.5 → 1     −0.5 → −1     −0.25 → 0
  @inlinable
  public var roundedToPixels: Int64 {
    // Behaviour 3
    // An unsigned division takes half as long, and positions in the content are never negative.
    let nearest = Subpixels.wholePixels(rawValue.magnitude &+ Subpixels.halfPixel)
    return rawValue < 0 ? 0 &- nearest : nearest
  }

  @inlinable static var halfPixel: UInt64 { perPixel.magnitude / 2 }

  /// Returns the number of whole pixels in `magnitude` units, rounded down.
  ///
  /// To round to the nearest pixel, callers add half a pixel first.
  @inlinable
  static func wholePixels(_ magnitude: UInt64) -> Int64 {
    Int64(truncatingIfNeeded: magnitude / perPixel.magnitude)
  }

  /// Returns the sum of two lengths.
  @inlinable
  public static func + (a: Subpixels, b: Subpixels) -> Subpixels {
    Subpixels(rawValue: a.rawValue &+ b.rawValue)
  }

  /// Returns the difference of two lengths.
  @inlinable
  public static func - (a: Subpixels, b: Subpixels) -> Subpixels {
    Subpixels(rawValue: a.rawValue &- b.rawValue)
  }

  /// Returns a length multiplied by a count.
  @inlinable
  public static func * (length: Subpixels, count: Int) -> Subpixels {
    Subpixels(rawValue: length.rawValue &* Int64(count))
  }

  /// Adds one length to another.
  @inlinable
  public static func += (a: inout Subpixels, b: Subpixels) { a = a + b }

  /// Subtracts one length from another.
  @inlinable
  public static func -= (a: inout Subpixels, b: Subpixels) { a = a - b }

  /// Returns whether a length is less than another.
  @inlinable
  public static func < (a: Subpixels, b: Subpixels) -> Bool { a.rawValue < b.rawValue }
}
