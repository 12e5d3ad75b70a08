/// Exponent of *n* by which the time of a strategy grows: the median over the rounds, each of which
/// has measured all sizes.
public struct ComparedExponent: Codable, Sendable, Equatable {
  /// The exponent.
  public var exponent: Double
  /// The lower end of its interval; nil with fewer rounds than an interval needs.
  public var low: Double?
  /// The upper end of its interval; nil with fewer rounds than an interval needs.
  public var high: Double?

  /// Judges exponents.
  ///
  /// - Parameters:
  ///   - rounds: The exponent of each round, at least one.
  ///   - alpha: The probability that the interval is wrong.
  init(_ rounds: [Double], alpha: Double) {
    exponent = Quantile.value(0.5, of: rounds)
    let interval = SignTest.interval(of: rounds, alpha: alpha)
    low = interval?.lowerBound
    high = interval?.upperBound
  }

  /// The exponent with its interval: `n^0.98 (0.97 to 0.99)`.
  var text: String {
    let ends = [low, high].compactMap { $0 }.map { Decimals.fixed($0, places: 2) }
    return HumanCount.growth(exponent) + (ends.count == 2 ? " (\(ends[0]) to \(ends[1]))" : "")
  }
}
