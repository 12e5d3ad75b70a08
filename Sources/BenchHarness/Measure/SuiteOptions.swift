/// The options of a suite's run: its budget, samples and passes.
public struct SuiteOptions: Sendable, Equatable {
  /// The limit of the whole suite's real time.
  public var budget: Duration

  /// The options for sampling each benchmark.
  public var sampling: SamplingOptions

  /// The passes to make over each benchmark.
  public var passes: MeasurementPasses

  /// Whether every benchmark gets its minimum number of samples before any gets more.
  ///
  /// The budget then decides only about further rounds, and a benchmark whose answers are too slow
  /// gets a lower bound instead of a time.
  public var leastFirst = false

  /// Whether to time benchmarks with too few compared answers, and mark them.
  public var allowsUnverified = false

  /// The options of a run without times, for use with a ``StoppedClock``.
  public static let withoutClock = SuiteOptions(
    budget: .nanoseconds(Int64.max), passes: .withoutClock)

  /// Creates options.
  ///
  /// - Parameters:
  ///   - budget: The limit of the whole suite's real time.
  ///   - quick: Whether to take fewer samples.
  ///   - passes: The passes to make over each benchmark.
  public init(
    budget: Duration = .seconds(60), quick: Bool = false, passes: MeasurementPasses = .all
  ) {
    self.budget = budget
    self.sampling = quick ? .quick : SamplingOptions()
    self.passes = passes
  }
}
