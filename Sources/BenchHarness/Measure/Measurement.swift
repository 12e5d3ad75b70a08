/// The times of one benchmark: its samples, their summary, and warnings about them.
public struct Measurement: Sendable, Equatable {
  /// The samples in the order they were taken, all with the same number of iterations.
  public var samples: [TimedSample]
  /// A summary of the times per iteration.
  public var time: TimeSummary
  /// The reasons not to trust the samples; empty if they are trustworthy.
  public var warnings: [MeasurementWarning]
}
