/// Cost of reading the clocks that samples are timed by.
struct ClockCost: Sendable, Equatable {
  /// The time of one reading of the wall clock, in nanoseconds.
  var wall: Double
  /// The time of one reading of the thread's processor clock, in nanoseconds.
  var processor: Double

  private static let readings = 2000
  /// The number of batches of which the quickest counts, as one may happen to be interrupted.
  private static let batches = 10

  /// Measures, which takes some ten milliseconds.
  static func measure(_ clock: any MeasurementClock) -> ClockCost {
    ClockCost(
      wall: cost(clock) { clock.wallNanoseconds() },
      processor: cost(clock) { clock.threadCPUNanoseconds() })
  }

  private static func cost(_ clock: any MeasurementClock, of read: () -> Int64) -> Double {
    var quickest = Int64.max
    for _ in 0..<batches {
      var sum: Int64 = 0
      let start = clock.wallNanoseconds()
      for _ in 0..<readings { sum &+= read() }
      quickest = min(quickest, clock.wallNanoseconds() - start)
      blackHole(sum)
    }
    return Double(quickest) / Double(readings)
  }
}
