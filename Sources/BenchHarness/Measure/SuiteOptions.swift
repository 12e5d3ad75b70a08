/// Options of a run of a suite: its budget, samples and passes.
public struct SuiteOptions: Sendable, Equatable {
  /// The limit of the whole suite's real time.
  public var budget: Duration

  /// The options of sampling each benchmark.
  public var sampling: SamplingOptions

  /// The passes over each benchmark.
  public var passes: MeasurementPasses

  /// Whether every benchmark gets its fewest samples before any gets more: the budget then decides
  /// about further rounds only, and a benchmark with too slow answers gets a bound.
  public var leastFirst = false

  /// Whether benchmarks with too few compared answers are timed, and marked.
  public var allowsUnverified = false

  /// Options of a run with passes independent of any clock, together with a ``StoppedClock``.
  public static let withoutClock = SuiteOptions(
    budget: .nanoseconds(Int64.max), passes: .withoutClock)

  /// Makes options.
  ///
  /// - Parameters:
  ///   - budget: The limit of the whole suite's real time.
  ///   - quick: Whether fewer samples will do.
  ///   - passes: The passes over each benchmark.
  public init(
    budget: Duration = .seconds(60), quick: Bool = false, passes: MeasurementPasses = .all
  ) {
    self.budget = budget
    self.sampling = quick ? .quick : SamplingOptions()
    self.passes = passes
  }
}
