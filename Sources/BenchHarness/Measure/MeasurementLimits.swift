/// The deadlines for one benchmark, in nanoseconds of the wall clock.
public struct MeasurementLimits: Sendable, Equatable {
  /// The end of the benchmark's share of the budget.
  ///
  /// After this time, further samples are taken only to reach the minimum number.
  public var share: Int64
  /// The deadline for sampling, even if the minimum number of samples has not been reached.
  public var end: Int64
  /// The end of the suite; nothing continues after it.
  public var suiteEnd: Int64

  /// Creates limits from two or three deadlines.
  ///
  /// - Parameters:
  ///   - share: The end of the benchmark's share of the budget.
  ///   - end: The deadline of sampling, even if the minimum number of samples has not been reached.
  ///   - suiteEnd: The end of the suite; `nil` if it is the same as `end`.
  public init(share: Int64, end: Int64, suiteEnd: Int64? = nil) {
    self.share = share
    self.end = end
    self.suiteEnd = suiteEnd ?? end
  }

  /// Limits that never end sampling.
  public static let none = MeasurementLimits(share: .max, end: .max)

  /// Returns the same limits, postponed by the time spent on comparing answers.
  ///
  /// That time does not count against the benchmark's share.
  func shifted(by nanoseconds: Int64) -> MeasurementLimits {
    func later(_ time: Int64) -> Int64 { min(suiteEnd, time.addingSaturated(nanoseconds)) }
    return MeasurementLimits(share: later(share), end: later(end), suiteEnd: suiteEnd)
  }

  /// Returns the limits, extended if necessary to leave enough time for samples after the setup.
  ///
  /// The benchmark gets at least as much time again as its setup took, because a setup without
  /// samples would be wasted.
  ///
  /// - Parameters:
  ///   - start: The start of the benchmark's share, in nanoseconds of the clock.
  ///   - ready: The end of the benchmark's setup, in nanoseconds of the clock.
  ///   - setupNanoseconds: The duration of the setup itself, in nanoseconds of the clock.
  /// - Returns: The limits to be shared by all passes of the benchmark.
  func extended(start: Int64, ready: Int64, setupNanoseconds: Int64) -> MeasurementLimits {
    var limits = self
    let few = min(BudgetSchedule.minNanoseconds, max(0, end - start))
    let least = ready.addingSaturated(max(few, setupNanoseconds))
    limits.end = max(end, min(suiteEnd, least))
    return limits
  }
}
