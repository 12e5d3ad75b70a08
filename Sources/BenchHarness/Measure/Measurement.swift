/// What timing one benchmark gave.
public struct Measurement: Sendable, Equatable {
  /// The samples, in the order taken, all with the same number of iterations.
  public var samples: [TimedSample]
  /// The samples per iteration, summarised.
  public var time: TimeSummary
  /// What is wrong with the samples.
  public var warnings: [MeasurementWarning]
}
