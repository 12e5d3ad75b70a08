/// Overruns of the frames of a trace, in milliseconds: quantiles as ``Quantile`` defines them,
/// negative where there is slack.
public struct OverrunSummary: Codable, Hashable, Sendable {
  /// The unit of every number in here: always `ms`.
  public var unit = "ms"
  /// The quantile 0.5.
  public var p50: Double
  /// The quantile 0.9.
  public var p90: Double
  /// The quantile 0.95.
  public var p95: Double
  /// The quantile 0.99.
  public var p99: Double
  /// The largest overrun.
  public var max: Double

  /// Summarises the overruns of a schedule.
  init(_ schedule: FrameSchedule) {
    let sorted = schedule.frames.map { $0.overrunNanoseconds / 1_000_000 }.sorted()
    p50 = Quantile.value(0.5, ofSorted: sorted)
    p90 = Quantile.value(0.9, ofSorted: sorted)
    p95 = Quantile.value(0.95, ofSorted: sorted)
    p99 = Quantile.value(0.99, ofSorted: sorted)
    max = Quantile.value(1, ofSorted: sorted)
  }
}
