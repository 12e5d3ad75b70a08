/// How far two measurements of the same code are apart.
public struct PairedSpread: Codable, Sendable, Equatable {
  /// The median of the absolute log-ratios of single turns.
  public var typical: Double
  /// The 90 % quantile of the absolute log-ratios of single turns.
  public var wide: Double
  /// The median log-ratio of each part of the time, all parts equally long.
  public var parts: [Double]

  /// Summarises turns.
  ///
  /// - Parameters:
  ///   - logRatios: One log-ratio for each turn, in order, at least as many as there are parts.
  ///   - partCount: The number of parts.
  init(_ logRatios: [Double], partCount: Int) {
    let sizes = logRatios.map(abs)
    typical = Quantile.value(0.5, of: sizes)
    wide = Quantile.value(0.9, of: sizes)
    parts = SpreadTrial.parts(of: logRatios, count: partCount)
  }

  /// The smallest slowdown, as a log-ratio, that `bench ab` could show if its pairs of processes
  /// were apart as the parts are.
  ///
  /// Pairs of two builds are farther apart, as code and data lie elsewhere in each process.
  public var findableByPairs: Double? {
    guard !parts.isEmpty else { return nil }
    let rows = Self.gateRows
    return ComparisonRule.gate(rows: rows).verdict(on: parts)?.detectable
  }

  /// The number of rows that share the probability of a false alarm in the default gate for time.
  private static let gateRows = 40

  /// The smallest difference that `bench compare` could show if its rounds were apart as the parts
  /// are, as a log-ratio.
  public var findableByRounds: Double? {
    let rule = ComparisonRule.choice(looks: [ComparisonRule.defaultLooks[0]])
    guard let interval = SignTest.interval(of: parts, alpha: rule.alpha) else { return nil }
    let median = Quantile.value(0.5, of: parts)
    return max(
      Power.logarithm(1 + rule.threshold), median - interval.lowerBound,
      interval.upperBound - median)
  }
}
