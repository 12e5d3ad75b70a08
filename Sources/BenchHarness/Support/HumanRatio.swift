/// Functions that format ratios of two figures for human readers.
package enum HumanRatio {
  /// Formats a ratio in few characters, for tables: `0.70×`, `2.5×`, `629×`, `6,300×`, `167k×`,
  /// `1.7m×`.
  package static func short(_ ratio: Double) -> String {
    guard ratio.isFinite else { return "\(ratio)×" }
    switch ratio {
    case ..<0.995: return Decimals.fixed(ratio, places: 2) + "×"
    case ..<9.95: return Decimals.fixed(ratio, places: 1) + "×"
    case ..<99_500: return whole(ratio, digits: 2)
    default:
      for (name, factor) in [("bn", 1e9), ("m", 1e6), ("k", 1e3)] where ratio >= factor * 0.9995 {
        guard ratio < 999e9 else { return "> 1000bn×" }
        return Decimals.significant(ratio / factor, digits: ratio / factor < 99.5 ? 2 : 3)
          + name + "×"
      }
      return Decimals.fixed(ratio, places: 0) + "×"
    }
  }

  /// Formats a ratio with about three digits, for comparisons: `0.50×`, `1.38×`, `34.5×`,
  /// `160,000×`.
  package static func precise(_ ratio: Double) -> String {
    guard ratio.isFinite, ratio < 999.5e6 else { return short(ratio) }
    switch ratio {
    case ..<9.995: return Decimals.fixed(ratio, places: 2) + "×"
    case ..<99.95: return Decimals.fixed(ratio, places: 1) + "×"
    default: return whole(ratio, digits: 3)
    }
  }

  /// Formats a difference as a factor of at least 1, regardless of its direction: both 7 % more and
  /// 7 % less become `1.07×`.
  ///
  /// - Parameter logRatio: The natural logarithm of the new value divided by the old one.
  /// - Returns: A factor of at least 1, with about three digits.
  package static func factor(_ logRatio: Double) -> String {
    precise(Power.exponential(abs(logRatio)))
  }

  /// Formats a difference as a factor with its direction: `1.07× slower`.
  ///
  /// - Parameter logRatio: The logarithm of the ratio of two times.
  /// - Returns: A factor of at least 1, with about three digits, and the direction.
  package static func difference(_ logRatio: Double) -> String {
    "\(factor(logRatio)) \((logRatio < 0 ? Outcome.faster : .slower).word)"
  }

  /// Formats an interval around a difference as factors in the same direction: `1.05-1.09×`.
  ///
  /// - Parameters:
  ///   - low: The logarithm of the lower end.
  ///   - high: The logarithm of the upper end.
  ///   - middle: The logarithm of the difference, below 0 for a faster time.
  /// - Returns: Two factors with about three digits, the smaller one first.
  package static func interval(_ low: Double, _ high: Double, around middle: Double) -> String {
    let ends = middle < 0 ? [-high, -low] : [low, high]
    return ends.map { String(precise(Power.exponential($0)).dropLast()) }.joined(separator: "-")
      + "×"
  }

  /// Formats a ratio as a whole number, rounded to the given number of digits.
  private static func whole(_ ratio: Double, digits: Int) -> String {
    var unit = 1.0
    while ratio / unit >= (digits == 2 ? 995 : 9995) / 10 { unit *= 10 }
    if ratio < 999.5 { unit = 1 }
    return ItemCount.grouped(Int((ratio / unit).rounded() * unit)) + "×"
  }
}
