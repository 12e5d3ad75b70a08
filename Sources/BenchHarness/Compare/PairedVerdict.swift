/// Comparison of a strategy with the first one on one row, over all rounds.
public struct PairedVerdict: Codable, Sendable, Equatable {
  /// The name of the strategy that is compared with the first one.
  public var strategy: String
  /// One number for each round: the logarithm of how many times as long as the first it took.
  public var logRatios: [Double]
  /// How many times as long as the first strategy it takes: the median over the rounds.
  public var ratio: Double
  /// The lower end of the interval of the ratio; nil with fewer rounds than an interval needs.
  public var low: Double?
  /// The upper end of the interval of the ratio; nil with fewer rounds than an interval needs.
  public var high: Double?
  /// The outcome.
  public var outcome: PairedOutcome

  /// The name of the faster strategy, `tie` or `undecided`.
  ///
  /// - Parameter first: The name of the first strategy.
  /// - Returns: What stands in the column of winners.
  public func winner(first: String) -> String {
    switch outcome {
    case .first: first
    case .second: strategy
    case .tie, .undecided: outcome.rawValue
    }
  }
}
