/// Rule by which rows of a comparison are decided.
///
/// A strategy wins a row if the interval of the median log-ratio excludes 0 and the median is
/// beyond the margin. A tie is an interval inside of the margin. All other rows are undecided. The
/// intervals of all rows together miss one of the true medians with a probability of at most α:
/// each has an equal part of it (Bonferroni).
public struct PairedJudge: Sendable, Equatable {
  /// The probability that any interval is wrong.
  public static let familyAlpha = 0.01
  /// The difference from which on two strategies are not equally fast.
  public static let margin = 0.02

  /// The number of comparisons: rows times strategies beside the first.
  public let comparisons: Int

  /// Makes the rule for a number of comparisons, at least 1.
  public init(comparisons: Int) {
    precondition(comparisons > 0, "there is nothing to decide")
    self.comparisons = comparisons
  }

  /// The probability that one interval is wrong.
  public var alpha: Double { Self.familyAlpha / Double(comparisons) }

  /// The fewest rounds that can decide anything: ⌈log₂(2 · comparisons / α)⌉.
  public var requiredRounds: Int { SignTest.fewestValues(alpha: alpha) }

  /// Decides one row.
  ///
  /// - Parameters:
  ///   - strategy: The name of the strategy that is compared with the first one.
  ///   - logRatios: One log-ratio to the first strategy for each round, at least one.
  /// - Returns: The ratio, its interval and the outcome.
  public func verdict(on strategy: String, _ logRatios: [Double]) -> PairedVerdict {
    let median = Quantile.value(0.5, of: logRatios)
    let interval = SignTest.interval(of: logRatios, alpha: alpha)
    return PairedVerdict(
      strategy: strategy, logRatios: logRatios, ratio: Power.exponential(median),
      low: interval.map { Power.exponential($0.lowerBound) },
      high: interval.map { Power.exponential($0.upperBound) },
      outcome: Self.outcome(median: median, interval: interval))
  }

  /// The outcome of a median and its interval, which are logarithms of ratios.
  static func outcome(median: Double, interval: ClosedRange<Double>?) -> PairedOutcome {
    let margin = Power.logarithm(1 + Self.margin)
    guard let interval else { return .undecided }
    if interval.lowerBound > 0, median > margin { return .first }
    if interval.upperBound < 0, median < -margin { return .second }
    return interval.lowerBound > -margin && interval.upperBound < margin ? .tie : .undecided
  }
}
