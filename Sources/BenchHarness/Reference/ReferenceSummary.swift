/// The speed of the machine during a run, measured as the times of the reference kernel.
public struct ReferenceSummary: Codable, Sendable, Equatable {
  /// The unit of the times, always `ns`.
  public var unit = "ns"
  /// The time of each reading, in milliseconds since the start of the run.
  ///
  /// In joined reports, each time is relative to the start of its own shard's run.
  public var at: [Int]
  /// The kernel's time at each reading, in nanoseconds.
  public var samples: [Double]
  /// The 10th percentile of the times.
  public var p10: Double
  /// The median of the times.
  public var median: Double
  /// The 90th percentile of the times.
  public var p90: Double

  /// Creates a summary of readings, or returns `nil` if there are none.
  init?(_ readings: [ReferenceReading]) {
    self.init(at: readings.map { Int($0.at / 1_000_000) }, samples: readings.map(\.nanoseconds))
  }

  /// Creates a summary that joins the readings of several runs, or returns `nil` if there are none.
  package init?(joining summaries: [ReferenceSummary]) {
    self.init(at: summaries.flatMap(\.at), samples: summaries.flatMap(\.samples))
  }

  private init?(at: [Int], samples: [Double]) {
    guard !samples.isEmpty else { return nil }
    self.at = at
    self.samples = samples
    p10 = Quantile.value(0.1, of: samples)
    median = Quantile.value(0.5, of: samples)
    p90 = Quantile.value(0.9, of: samples)
  }
}
