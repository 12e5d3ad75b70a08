package import BenchHarness

/// Decision rule for rows of a comparison, from one log-ratio to the first side for each round.
///
/// A row is judged at a few looks, the first after 16 rounds. At each look exact bounds of the
/// median log-ratio follow from its order statistics (``SignTest``):
///
///     lower bound > ln (1 + margin) and median ≥ ln (1 + threshold)  →  slower
///     the same with both signs turned                                →  faster
///     upper bound < ln (1 + threshold)                               →  same
///     otherwise                                →  more rounds, and after the last look undecided
///
/// A gate of two builds asks whether head is slower, so a faster one passes as the same; a choice
/// between strategies asks for the faster one, so the lower bound of the same ones is inside of the
/// threshold too. A wrong answer anywhere, at any look, has a probability of at most 1 %: each look
/// at each comparison has an equal part of it (Bonferroni). With 40 rows and 6 looks that is 4.2 ·
/// 10⁻⁵, and requires all of 16 rounds above the margin. A slowdown by the threshold passes a row
/// of a gate with a probability of at most 1 % as well.
package struct ComparisonRule: Codable, Sendable, Equatable {
  /// The probability of any wrong decision on rows.
  package static let familyAlpha = 0.01
  /// The probability that a row of a gate passes in spite of a slowdown equal to the threshold.
  package static let passAlpha = 0.01
  /// The default for the smallest slowdown of a gate.
  package static let defaultThreshold = 0.03
  /// The numbers of rounds before each look.
  package static let defaultLooks = [16, 24, 32, 48, 64, 96]

  /// The number of comparisons to share the probability of a wrong answer.
  package var comparisons: Int
  /// The numbers of rounds before each look, ascending.
  package var looks: [Int]
  /// The least difference of unequal sides: 0.03 is 3 %.
  package var threshold: Double
  /// The difference to exclude: code placement by itself can cause it.
  package var margin: Double
  /// Whether the faster side is looked for, and not only a slower one.
  package var isTwoSided: Bool

  /// The rule of a gate.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 1.
  ///   - looks: The numbers of rounds before each look, ascending, at least one.
  ///   - threshold: The least slowdown of a failed row, more than the margin of 1 %.
  /// - Returns: The rule.
  package static func gate(
    rows: Int = 1, looks: [Int] = defaultLooks, threshold: Double = defaultThreshold
  ) -> ComparisonRule {
    let rule = ComparisonRule(
      comparisons: rows, looks: looks, threshold: threshold, margin: 0.01, isTwoSided: false)
    precondition(rows > 0, "a gate has rows")
    precondition(!looks.isEmpty && looks[0] > 0, "a row must be judged after at least one round")
    precondition(threshold > rule.margin, "a threshold of \(threshold) is within the margin")
    return rule
  }

  /// The rule of a choice between strategies; within 2 %, they are the same.
  ///
  /// - Parameters:
  ///   - comparisons: The number of comparisons, at least 1.
  ///   - looks: The numbers of rounds before each look, ascending, at least one.
  /// - Returns: The rule.
  package static func choice(
    comparisons: Int = 1, looks: [Int] = defaultLooks
  ) -> ComparisonRule {
    precondition(comparisons > 0, "there is nothing to decide")
    return ComparisonRule(
      comparisons: comparisons, looks: looks, threshold: 0.02, margin: 0, isTwoSided: true)
  }

  /// The looks of a run of up to a number of rounds, the last look after all of them.
  package static func looks(upTo rounds: Int) -> [Int] {
    precondition(rounds > 0, "\(rounds) rounds decide nothing")
    return defaultLooks.filter { $0 < rounds } + [rounds]
  }

  /// The probability of a wrong answer at one look at one comparison.
  package var alpha: Double { Self.familyAlpha / Double(comparisons * looks.count) }

  /// The fewest rounds to show a difference: ⌈log₂(1 / α)⌉, and one more for two directions.
  package var requiredRounds: Int { SignTest.fewestValues(alpha: isTwoSided ? alpha : 2 * alpha) }

  /// The first look with possible decisions; nil if there is none.
  var firstDecidingLook: Int? { looks.first { $0 >= requiredRounds } }

  /// Judges a side.
  ///
  /// - Parameters:
  ///   - logRatios: One log-ratio to the first side for each round.
  ///   - isCopy: Whether the side does the same as the first one; then faster is an alarm, too.
  /// - Returns: The verdict; nil without rounds.
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

/// Verdict on one side of a row, with its bounds; all differences are logarithms of ratios to the
/// first side.
package struct Verdict: Codable, Sendable, Equatable {
  /// The decision; in a gate, the same includes faster.
  package var outcome: Outcome
  /// The number of rounds.
  package var rounds: Int
  /// The median of the rounds.
  package var median: Double
  /// The lower bound of the median, hardly ever crossed; nil with too few rounds.
  package var lower: Double?
  /// The upper bound of the median, hardly ever crossed; nil with too few rounds.
  package var upper: Double?
  /// The smallest slowdown detectable with rounds so far apart; nil with too few of them.
  package var detectable: Double?

  /// The ratio of its time to the first side's: 2 for double.
  package var ratio: Double { Power.exponential(median) }

  /// A difference for people: `+3.1 %`; more than tenfold is `> +999 %`.
  static func text(_ logRatio: Double?) -> String {
    guard let logRatio else { return "-" }
    let percent = 100 * (Power.exponential(logRatio) - 1)
    guard percent < 1000 else { return "> +999 %" }
    let digits = Decimals.fixed(abs(percent), places: 1)
    return (percent < 0 && digits != "0.0" ? "-" : "+") + digits + " %"
  }
}
