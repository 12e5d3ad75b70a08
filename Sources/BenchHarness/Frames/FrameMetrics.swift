/// Frame-budget metrics of a trace at one rate of the display.
public struct FrameMetrics: Codable, Hashable, Sendable {
  /// The number of hitches: runs of consecutive late frames.
  public var hitches: Int
  /// The number of late frames.
  public var lateFrames: Int
  /// The number of late frames in the longest hitch.
  public var longestRun: Int
  /// The time of all hitches, in milliseconds.
  public var hitchTime: Double
  /// Milliseconds of hitches per second of frames.
  public var hitchTimeRatio: Double
  /// The band of that ratio.
  public var band: HitchBand
  /// The overruns of the frames.
  public var overrun: OverrunSummary
  /// The cost of the dearest frame, in nanoseconds.
  public var dearestCost: Int64
  /// The index of the dearest frame, of equal ones the first.
  public var dearestFrame: Int
  /// The factor by which the processor may be slower before the first hitch; nil if nothing costs
  /// anything.
  @Nullable public var headroom: Double?

  /// Computes the metrics of frames.
  ///
  /// - Parameters:
  ///   - costs: The work of each frame, in nanoseconds; at least one frame.
  ///   - clock: The clock of the display.
  /// - Complexity: O(*n* log *n*) for *n* frames.
  public init(costs: [Int64], on clock: DisplayClock) {
    let schedule = clock.schedule(costs)
    let runs = schedule.hitches
    hitches = runs.count
    lateFrames = schedule.lateFrames
    longestRun = runs.max() ?? 0
    hitchTime = schedule.hitchMilliseconds
    hitchTimeRatio = schedule.hitchTimeRatio
    band = HitchBand(ratio: schedule.hitchTimeRatio)
    overrun = OverrunSummary(schedule)
    dearestCost = costs.max() ?? 0
    dearestFrame = costs.firstIndex(of: dearestCost) ?? 0
    headroom = clock.headroom(costs)
  }
}
