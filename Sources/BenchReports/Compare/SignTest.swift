import BenchHarness

/// Exact confidence intervals for a median, computed by the sign test.
///
/// The values must be independent, but can have any distribution. The number of values below the
/// true median is distributed like the number of heads in *n* throws of a coin, where *n* is the
/// number of values. The interval from the *k*-th smallest to the *k*-th largest value therefore
/// misses the median with the probability 2 P(heads < k).
package enum SignTest {
  /// Returns the probability that `count` throws of a coin yield at most `heads` heads.
  ///
  /// - Complexity: O(*heads*).
  package static func tail(heads: Int, throws count: Int) -> Double {
    guard heads >= 0 else { return 0 }
    guard heads < count else { return 1 }
    var term = Power.raise(0.5, to: Double(count))
    var sum = term
    for index in 0..<heads {
      term *= Double(count - index) / Double(index + 1)
      sum += term
    }
    return sum
  }

  /// Returns the largest *k* whose interval misses the median with a probability of at most α, or
  /// `nil` if there are too few values.
  ///
  /// The interval extends from the *k*-th smallest to the *k*-th largest value.
  package static func rank(of count: Int, alpha: Double) -> Int? {
    var rank = 0
    while rank < (count + 1) / 2, 2 * tail(heads: rank, throws: count) <= alpha { rank += 1 }
    return rank > 0 ? rank : nil
  }

  /// Returns the confidence interval for the median of the given values, or `nil` if there are too
  /// few values.
  package static func interval(of values: [Double], alpha: Double) -> ClosedRange<Double>? {
    guard let rank = rank(of: values.count, alpha: alpha) else { return nil }
    let sorted = values.sorted()
    return sorted[rank - 1]...sorted[sorted.count - rank]
  }

  /// Returns the largest *k* for which the median lies below the *k*-th smallest value with a
  /// probability of at most α, or `nil` if there are too few values.
  ///
  /// The bound is the lower end of a two-sided interval whose upper end misses the median with the
  /// same probability. For example, *k* is 1 for 16 values at α = 6.25 · 10⁻⁵ (2⁻¹⁶ = 1.5 · 10⁻⁵),
  /// and 3 for 16 values at α = 0.0025 (137 · 2⁻¹⁶ = 0.0021).
  package static func oneSidedRank(of count: Int, alpha: Double) -> Int? {
    rank(of: count, alpha: 2 * alpha)
  }

  /// Returns the one-sided lower confidence bound on the median of the given values, or `nil` if
  /// there are too few values.
  package static func lowerBound(of values: [Double], alpha: Double) -> Double? {
    oneSidedRank(of: values.count, alpha: alpha).map { values.sorted()[$0 - 1] }
  }

  /// Returns the one-sided upper confidence bound on the median of the given values, or `nil` if
  /// there are too few values.
  package static func upperBound(of values: [Double], alpha: Double) -> Double? {
    oneSidedRank(of: values.count, alpha: alpha).map { values.sorted()[values.count - $0] }
  }

  /// Returns the minimum number of values for an interval: ⌈log₂(2 / α)⌉.
  package static func minValues(alpha: Double) -> Int {
    precondition(alpha > 0, "a 100 % confidence interval would be infinite")
    var count = 1
    while rank(of: count, alpha: alpha) == nil { count += 1 }
    return count
  }
}
