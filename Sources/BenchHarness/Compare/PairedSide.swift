/// One strategy in one row of a comparison: everything that was measured.
public struct PairedSide: Codable, Sendable, Equatable {
  /// The name of the strategy.
  public var strategy: String
  /// The number of iterations of one batch.
  public var iterations: Int
  /// Nanoseconds of processor time per iteration, the median of the batches of each round.
  public var medians: [Double] = []
  /// Requests and bytes of one iteration; nil where they were not measured.
  public var allocations: AllocationSummary?
  /// Bytes that the state keeps alive; nil where that has no meaning or was not measured.
  public var liveBytes: Int?
  /// Instructions per iteration; nil where they were not counted.
  public var instructions: Double?
  /// The time that setting up took, in nanoseconds.
  public var setupNanoseconds = 0.0
  /// Which answers were compared with those of others; nil where there was no time for it.
  public var compared: ComparedAnswers?

  /// Makes a side that has not been timed yet.
  public init(strategy: String, iterations: Int) {
    self.strategy = strategy
    self.iterations = iterations
  }

  /// The median over the rounds, in nanoseconds; nil without rounds.
  public var median: Double? { medians.isEmpty ? nil : Quantile.value(0.5, of: medians) }
}
