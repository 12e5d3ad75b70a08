/// The number of points per pixel, represented as the sum of two numbers, for loops that would
/// otherwise need two divisions per item.
///
/// A division has a longer latency than two multiplications and an addition. The results have the
/// same bits as a division. The scale is an odd number below ``limit`` times a power of two, and
/// pixels are whole numbers below 2⁴¹. Therefore:
/// - the product with ``high`` is exact, because ``high`` has 12 bits;
/// - the product with ``low`` is at most 2⁻¹¹ of the product with ``high``, and has a relative
///   error of 2⁻⁵²;
/// - the exact quotient differs by at least 1 ∕ (2 · 2⁹) of its last bit from every value halfway
///   between two adjacent floating-point numbers, more than both errors together.
struct PixelReciprocal {
  /// The exclusive upper bound on the odd factor of a scale.
  private static let limit = 1 << 9

  private let high: Double
  private let low: Double

  /// Creates the reciprocal of a number of pixels per point; returns `nil` if a division might
  /// produce different bits.
  ///
  /// - Parameter scale: A finite number greater than zero, such as 3 or 2.625.
  init?(of scale: Double) {
    let odd = scale.significandBitPattern | 1 << Double.significandBitCount
    guard odd >> odd.trailingZeroBitCount < Self.limit, (1 / scale).isNormal else { return nil }
    let kept = Double.significandBitCount - 11
    high = Double(bitPattern: ((1 / scale).bitPattern >> kept) << kept)
    low = (1 - high * scale) / scale
  }

  /// Converts a whole number of pixels to points.
  @inline(__always)
  func points(pixels: Double) -> Double { pixels * high + pixels * low }
}

/// A rule for converting pixels to points in a loop.
///
/// The compiler specialises the loop for each rule. All rules produce the same bits.
enum PointsRule {
  /// Multiplication by one factor, if the number of pixels per point is a power of two.
  case factor
  /// Two multiplications and an addition, which are faster than a division if there are many items.
  case reciprocal(PixelReciprocal)
  /// Division, which is correct for every scale.
  case quotient
}
