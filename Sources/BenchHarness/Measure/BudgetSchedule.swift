/// Deals the suite's budget out to its benchmarks.
///
/// Each gets an equal share of the rest when its turn comes, so time left over by quick benchmarks
/// goes to slow ones. One benchmark may overdraw its share some times over, where fewer samples
/// than necessary would be the alternative, but never beyond the end of the suite. The first
/// benchmark of a shared state may spend shares of all of them on its setup.
struct BudgetSchedule {
  /// The most shares of one benchmark, and of each user of the state set up by it.
  static let mostShares: Int64 = 4

  /// The time for a few samples of a benchmark after its setup, in nanoseconds, unless its share is
  /// far smaller.
  static let leastNanoseconds: Int64 = 30_000_000

  let start: Int64
  let end: Int64

  init(start: Int64, budget: Duration) {
    self.start = start
    end = start.addingSaturated(budget.wholeNanoseconds)
  }

  /// The time for everything, in nanoseconds.
  var length: Int64 { end - start }

  /// The limits of a benchmark with time for a few samples only, or nil without even this time.
  func least(now: Int64, casesLeft: Int, reserve: Int64 = 0) -> MeasurementLimits? {
    let remaining = end - now - reserve
    guard remaining > 0 else { return nil }
    let share = min(Self.leastNanoseconds, remaining / Int64(max(1, casesLeft)))
    return MeasurementLimits(share: now, end: now + share, suiteEnd: end)
  }

  /// The limits of a benchmark beginning now, or nil if nothing is left.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - casesLeft: The number of benchmarks sharing the time, this one included.
  ///   - sharers: The number of benchmarks using the state set up now.
  ///   - reserve: The time at the end reserved for something else, in nanoseconds.
  /// - Returns: The limits.
  func limits(
    now: Int64, casesLeft: Int, sharers: Int = 1, reserve: Int64 = 0
  ) -> MeasurementLimits? {
    let remaining = end - now - reserve
    guard remaining > 0 else { return nil }
    let share = remaining / Int64(max(1, casesLeft))
    let shares = Self.mostShares * Int64(max(1, sharers))
    let length = share > remaining / shares ? remaining : share * shares
    return MeasurementLimits(share: now + share, end: now + length, suiteEnd: end)
  }
}
