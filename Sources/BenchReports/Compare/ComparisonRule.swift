package import BenchHarness

/// The decision rule for the rows of a comparison.
///
/// Its input is the log-ratio of a side to the first side in each round. A row is judged only at a
/// few interim looks at the data, the first after 16 rounds. At each look, exact bounds on the
/// median log-ratio follow from its order statistics (``SignTest``):
///
///     lower bound > ln (1 + margin) and median ≥ ln (1 + threshold)  →  slower
///     the same with both signs reversed                              →  faster
///     upper bound < ln (1 + threshold)                               →  same
///     otherwise                                →  more rounds, and after the last look undecided
///
/// A gate for two builds determines whether the head build is slower, so a faster head passes as
/// the same. A choice between strategies determines which is faster, so "same" also requires the
/// lower bound to be within the threshold. The probability of a wrong decision in any row, at any
/// look, is at most 1 %: it is divided equally among all looks at all comparisons (Bonferroni).
/// With 40 rows and 6 looks, each look at a comparison gets 4.2 · 10⁻⁵, and all 16 rounds have to
/// be above the margin at the first look. The probability that a row of a gate passes in spite of a
/// slowdown equal to the threshold is at most 1 % as well.
package struct ComparisonRule: Codable, Sendable, Equatable {
  /// The maximum probability of a wrong decision in any row.
  package static let familyAlpha = 0.01
  /// The maximum probability that a row of a gate passes in spite of a slowdown equal to the
  /// threshold.
  package static let passAlpha = 0.01
  /// The default threshold of a gate: a slowdown of 3 %.
  package static let defaultThreshold = 0.03
  /// The default numbers of rounds before each interim look at the data.
  package static let defaultLooks = [16, 24, 32, 48, 64, 96]

  /// The number of comparisons that share the probability of a wrong decision.
  package var comparisons: Int
  /// The number of rounds before each interim look at the data, in ascending order.
  package var looks: [Int]
  /// The smallest difference to count as slower or faster: 0.03 is 3 %.
  package var threshold: Double
  /// The largest difference that may be caused merely by the placement of code in memory.
  ///
  /// Only a larger difference can count as slower or faster.
  package var margin: Double
  /// Whether the rule decides which side is faster, rather than only whether the second side is
  /// slower.
  package var isTwoSided: Bool

  /// Returns the rule for a gate.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 1.
  ///   - looks: The number of rounds before each interim look at the data, in ascending order; at
  ///     least one look is required.
  ///   - threshold: The minimum slowdown that fails a row; it must be greater than the margin of
  ///     1 %.
  /// - Returns: A rule that only determines whether the head build is slower.
  package static func gate(
    rows: Int = 1, looks: [Int] = defaultLooks, threshold: Double = defaultThreshold
  ) -> ComparisonRule {
    let rule = ComparisonRule(
      comparisons: rows, looks: looks, threshold: threshold, margin: 0.01, isTwoSided: false)
    precondition(rows > 0, "a gate needs at least one row")
    precondition(!looks.isEmpty && looks[0] > 0, "at least one round is needed to judge a row")
    precondition(threshold > rule.margin, "the threshold \(threshold) must exceed the margin")
    return rule
  }

  /// Returns the rule for choosing between strategies.
  ///
  /// Strategies within 2 % count as the same.
  ///
  /// - Parameters:
  ///   - comparisons: The number of comparisons, at least 1.
  ///   - looks: The number of rounds before each interim look at the data, in ascending order; at
  ///     least one look is required.
  /// - Returns: A rule for choosing the faster strategy.
  package static func choice(
    comparisons: Int = 1, looks: [Int] = defaultLooks
  ) -> ComparisonRule {
    precondition(comparisons > 0, "a choice between strategies needs at least one comparison")
    return ComparisonRule(
      comparisons: comparisons, looks: looks, threshold: 0.02, margin: 0, isTwoSided: true)
  }

  /// Returns the number of rounds before each interim look at the data, in ascending order.
  ///
  /// The last look follows the final round.
  package static func looks(upTo rounds: Int) -> [Int] {
    precondition(rounds > 0, "\(rounds) rounds cannot decide anything")
    return defaultLooks.filter { $0 < rounds } + [rounds]
  }

  /// The probability of a wrong decision in one comparison at one interim look.
  package var alpha: Double { Self.familyAlpha / Double(comparisons * looks.count) }

  /// The minimum number of rounds that can reveal a difference: ⌈log₂(1 / α)⌉, plus one if both
  /// directions are tested.
  package var requiredRounds: Int { SignTest.minValues(alpha: isTwoSided ? alpha : 2 * alpha) }

  /// The number of rounds at the first interim look that can lead to a decision, or `nil` if no
  /// look has enough rounds.
  var firstDecidingLook: Int? { looks.first { $0 >= requiredRounds } }

  /// Returns the verdict on a side, based on the rounds measured so far.
  ///
  /// - Parameters:
  ///   - logRatios: The log-ratio to the first side for each round.
  ///   - isCopy: Whether the side is a copy of the first side, so that a faster side is a false
  ///     alarm as well.
  /// - Returns: The verdict; `nil` before the first round.
  package func verdict(on logRatios: [Double], isCopy: Bool = false) -> Verdict? {
    guard !logRatios.isEmpty else { return nil }
    let slowAlpha = isTwoSided ? alpha / 2 : alpha
    let fastAlpha = isTwoSided ? alpha / 2 : Self.passAlpha / Double(looks.count)
    let median = Quantile.value(0.5, of: logRatios)
    let lower = SignTest.lowerBound(of: logRatios, alpha: slowAlpha)
    let upper = SignTest.upperBound(of: logRatios, alpha: fastAlpha)
    let (least, limit) = (Power.logarithm(1 + margin), Power.logarithm(1 + threshold))
    var outcome = Outcome.undecided
    if let lower, lower > least, median >= limit { outcome = .slower }
    if isTwoSided || isCopy, median <= -limit,
      let upper = SignTest.upperBound(of: logRatios, alpha: slowAlpha), upper < -least
    {
      outcome = .faster
    }
    if let upper, upper < limit, outcome == .undecided,
      !isTwoSided || lower.map({ $0 > -limit }) ?? false
    {
      outcome = .same
    }
    return Verdict(
      outcome: outcome, rounds: logRatios.count, median: median, lower: lower, upper: upper,
      detectable: lower.map { max(limit, least + median - $0) })
  }
}

/// The verdict on one build or strategy in a row, compared with the first one.
///
/// The median and the bounds are log-ratios of its time to the first one's time.
package struct Verdict: Codable, Sendable, Equatable {
  /// The decision; in a gate, a faster side counts as `same`.
  package var outcome: Outcome
  /// The number of rounds the verdict is based on.
  package var rounds: Int
  /// The median log-ratio of the rounds.
  package var median: Double
  /// The lower bound on the median, at the rule's confidence level; `nil` if there were too few
  /// rounds.
  package var lower: Double?
  /// The upper bound on the median, at the rule's confidence level; `nil` if there were too few
  /// rounds.
  package var upper: Double?
  /// The smallest slowdown that could be detected, given the spread of the rounds; `nil` if there
  /// were too few rounds.
  package var detectable: Double?

  /// The side's time divided by the first side's: 2 means twice as long.
  package var ratio: Double { Power.exponential(median) }

  /// Formats a log-ratio in per cent, such as `+3.1 %`; 1000 % or more becomes `> +999 %`.
  static func text(_ logRatio: Double?) -> String {
    guard let logRatio else { return "-" }
    let percent = 100 * (Power.exponential(logRatio) - 1)
    guard percent < 1000 else { return "> +999 %" }
    let digits = Decimals.fixed(abs(percent), places: 1)
    return (percent < 0 && digits != "0.0" ? "-" : "+") + digits + " %"
  }
}
