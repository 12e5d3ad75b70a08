/// A length or position as a whole number of 10⁻⁷ device pixels.
///
/// Positions are sums of many extents. Floating-point sums depend on the order of additions, and an
/// engine updating a sum here and rebuilding it there would answer with different bits. Whole
/// numbers do not: any order, any grouping and any closed form (`count * extent`) give the same
/// position, so every caching strategy agrees bit for bit.
///
/// The unit is a power of ten because people write decimals: every length of up to seven decimals
/// of a pixel is exact, and so are the half pixels among its multiples.
///
///     44.35 points at 2 pixels per point   →   887,000,000 units
///     5 rows of that                       →   443.5 pixels, half of one exactly: rounded to 444
///     4 × 10¹⁸ units                       →   the longest content: 10⁸ rows of 4,000 pixels
public struct Subpixels: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The length in units of 10⁻⁷ pixels.
  public var rawValue: Int64

  /// How many units make a device pixel.
  @inlinable
  public static var perPixel: Int64 { 10_000_000 }

  /// The longest content: sums of positions and a few single lengths still fit into 64 bits.
  public static let longestContent = Subpixels(rawValue: 4_000_000_000_000_000_000)

  /// The longest single length, 10¹⁰ pixels: far beyond any layout, and small enough for sums to be
  /// checked.
  public static let longestLength = Subpixels(rawValue: 100_000_000_000_000_000)

  /// The upper bound of all lengths.
  static let longest = Subpixels(rawValue: .max)

  /// No length.
  @inlinable
  public static var zero: Subpixels { Subpixels(rawValue: 0) }

  /// One device pixel.
  public static let pixel = Subpixels(rawValue: perPixel)

  /// Makes a length from a number of 10⁻⁷ pixels.
  @inlinable
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The length of a number of whole pixels.
  @inlinable
  public init(pixels: Int64) { rawValue = pixels &* Subpixels.perPixel }

  /// The number of whole pixels nearest to this length; halves go away from zero.
  ///
  ///     0.5 → 1     −0.5 → −1     −0.25 → 0
  @inlinable
  public var roundedToPixels: Int64 {
    // Behaviour 3
    // Dividing without a sign takes half as long, and content lies where positions have none.
    let nearest = Subpixels.wholePixels(rawValue.magnitude &+ Subpixels.halfPixel)
    return rawValue < 0 ? 0 &- nearest : nearest
  }

  @inlinable static var halfPixel: UInt64 { perPixel.magnitude / 2 }

  /// The number of whole pixels in a magnitude; the nearest one, where half a pixel has been added.
  @inlinable
  static func wholePixels(_ magnitude: UInt64) -> Int64 {
    Int64(truncatingIfNeeded: magnitude / perPixel.magnitude)
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

  /// Takes a length off this one.
  @inlinable
  public static func -= (a: inout Subpixels, b: Subpixels) { a = a - b }

  /// Whether one length is shorter than another.
  @inlinable
  public static func < (a: Subpixels, b: Subpixels) -> Bool { a.rawValue < b.rawValue }
}
