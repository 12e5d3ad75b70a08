/// Samples of one benchmark from one round of a suite.
public struct SampledRound: Sendable, Equatable {
  /// The number of the round, from 1.
  public var number: Int
  /// The samples, in the order taken; at least one.
  public var samples: [TimedSample]
  /// Whether the only sample is the first, cold run.
  public var isCold: Bool
  /// When sampling began and ended, in nanoseconds of the wall clock.
  public var time: Range<Int64>

  /// Makes a round.
  public init(number: Int, samples: [TimedSample], isCold: Bool, time: Range<Int64>) {
    self.number = number
    self.samples = samples
    self.isCold = isCold
    self.time = time
  }

  /// What a batch costs with its preparation, in nanoseconds: the median.
  var batchNanoseconds: Double {
    Quantile.value(0.5, of: samples.map { Double($0.costNanoseconds) })
  }
}
