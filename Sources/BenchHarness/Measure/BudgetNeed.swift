/// The least budget of a suite on a machine with some time for it, from the number of its
/// benchmarks.
public enum BudgetNeed {
  /// The time to set up, compare and sample a benchmark of the smallest size a few times, on a busy
  /// machine.
  private static let benchmark = Duration.milliseconds(8)
  /// The time for replaying a short trace with one strategy.
  package static let replay = Duration.milliseconds(10)

  /// The least budget.
  ///
  /// - Parameters:
  ///   - keys: The names of all benchmarks; of each series the smallest size counts, as larger ones
  ///     may be left out.
  ///   - replays: The number of traces replayed before any measurement.
  /// - Returns: The budget, in whole tenths of a second.
  public static func least(for keys: [BenchmarkKey], replays: Int) -> Duration {
    let exact = benchmark * Set(keys.map(\.series)).count + replay * replays
    let tenth = Int64(100_000_000)
    return .nanoseconds((exact.wholeNanoseconds + tenth - 1) / tenth * tenth)
  }
}
