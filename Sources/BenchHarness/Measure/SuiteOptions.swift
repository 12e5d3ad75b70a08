/// How a suite is run.
public struct SuiteOptions: Sendable, Equatable {
  /// How much real time the whole suite may take.
  public var budget: Duration

  /// How each benchmark is sampled.
  public var sampling: SamplingOptions

  /// Which passes are made.
  public var passes: MeasurementPasses

  /// Whether benchmarks of which too few answers could be compared are timed, and marked.
  public var allowsUnverified = false

  /// Options of a run in which no clock decides what is measured, together with a
  /// ``StoppedClock``.
  public static let withoutClock = SuiteOptions(
    budget: .nanoseconds(Int64.max), passes: .withoutClock)

  /// Makes options.
  ///
  /// - Parameters:
  ///   - budget: How much real time the whole suite may take.
  ///   - quick: Whether fewer samples will do.
  ///   - passes: Which passes are made.
  public init(
    budget: Duration = .seconds(60), quick: Bool = false, passes: MeasurementPasses = .all
  ) {
    self.budget = budget
    self.sampling = quick ? .quick : SamplingOptions()
    self.passes = passes
  }
}
