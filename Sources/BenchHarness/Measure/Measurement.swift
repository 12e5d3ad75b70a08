/// Times of one benchmark: its samples, their summary, and warnings about them.
public struct Measurement: Sendable, Equatable {
  /// The samples, in the order taken, all with the same number of iterations.
  public var samples: [TimedSample]
  /// The samples per iteration, summarised.
  public var time: TimeSummary
  /// The reasons not to trust the samples; none without doubts.
  public var warnings: [MeasurementWarning]
}
