/// Ends of the time for one benchmark, in nanoseconds of the wall clock.
public struct MeasurementLimits: Sendable, Equatable {
  /// The end of the benchmark's share of the budget: no more samples than necessary after this.
  public var share: Int64
  /// The end after which even necessary samples are left out.
  public var end: Int64
  /// The end of the suite, which nothing may exceed.
  public var suiteEnd: Int64

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - share: The end of the benchmark's share of the budget.
  ///   - end: The end after which even necessary samples are left out.
  ///   - suiteEnd: The end of the suite; the same as `end` if nil.
  public init(share: Int64, end: Int64, suiteEnd: Int64? = nil) {
    self.share = share
    self.end = end
    self.suiteEnd = suiteEnd ?? end
  }

  /// No limits at all.
  public static let none = MeasurementLimits(share: .max, end: .max)

  /// The limits after the answers have been compared, which is no part of a benchmark's share.
  func shifted(by nanoseconds: Int64) -> MeasurementLimits {
    func later(_ time: Int64) -> Int64 { min(suiteEnd, time.addingSaturated(nanoseconds)) }
    return MeasurementLimits(share: later(share), end: later(end), suiteEnd: suiteEnd)
  }

  /// The limits of a benchmark that is set up: it gets at least as long again as that took, as a
  /// setup without samples would be time spent for nothing.
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
