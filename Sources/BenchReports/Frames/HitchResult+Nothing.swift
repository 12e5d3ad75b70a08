package import BenchHarness

extension HitchResult {
  /// The number of plays of a trace: one to count, and the fewest timed ones.
  private static let fewestPlays = 1 + FrameRecorder.fewestReplays

  /// The reason for results without a timed trace; nil for others.
  ///
  /// - Parameters:
  ///   - results: The results of all traces.
  ///   - budget: The budget of all.
  /// - Returns: The reason, with a sufficient budget for one trace.
  package static func nothingMeasuredReason(
    in results: [HitchResult], budget: Duration
  ) -> NothingMeasured? {
    NothingMeasured.reason(
      ifNoneOf: results.count { $0.metrics != nil },
      NothingMeasured(
        "a budget of \(HumanTime.format(budget)) is too short for a trace",
        budget: max(budget * fewestPlays, .seconds(1))))
  }
}
