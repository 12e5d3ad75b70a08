package import BenchHarness

/// The decision rule for rows of a comparison, from the log-ratios to the first side, one for each
/// round.
///
/// A row is judged at a few looks, the first after 16 rounds. At each look, exact bounds of the
/// median log-ratio follow from its order statistics (``SignTest``):
///
///     lower bound > ln (1 + margin) and median ≥ ln (1 + threshold)  →  slower
///     the same with both signs turned                                →  faster
///     upper bound < ln (1 + threshold)                               →  same
///     otherwise                                →  more rounds, and after the last look undecided
///
/// A gate for two builds asks whether head is slower, so a faster head passes as the same. A choice
/// between strategies asks which is faster, so "same" also requires the lower bound to be within
/// the threshold. The probability of a wrong answer anywhere, at any look, is at most 1 %: each
/// look at each comparison has an equal part of it (Bonferroni). With 40 rows and 6 looks, this
/// part is 4.2 · 10⁻⁵, and all of 16 rounds have to be above the margin. The probability that a row
/// of a gate passes in spite of a slowdown equal to the threshold is at most 1 % as well.
package struct ComparisonRule: Codable, Sendable, Equatable {
  /// The probability of any wrong decision in all rows together.
  package static let familyAlpha = 0.01
  /// The probability that a row of a gate passes in spite of a slowdown equal to the threshold.
  package static let passAlpha = 0.01
  /// The default threshold of a gate.
  package static let defaultThreshold = 0.03
  /// The default numbers of rounds before each look.
  package static let defaultLooks = [16, 24, 32, 48, 64, 96]

  /// The number of comparisons sharing the probability of a wrong answer.
  package var comparisons: Int
  /// The numbers of rounds before each look, in ascending order.
  package var looks: [Int]
  /// The minimum difference that makes sides unequal: 0.03 is 3 %.
  package var threshold: Double
  /// The difference that has to be excluded, because code placement alone can cause it.
  package var margin: Double
  /// Whether the rule looks for the faster side rather than only for a slower one.
  package var isTwoSided: Bool

  /// Returns the rule of a gate.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 1.
  ///   - looks: The numbers of rounds before each look, in ascending order; at least one.
  ///   - threshold: The minimum slowdown that fails a row, more than the margin of 1 %.
  /// - Returns: The rule.
  package static func gate(
    rows: Int = 1, looks: [Int] = defaultLooks, threshold: Double = defaultThreshold
  ) -> ComparisonRule {
    let rule = ComparisonRule(
      comparisons: rows, looks: looks, threshold: threshold, margin: 0.01, isTwoSided: false)
    precondition(rows > 0, "a gate needs at least one row")
    precondition(!looks.isEmpty && looks[0] > 0, "a row must be judged after at least one round")
    precondition(threshold > rule.margin, "the threshold \(threshold) must exceed the margin")
    return rule
  }

  /// Returns the rule of a choice between strategies; within 2 % they are the same.
  ///
  /// - Parameters:
  ///   - comparisons: The number of comparisons, at least 1.
  ///   - looks: The numbers of rounds before each look, in ascending order; at least one.
  /// - Returns: The rule.
  package static func choice(
    comparisons: Int = 1, looks: [Int] = defaultLooks
  ) -> ComparisonRule {
    precondition(comparisons > 0, "a choice needs at least one comparison")
    return ComparisonRule(
      comparisons: comparisons, looks: looks, threshold: 0.02, margin: 0, isTwoSided: true)
  }

  /// Returns the looks of a run with the given maximum number of rounds, the last after all of
  /// them.
  package static func looks(upTo rounds: Int) -> [Int] {
    precondition(rounds > 0, "\(rounds) rounds cannot decide anything")
    return defaultLooks.filter { $0 < rounds } + [rounds]
  }

  /// The probability of a wrong answer at one look at one comparison.
  package var alpha: Double { Self.familyAlpha / Double(comparisons * looks.count) }

  /// The minimum number of rounds that can show a difference: ⌈log₂(1 / α)⌉, plus one for two
  /// directions.
  package var requiredRounds: Int { SignTest.fewestValues(alpha: isTwoSided ? alpha : 2 * alpha) }

  /// The first look with a possible decision; `nil` without such a look.
  var firstDecidingLook: Int? { looks.first { $0 >= requiredRounds } }

  /// Judges a side.
  ///
  /// - Parameters:
  ///   - logRatios: The log-ratio to the first side for each round.
  ///   - isCopy: Whether the side is a copy of the first one, so a faster side is an alarm as well.
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

/// The verdict on one side of a row, with its bounds; all differences are logarithms of ratios to
/// the first side.
package struct Verdict: Codable, Sendable, Equatable {
  /// The decision; in a gate, `same` includes faster sides.
  package var outcome: Outcome
  /// The number of rounds the verdict is based on.
  package var rounds: Int
  /// The median log-ratio of the rounds.
  package var median: Double
  /// The lower bound of the median, at the rule's confidence; `nil` after too few rounds.
  package var lower: Double?
  /// The upper bound of the median, at the rule's confidence; `nil` after too few rounds.
  package var upper: Double?
  /// The smallest detectable slowdown with the present spread of rounds; `nil` after too few of
  /// them.
  package var detectable: Double?

  /// The side's time divided by the first side's: 2 means twice as long.
  package var ratio: Double { Power.exponential(median) }

  /// Formats a difference for human readers, such as `+3.1 %`, or `> +999 %` above tenfold.
  static func text(_ logRatio: Double?) -> String {
    guard let logRatio else { return "-" }
    let percent = 100 * (Power.exponential(logRatio) - 1)
    guard percent < 1000 else { return "> +999 %" }
    let digits = Decimals.fixed(abs(percent), places: 1)
    return (percent < 0 && digits != "0.0" ? "-" : "+") + digits + " %"
  }
}
