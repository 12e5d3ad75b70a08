/// The division of the suite's budget among its benchmarks.
///
/// When its turn comes, each benchmark gets an equal share of the remaining time. Slow benchmarks
/// therefore benefit from the time that quick ones leave unused. A benchmark may spend several
/// times its share to get the samples it needs, but never runs beyond the end of the suite. The
/// benchmark that sets up a shared state may also spend the shares of all other users of the state.
struct BudgetSchedule {
  /// The maximum time that a benchmark may spend, as a multiple of its share of the budget.
  ///
  /// If the benchmark sets up a shared state, the maximum is multiplied by the number of benchmarks
  /// using that state.
  static let maxShares: Int64 = 4

  /// A time long enough for a few samples of a benchmark, in nanoseconds.
  ///
  /// A benchmark with a smaller share of the budget gets only its share.
  static let minNanoseconds: Int64 = 30_000_000

  let start: Int64
  let end: Int64

  init(start: Int64, budget: Duration) {
    self.start = start
    end = start.addingSaturated(budget.wholeNanoseconds)
  }

  /// The whole budget, in nanoseconds.
  var length: Int64 { end - start }

  /// Returns limits for the next benchmark that leave just enough time for a few samples, or `nil`
  /// if no time is left.
  func least(now: Int64, casesLeft: Int, reserve: Int64 = 0) -> MeasurementLimits? {
    let remaining = end - now - reserve
    guard remaining > 0 else { return nil }
    let share = min(Self.minNanoseconds, remaining / Int64(max(1, casesLeft)))
    return MeasurementLimits(share: now, end: now + share, suiteEnd: end)
  }

  /// Returns the limits of a benchmark that begins now, or `nil` if no time is left.
  ///
  /// - Parameters:
  ///   - now: The current time, in nanoseconds of the clock.
  ///   - casesLeft: The number of benchmarks sharing the remaining time, including this one.
  ///   - sharers: The number of benchmarks using the state set up by this benchmark.
  ///   - reserve: The time reserved for other purposes at the end, in nanoseconds.
  /// - Returns: The limits, or `nil` if no time is left.
  func limits(
    now: Int64, casesLeft: Int, sharers: Int = 1, reserve: Int64 = 0
  ) -> MeasurementLimits? {
    let remaining = end - now - reserve
    guard remaining > 0 else { return nil }
    let share = remaining / Int64(max(1, casesLeft))
    let shares = Self.maxShares * Int64(max(1, sharers))
    let length = share > remaining / shares ? remaining : share * shares
    return MeasurementLimits(share: now + share, end: now + length, suiteEnd: end)
  }
}
