package import BenchHarness

/// Result of one scroll trace at one rate of the display.
package struct HitchResult: Codable, Equatable, Sendable {
  /// The screen.
  package var scenario: String
  /// The number of items.
  package var items: Int
  /// The name of the scroll trace, as `bench list` has it.
  package var trace: String
  /// The rate of the display, in hertz.
  package var hertz: Int
  /// The number of frames.
  package var frames: Int
  /// The cost of each frame in nanoseconds, replay by replay; none if there was no time.
  package var replays: [[Int64]]
  /// The metrics of the least costs; nil if there was no time.
  @Nullable package var metrics: FrameMetrics?
  /// Exact counts of the whole trace by name, the same in every run; none if there was no time.
  package var counters: [String: Int]
  /// The largest movement in one frame of a visible item supposed to stay, in points; nil if not
  /// measured.
  @Nullable package var anchorDrift: Double?
  /// The changes of the screen in each frame; nil if there was no time, and in older reports.
  @Nullable package var timeline: FrameTimeline?

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - scenario: The screen.
  ///   - items: The number of items.
  ///   - trace: The scroll trace.
  ///   - hertz: The rate of the display, in hertz.
  ///   - frames: The number of frames.
  ///   - recording: The costs of the frames; nil if there was no time.
  ///   - counters: Exact counts of the whole trace by name.
  ///   - anchorDrift: The largest movement of a visible item supposed to stay, in points.
  ///   - timeline: The changes of the screen in each frame.
  package init(
    scenario: String, items: Int, trace: String, hertz: Int, frames: Int,
    recording: FrameRecording?, counters: [String: Int], anchorDrift: Double?,
    timeline: FrameTimeline? = nil
  ) {
    self.scenario = scenario
    self.items = items
    self.trace = trace
    self.hertz = hertz
    self.frames = frames
    replays = recording?.replays ?? []
    metrics = recording.map { FrameMetrics(costs: $0.costs, on: DisplayClock(hertz: hertz)) }
    self.counters = counters
    self.anchorDrift = anchorDrift
    self.timeline = timeline
  }
}

/// Changes of a screen in each frame of a trace, the same in every run.
package struct FrameTimeline: Codable, Hashable, Sendable {
  /// The movement of a visible item supposed to stay, in points; none where nothing is estimated.
  package var anchorDrift: [Double]
  /// The length of the content along the scroll axis after the frame, in points.
  package var contentLength: [Double]
  /// The number of views made in the frame.
  package var viewsMade: [Int]

  /// Makes a timeline without frames.
  package init() { (anchorDrift, contentLength, viewsMade) = ([], [], []) }
}

/// Scroll traces of a run, with its conditions.
package struct HitchReport: Codable, Equatable, Sendable {
  /// The version of the form of ``json()``.
  package static let schema = 1

  /// The arguments of the run, without the path of the executable.
  package var command: [String]
  /// The seed of all random input.
  package var seed: UInt64
  /// The conditions.
  package var environment: RunEnvironment
  /// The results, in measured order.
  package var results: [HitchResult]
  /// The reason why results are missing; nil at the end of the run.
  package var interruption: String?
  /// The limits of the run; nil in older reports.
  @Nullable package var limits: HitchLimits?
  /// The figures beyond the limits; nil in older reports.
  @Nullable package var exceeded: [HitchLimits.Excess]?

  /// Makes a report.
  package init(
    command: [String], seed: UInt64, environment: RunEnvironment, results: [HitchResult],
    limits: HitchLimits = HitchLimits(), interruption: String? = nil
  ) {
    self.command = command
    self.seed = seed
    self.environment = environment
    self.results = results
    self.limits = limits
    exceeded = limits.excesses(in: results)
    self.interruption = interruption
  }

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - json: A report in the form of ``json()``.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The report.
  /// - Throws: `ReportFormatError` if the text is none, or one of another version.
  package static func decode(
    _ json: String, source: String
  ) throws(ReportFormatError) -> HitchReport {
    try ReportFormatError.decode(json, source: source, known: schema...schema)
  }

  /// The report as JSON with sorted keys, one line for each trace and rate.
  ///
  /// - Throws: An encoding error for a value without a JSON number.
  package func json() throws -> String {
    """
    {"command":\(try SortedJSON.text(command)),
    "environment":\(try SortedJSON.text(environment)),
    "exceeded":\(try SortedJSON.text(exceeded ?? [])),
    "interruption":\(try interruption.map { try SortedJSON.text($0) } ?? "null"),
    "limits":\(try SortedJSON.text(limits ?? HitchLimits())),
    "results":[
    \(try results.map { try SortedJSON.text($0) }.joined(separator: ",\n"))
    ],
    "schema":\(Self.schema),
    "seed":\(seed)}

    """
  }
}
