package import BenchHarness

/// The result of one scroll trace at one display rate.
package struct HitchResult: Codable, Equatable, Sendable {
  /// The name of the scenario.
  package var scenario: String
  /// The total number of items on the scenario's screen.
  package var items: Int
  /// The name of the scroll trace, as printed by `bench list`.
  package var trace: String
  /// The rate of the display, in hertz.
  package var hertz: Int
  /// The number of frames in the trace.
  package var frames: Int
  /// The cost of each frame in each replay, in nanoseconds; empty if there was no time to play the
  /// trace.
  package var replays: [[Int64]]
  /// The metrics of the frames, based on the lowest cost of each frame, or `nil` if there was no
  /// time to play the trace.
  @Nullable package var metrics: FrameMetrics?
  /// The exact counters of the whole trace by name, the same in every run; empty if there was no
  /// time to play the trace.
  package var counters: [String: Int]
  /// The largest movement, within one frame, of a visible item that should stay in place, in
  /// points; `nil` if it was not measured.
  @Nullable package var anchorDrift: Double?
  /// The changes on the screen in each frame; `nil` in older reports, and if there was no time to
  /// play the trace.
  @Nullable package var timeline: FrameTimeline?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - scenario: The name of the scenario that provides the screen.
  ///   - items: The total number of items on the screen.
  ///   - trace: The name of the scroll trace.
  ///   - hertz: The rate of the display, in hertz.
  ///   - frames: The number of frames in the trace.
  ///   - recording: The costs of the frames; `nil` if there was no time to play the trace.
  ///   - counters: The exact counters of the whole trace, by name.
  ///   - anchorDrift: The largest movement of a visible item that should stay in place, in points;
  ///     `nil` if it was not measured.
  ///   - timeline: The changes on the screen in each frame.
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

/// The changes on a screen in each frame of a trace, the same in every run.
package struct FrameTimeline: Codable, Hashable, Sendable {
  /// The movement in each frame of a visible item that should stay in place, in points; empty if
  /// the screen has no estimated sizes.
  package var anchorDrift: [Double]
  /// The length of the content along the scroll axis after each frame, in points.
  package var contentLength: [Double]
  /// The number of views created in each frame.
  package var viewsMade: [Int]

  /// Creates an empty timeline.
  package init() { (anchorDrift, contentLength, viewsMade) = ([], [], []) }
}

/// A report on the scroll traces of a run, with the conditions of the run.
package struct HitchReport: Codable, Equatable, Sendable {
  /// The schema version of the text returned by ``json()``.
  package static let schema = 1

  /// The arguments of the run, without the path of the executable.
  package var command: [String]
  /// The seed of all random input.
  package var seed: UInt64
  /// The machine, the build and the other conditions of the run.
  package var environment: RunEnvironment
  /// The results, in order of measurement.
  package var results: [HitchResult]
  /// The reason why results are missing, or `nil` if the run is complete.
  package var interruption: String?
  /// The limits of the run; `nil` in older reports.
  @Nullable package var limits: HitchLimits?
  /// The figures above their limits; `nil` in older reports.
  @Nullable package var exceeded: [HitchLimits.Excess]?

  /// Creates a report on the scroll traces of one run.
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

  /// Parses a report.
  ///
  /// - Parameters:
  ///   - json: A report as written by ``json()``.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The report with all its results.
  /// - Throws: A `ReportFormatError` if the text is not a report, or has another schema version.
  package static func decode(
    _ json: String, source: String
  ) throws(ReportFormatError) -> HitchReport {
    try ReportFormatError.decode(json, source: source, known: schema...schema)
  }

  /// Returns the report as JSON with sorted keys and one line for each combination of trace and
  /// rate.
  ///
  /// - Throws: An encoding error if a value cannot be represented in JSON.
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
