/// Ends of the time for one benchmark, in nanoseconds of the wall clock.
public struct MeasurementLimits: Sendable, Equatable {
  /// The end of the benchmark's share of the budget: no more samples than necessary after this.
  public var share: Int64
  /// The end of all samples, even necessary ones.
  public var end: Int64
  /// The end of the suite, a limit for everything.
  public var suiteEnd: Int64

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - share: The end of the benchmark's share of the budget.
  ///   - end: The end of all samples, even necessary ones.
  ///   - suiteEnd: The end of the suite; the same as `end` if nil.
  public init(share: Int64, end: Int64, suiteEnd: Int64? = nil) {
    self.share = share
    self.end = end
    self.suiteEnd = suiteEnd ?? end
  }

  /// No limits at all.
  public static let none = MeasurementLimits(share: .max, end: .max)

  /// The limits after the comparison of answers, as it is no part of a benchmark's share.
  func shifted(by nanoseconds: Int64) -> MeasurementLimits {
    func later(_ time: Int64) -> Int64 { min(suiteEnd, time.addingSaturated(nanoseconds)) }
    return MeasurementLimits(share: later(share), end: later(end), suiteEnd: suiteEnd)
  }

  /// The limits of a benchmark after its setup: it gets at least the setup's time once more, as a
  /// setup without samples would be wasted.
  ///
  /// - Parameters:
  ///   - start: The start of its time, in nanoseconds of the clock.
  ///   - ready: The end of its setup, in nanoseconds of the clock.
  ///   - setupNanoseconds: The time of the setup.
  /// - Returns: The limits for all passes.
  func extended(start: Int64, ready: Int64, setupNanoseconds: Int64) -> MeasurementLimits {
    var limits = self
    let few = min(BudgetSchedule.leastNanoseconds, max(0, end - start))
    let least = ready.addingSaturated(max(few, setupNanoseconds))
    limits.end = max(end, min(suiteEnd, least))
    return limits
  }
}
