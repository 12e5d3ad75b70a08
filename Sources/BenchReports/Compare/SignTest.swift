import BenchHarness

/// Exact interval of a median, from signs alone: it assumes independent values, and nothing about
/// their spread.
///
/// The number of *n* values below the true median is distributed like heads in *n* throws of a
/// coin. So the interval from the *k*-th smallest to the *k*-th largest value misses the median
/// with the probability 2 P(heads < k).
package enum SignTest {
  /// The probability of some number of heads or fewer in a number of throws.
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

  /// The largest *k* with a probability of at most α that the interval from the *k*-th smallest to
  /// the *k*-th largest value misses the median; nil if even the whole range may miss it more
  /// often.
  package static func rank(of count: Int, alpha: Double) -> Int? {
    var rank = 0
    while rank < (count + 1) / 2, 2 * tail(heads: rank, throws: count) <= alpha { rank += 1 }
    return rank > 0 ? rank : nil
  }

  /// The interval of the median of values; nil if they are too few.
  package static func interval(of values: [Double], alpha: Double) -> ClosedRange<Double>? {
    guard let rank = rank(of: values.count, alpha: alpha) else { return nil }
    let sorted = values.sorted()
    return sorted[rank - 1]...sorted[sorted.count - rank]
  }

  /// The largest *k* with a probability of at most α that the median lies below the *k*-th smallest
  /// value; nil if it may lie below all values more often.
  ///
  /// It is half of an interval; the other half may miss with the same probability: 1 of 16 values
  /// at α = 6.25 · 10⁻⁵ (2⁻¹⁶ = 1.5 · 10⁻⁵), 3 of 16 at α = 0.0025 (137 · 2⁻¹⁶ = 0.0021).
  package static func oneSidedRank(of count: Int, alpha: Double) -> Int? {
    rank(of: count, alpha: 2 * alpha)
  }

  /// The lower bound of the median of values; nil if they are too few.
  package static func lowerBound(of values: [Double], alpha: Double) -> Double? {
    oneSidedRank(of: values.count, alpha: alpha).map { values.sorted()[$0 - 1] }
  }

  /// The upper bound of the median of values; nil if they are too few.
  package static func upperBound(of values: [Double], alpha: Double) -> Double? {
    oneSidedRank(of: values.count, alpha: alpha).map { values.sorted()[values.count - $0] }
  }

  /// The fewest values with an interval at all: ⌈log₂(2 / α)⌉.
  package static func fewestValues(alpha: Double) -> Int {
    precondition(alpha > 0, "an interval that is always right is infinite")
    var count = 1
    while rank(of: count, alpha: alpha) == nil { count += 1 }
    return count
  }
}
