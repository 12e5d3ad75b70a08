/// A timer that measures the parts of an iteration by repeating each part many times.
///
/// Parts are timed outside the timed batches, so that a batch costs the same whether or not its
/// parts are timed.
public struct PartTimer {
  private static let sampleCount = 15
  private static let minimumSampleCount = 3
  /// The target length of a sample in nanoseconds, much longer than the time for reading the clock.
  private static let sampleTarget: Int64 = 50_000
  /// The time available for sampling one part, in nanoseconds.
  ///
  /// Sampling continues beyond this time until the minimum number of samples has been taken.
  private static let budget: Int64 = 10_000_000

  private let clock: any MeasurementClock

  /// Creates a timer with the given clock.
  ///
  /// - Parameter clock: The clock for timing the parts.
  public init(clock: any MeasurementClock) { self.clock = clock }

  /// Repeats a part, and returns the median of its times, in nanoseconds.
  ///
  /// A part slower than 10 ms is run only four times.
  public func median(of part: () -> Void) -> Double {
    let first = max(1, nanoseconds(of: part, repetitions: 1))
    let repetitions = max(1, Int(Self.sampleTarget / first))
    let affordable = Self.budget / (first * Int64(repetitions))
    let count = max(Self.minimumSampleCount, min(Self.sampleCount, Int(affordable)))
    return Quantile.value(
      0.5,
      of: (0..<count).map { _ in
        Double(nanoseconds(of: part, repetitions: repetitions)) / Double(repetitions)
      })
  }

  private func nanoseconds(of part: () -> Void, repetitions: Int) -> Int64 {
    let start = clock.wallNanoseconds()
    for _ in 0..<repetitions { part() }
    return clock.wallNanoseconds() - start
  }
}
