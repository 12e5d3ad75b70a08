package import BenchHarness

extension HitchResult {
  /// The minimum number of times a trace is played: once for the exact counts, and once for each
  /// timed replay.
  private static let minPlays = 1 + FrameRecorder.minReplays

  /// Returns the reason why no trace was timed, or `nil` if at least one was.
  ///
  /// - Parameters:
  ///   - results: The results of all traces, timed or not.
  ///   - budget: The time budget for all traces together.
  /// - Returns: The reason, with a budget that is sufficient for one trace.
  package static func noMeasurementsReason(
    in results: [HitchResult], budget: Duration
  ) -> NoMeasurementsError? {
    NoMeasurementsError.reason(
      ifNoneOf: results.count { $0.metrics != nil },
      NoMeasurementsError(
        "a budget of \(HumanTime.format(budget)) is too short for a trace",
        budget: max(budget * minPlays, .seconds(1))))
  }
}
