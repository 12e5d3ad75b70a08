/// Rule by which a gate for time decides each row from one log-ratio for each pair of processes.
///
/// A row is judged at a few looks, the first after 16 pairs. At each look exact one-sided bounds of
/// the median log-ratio follow from its order statistics (``SignTest``):
///
///     lower bound > ln 1.01 and median ≥ ln 1.03  →  regression
///     upper bound < ln 1.03                       →  passed
///     otherwise                                   →  more pairs, and after the last look undecided
///
/// A false alarm anywhere, at any look, has a probability of at most 1 %: each look at each row has
/// an equal part of it (Bonferroni). With 40 rows and 6 looks that is 4.2 · 10⁻⁵, for which all of
/// 16 pairs have to be above the margin. A slowdown by the threshold passes a row with a
/// probability of at most 1 % as well.
public struct TimeGateRule: Codable, Sendable, Equatable {
  /// The probability that any row without a slowdown is a regression.
  public static let familyAlpha = 0.01
  /// The probability that a row passes whose slowdown is the threshold.
  public static let passAlpha = 0.01
  /// The difference that placement of code alone can make.
  public static let margin = 0.01
  /// The smallest slowdown that a gate is for, unless another one is chosen.
  public static let defaultThreshold = 0.03
  /// The numbers of pairs after which rows are judged.
  public static let defaultLooks = [16, 24, 32, 48, 64, 96]

  /// The number of rows that share the probability of a false alarm.
  public var rows: Int
  /// The numbers of pairs after which rows are judged, ascending.
  public var looks: [Int]
  /// The slowdown from which on a row is a regression: 0.03 is 3 %.
  public var threshold: Double

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 1.
  ///   - looks: The numbers of pairs after which rows are judged, ascending, at least one.
  ///   - threshold: The slowdown from which on a row is a regression, more than ``margin``.
  public init(
    rows: Int, looks: [Int] = defaultLooks, threshold: Double = defaultThreshold
  ) {
    precondition(rows > 0, "a gate has rows")
    precondition(!looks.isEmpty && looks[0] > 0, "a row is judged after some pair")
    precondition(threshold > Self.margin, "a threshold of \(threshold) is inside of the margin")
    self.rows = rows
    self.looks = looks
    self.threshold = threshold
  }

  /// The looks of a run of up to a number of pairs, the last of which is after all of them.
  public static func looks(upTo pairs: Int) -> [Int] {
    precondition(pairs > 0, "\(pairs) pairs decide nothing")
    return defaultLooks.filter { $0 < pairs } + [pairs]
  }

  /// The probability of a false alarm at one look at one row.
  public var alpha: Double { Self.familyAlpha / Double(rows * looks.count) }

  /// The fewest pairs that can show a regression: ⌈log₂(1 / α)⌉.
  public var requiredPairs: Int { SignTest.fewestValues(alpha: 2 * alpha) }

  /// Judges a row.
  ///
  /// - Parameter logRatios: One log-ratio, head to base, for each pair.
  /// - Returns: The verdict; nil without pairs.
  public func verdict(on logRatios: [Double]) -> TimeGateVerdict? {
    guard !logRatios.isEmpty else { return nil }
    let median = Quantile.value(0.5, of: logRatios)
    let lower = SignTest.lowerBound(of: logRatios, alpha: alpha)
    let upper = SignTest.upperBound(of: logRatios, alpha: Self.passAlpha / Double(looks.count))
    let margin = Power.logarithm(1 + Self.margin)
    let limit = Power.logarithm(1 + threshold)
    var outcome = TimeGateOutcome.inconclusive
    if let lower, lower > margin, median >= limit { outcome = .regression }
    if let upper, upper < limit { outcome = .passed }
    return TimeGateVerdict(
      outcome: outcome, pairs: logRatios.count, median: median, lower: lower, upper: upper,
      detectable: lower.map { max(limit, margin + median - $0) })
  }
}
