/// The options of a suite run: its budget, sampling and passes.
public struct SuiteOptions: Sendable, Equatable {
  /// The limit on the real time of the whole suite.
  public var budget: Duration

  /// The options for sampling each benchmark.
  public var sampling: SamplingOptions

  /// The passes to make over each benchmark.
  public var passes: MeasurementPasses

  /// Whether every benchmark gets its minimum number of samples before any gets more.
  ///
  /// The budget then limits only the later rounds, and a benchmark whose iterations are too slow is
  /// reported with a lower bound instead of a time.
  public var takesMinimumFirst = false

  /// Whether to time benchmarks even if too few of their answers were compared, and to mark their
  /// results as unverified.
  public var allowsUnverified = false

  /// The options of an untimed run, for use with a ``StoppedClock``.
  public static let withoutClock = SuiteOptions(
    budget: .nanoseconds(Int64.max), passes: .withoutClock)

  /// Creates the options of a run with the given budget and passes.
  ///
  /// - Parameters:
  ///   - budget: The limit on the real time of the whole suite.
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
