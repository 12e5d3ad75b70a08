package import BenchHarness

/// The frame-budget metrics of a trace at one display rate.
///
/// A hitch is a run of consecutive late frames. It lasts one period for each late frame; meanwhile,
/// the display keeps showing an old frame. For example, a frame that takes 2.5 periods among quick
/// frames misses two ticks, so its hitch lasts two periods.
package struct FrameMetrics: Codable, Hashable, Sendable {
  /// The number of hitches: runs of consecutive late frames.
  package var hitches: Int
  /// The number of frames that missed their deadline.
  package var lateFrames: Int
  /// The number of late frames in the longest hitch.
  package var longestRun: Int
  /// The total time of all hitches, in milliseconds.
  package var hitchTime: Double
  /// The hitch time in milliseconds per second of playback, from 0 to 1000.
  package var hitchTimeRatio: Double
  /// The band of the hitch time ratio, such as good or critical.
  package var band: HitchBand
  /// A summary of the frames' overruns.
  package var overrun: OverrunSummary
  /// The cost of the costliest frame, in nanoseconds.
  package var highestCost: Int64
  /// The index of the costliest frame, or of the first one if several are equally costly.
  package var costliestFrame: Int
  /// The largest slowdown of the processor that causes no hitch, as a factor, or `nil` if no frame
  /// has any cost.
  @Nullable package var headroom: Double?

  private enum CodingKeys: String, CodingKey {
    case hitches, lateFrames, longestRun, hitchTime, hitchTimeRatio, band, overrun, headroom
    case highestCost = "dearestCost"
    case costliestFrame = "dearestFrame"
  }

  /// Computes the metrics of a trace from the costs of its frames.
  ///
  /// - Parameters:
  ///   - costs: The work of each frame, in nanoseconds; at least one frame.
  ///   - clock: The clock whose ticks are the frames' deadlines.
  /// - Complexity: O(*n* log *n*) for *n* frames.
  package init(costs: [Int64], on clock: DisplayClock) {
    precondition(!costs.isEmpty, "a trace needs at least one frame")
    let overruns = clock.overruns(costs)
    let runs = overruns.split { $0 <= 0 }.map(\.count)
    hitches = runs.count
    lateFrames = runs.reduce(0, +)
    longestRun = runs.max() ?? 0
    hitchTime = 1000 * Double(lateFrames) / Double(clock.hertz)
    hitchTimeRatio = 1000 * Double(lateFrames) / Double(costs.count)
    band = HitchBand(ratio: hitchTimeRatio)
    overrun = OverrunSummary(
      milliseconds: overruns.map { Double($0) / Double(clock.hertz) / 1_000_000 })
    highestCost = costs.max() ?? 0
    costliestFrame = costs.firstIndex(of: highestCost) ?? 0
    headroom = clock.headroom(costs)
  }
}

/// The band of a hitch time ratio, as defined by Apple's tools.
package enum HitchBand: String, CaseIterable, Codable, Sendable {
  /// Below 5 ms/s: mostly unnoticeable.
  case good
  /// From 5 to 10 ms/s: noticeable.
  case warning
  /// Above 10 ms/s: disruptive.
  case critical

  /// Creates the band for a hitch time ratio in milliseconds per second.
  package init(ratio: Double) { self = ratio < 5 ? .good : ratio <= 10 ? .warning : .critical }
}

/// A summary of the frames' overruns in milliseconds, with quantiles as defined by ``Quantile``.
///
/// An overrun is negative if the frame ended early.
package struct OverrunSummary: Codable, Hashable, Sendable {
  /// The unit of all overruns, always `ms`.
  package var unit = "ms"
  /// The median of the overruns.
  package var p50: Double
  /// The 90th percentile of the overruns.
  package var p90: Double
  /// The 95th percentile of the overruns.
  package var p95: Double
  /// The 99th percentile of the overruns.
  package var p99: Double
  /// The largest overrun.
  package var max: Double

  /// Creates a summary of the overruns of frames.
  init(milliseconds overruns: [Double]) {
    let sorted = overruns.sorted()
    p50 = Quantile.value(0.5, ofSorted: sorted)
    p90 = Quantile.value(0.9, ofSorted: sorted)
    p95 = Quantile.value(0.95, ofSorted: sorted)
    p99 = Quantile.value(0.99, ofSorted: sorted)
    max = Quantile.value(1, ofSorted: sorted)
  }
}
