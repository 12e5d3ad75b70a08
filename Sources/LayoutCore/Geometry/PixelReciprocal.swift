/// Points per pixel as a sum of two numbers, for loops with two divisions for each item otherwise:
/// there the processor waits for the quotients, and not for two products and a sum.
///
/// The answers have the bits of dividing. The scale is an odd number below ``limit`` times a power
/// of two, and pixels are whole numbers below 2⁴¹, so that
/// - the product with ``high`` is exact, because ``high`` has 12 bits;
/// - the product with ``low`` is at most 2⁻¹¹ of it, and exact to 2⁻⁵² of itself;
/// - the quotient is at least 1 ∕ (2 · 2⁹) of its last bit from a change of rounding, more than
///   both make up.
struct PixelReciprocal {
  /// Upper bound of the scale's odd part, exclusive.
  private static let limit = 1 << 9

  private let high: Double
  private let low: Double

  /// Makes the reciprocal of a number of pixels per point; `nil` if dividing by it may give other
  /// bits.
  ///
  /// - Parameter scale: A finite number above zero, such as 3 or 2.625.
  init?(of scale: Double) {
    let odd = scale.significandBitPattern | 1 << Double.significandBitCount
    guard odd >> odd.trailingZeroBitCount < Self.limit, (1 / scale).isNormal else { return nil }
    let kept = Double.significandBitCount - 11
    high = Double(bitPattern: ((1 / scale).bitPattern >> kept) << kept)
    low = (1 - high * scale) / scale
  }

  /// The position or length of a whole number of pixels, in points.
  @inline(__always)
  func points(pixels: Double) -> Double { pixels * high + pixels * low }
}

/// How pixels become points in a loop; the compiler makes a loop for each rule: all give the same
/// bits.
enum PointsRule {
  /// By one product: pixels are a power of two to a point.
  case factor
  /// By two products and a sum: quickest for many items.
  case reciprocal(PixelReciprocal)
  /// By dividing: the fewest instructions elsewhere.
  case quotient
}
