/// Everything known about one benchmark after a run, as it is stored in reports.
///
/// An unmeasured figure is `nil`. It is stored as an explicit `null`, never as 0, and is never
/// omitted; a warning gives the reason.
public struct BenchmarkResult: Codable, Sendable, Equatable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the timed operation.
  public var operation: String
  /// The number of items in the workload.
  public var items: Int
  /// The name of the implementation.
  public var strategy: String
  /// The state of the measurement: complete, or the reason why it is incomplete.
  public var state: ResultState
  /// The time per iteration; `nil` if it was not measured.
  @Nullable public var time: TimeSummary?
  /// The lower bound on a time predicted to be too long to measure; `nil` if no bound was
  /// predicted.
  @Nullable public var bound: TimeBound?
  /// The operation counts of one iteration, by name.
  ///
  /// The counts are the same on every machine.
  public var counters: [String: Int]
  /// The metrics of the iterations by name; the value of an unmeasured metric is `nil`.
  ///
  /// All metrics are the same on every machine, except for the times of the individual parts of an
  /// iteration.
  public var metrics: [String: Double?]
  /// The allocation requests made by one iteration; `nil` if they were not counted.
  @Nullable public var allocations: AllocationSummary?
  /// The number of bytes the benchmark's state keeps alive, divided by the number of items.
  @Nullable public var liveBytesPerItem: Double?
  /// The number of bytes still alive after the benchmark has been released; 0 if nothing leaks.
  @Nullable public var liveBytesAfterTeardown: Int?
  /// The number of visible items in the operation's result.
  @Nullable public var visibleItems: Int?
  /// A digest of the first iteration's frames.
  @Nullable public var frameDigest: String?
  /// The record of comparing the answers with other strategies' answers; `nil` if nothing was
  /// compared.
  @Nullable public var compared: ComparedAnswers?
  /// The warnings for the reader; empty if nothing casts doubt on the figures.
  public var warnings: [ResultWarning]

  /// Creates a result that has no measurements yet.
  public init(key: BenchmarkKey, warnings: [ResultWarning] = []) {
    self.scenario = key.scenario
    self.operation = key.operation
    self.items = key.items
    self.strategy = key.strategy
    self.state = warnings.contains(where: \.code.isFault) ? .failed : .measured
    self.counters = [:]
    self.metrics = [:]
    self.warnings = warnings
  }

  /// Creates the result of an unmeasured benchmark.
  ///
  /// - Parameters:
  ///   - key: The scenario, the operation, the number of items and the strategy.
  ///   - reason: The reason why the benchmark is unmeasured; it also determines the state.
  public init(key: BenchmarkKey, because reason: MeasurementWarning) {
    self.init(key: key)
    add(reason)
  }

  /// Adds a warning and, if it means that the measurement is incomplete, changes the state.
  mutating func add(_ warning: MeasurementWarning) {
    warnings.append(ResultWarning(warning))
    if case .bounded(let bound, _, _) = warning { self.bound = bound }
    if warning.state != .measured { state = warning.state }
  }

  /// Records the slowest call found by any pass, and adds a warning if at least two passes found
  /// slow calls.
  mutating func add(slowestCalls passes: [SlowestCall]) {
    guard let median = time?.median, var slowest = SlowestCall.slowest(of: passes) else { return }
    slowest.nanoseconds = TimeSummary.roundedToPicoseconds(slowest.nanoseconds)
    time?.slowestCall = slowest
    if let call = SlowestCall.repeated(in: passes, median: median) {
      add(.slowCall(call, median: median))
    }
  }

  /// Adds warnings, and marks the result as failed if one of them reports a wrong answer.
  public mutating func add(_ warnings: [ResultWarning]) {
    self.warnings += warnings
    if warnings.contains(where: \.code.isFault) { state = .failed }
  }

  /// The key made up of the scenario, operation, number of items and strategy.
  public var key: BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  /// The warning that some calls were far slower than the median; `nil` if no such calls were
  /// found.
  package var slowCall: ResultWarning? { warnings.first { $0.code == .slowCall } }

  /// The warnings that report wrong answers.
  public var faults: [ResultWarning] { warnings.filter(\.code.isFault) }

  /// Returns the result as one line of JSON with every field.
  ///
  /// A `nil` value is written as `null`. So is a non-finite metric, because JSON cannot represent
  /// it; a warning reports its value.
  func json() throws -> String {
    var result = self
    result.metrics = metrics.mapValues { $0.flatMap { $0.isFinite ? $0 : nil } }
    return try SortedJSON.text(result)
  }
}
