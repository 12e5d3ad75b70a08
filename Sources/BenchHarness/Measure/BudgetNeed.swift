/// An estimate of the minimum time budget a suite needs.
///
/// The estimate is based on the number of benchmarks, and allows for a slow machine.
public enum BudgetNeed {
  /// The time needed on a busy machine to set up a benchmark of the smallest size, compare its
  /// answers and sample it briefly.
  private static let benchmark = Duration.milliseconds(8)
  /// The time it takes to replay a short trace with one strategy.
  package static let replay = Duration.milliseconds(10)

  /// Returns the minimum budget of a suite.
  ///
  /// - Parameters:
  ///   - keys: The keys of all benchmarks. Only the smallest size of each series counts, because
  ///     larger sizes may be left out.
  ///   - replays: The number of traces replayed before any measurement.
  /// - Returns: The budget, rounded up to tenths of a second.
  public static func least(for keys: [BenchmarkKey], replays: Int) -> Duration {
    let exact = benchmark * Set(keys.map(\.series)).count + replay * replays
    let tenth = Int64(100_000_000)
    return .nanoseconds((exact.wholeNanoseconds + tenth - 1) / tenth * tenth)
  }
}
