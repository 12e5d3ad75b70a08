/// A small, fast random generator that returns the same numbers on every machine: SplitMix64.
///
/// It advances a counter by 2⁶⁴ divided by the golden ratio, and mixes it by multiplying and
/// shifting (Steele, Lea and Flood, 2014). Its period is 2⁶⁴. It must not be used for secrets.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; equal seeds produce equal numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random integer in a non-empty range; every value is equally likely.
  ///
  /// The high half of a 128-bit product selects the number (Lemire, 2019). The few products that
  /// would introduce bias are redrawn.
  public mutating func next(in range: Range<Int>) -> Int {
    precondition(!range.isEmpty, "cannot draw from the empty range \(range)")
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    var product = width.multipliedFullWidth(by: next())
    if product.low < width {
      let unfair = (0 &- width) % width
      while product.low < unfair { product = width.multipliedFullWidth(by: next()) }
    }
    return range.lowerBound &+ Int(truncatingIfNeeded: product.high)
  }

  /// Returns a random number in a finite, non-empty range: one of 2⁵³ equally spaced numbers.
  public mutating func next(in range: Range<Double>) -> Double {
    precondition(
      !range.isEmpty && (range.upperBound - range.lowerBound).isFinite,
      "cannot draw from the range \(range)")
    let fraction = Double(next() >> 11) * 0x1p-53
    let value = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    // Rounding can produce the upper bound, which does not belong to the range.
    return min(value, range.upperBound.nextDown)
  }
}
