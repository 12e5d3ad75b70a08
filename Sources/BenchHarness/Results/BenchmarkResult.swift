/// Everything known about one benchmark after a run, in the stored form.
///
/// An unmeasured figure is nil, stored as an explicit `null`, never as 0 and never left out; a
/// warning has the reason.
public struct BenchmarkResult: Codable, Sendable, Equatable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the timed operation.
  public var operation: String
  /// The number of items the workload held.
  public var items: Int
  /// The name of the implementation.
  public var strategy: String
  /// The state of the measurement: complete, or the kind of reason why it is not.
  public var state: ResultState
  /// Time per iteration.
  @Nullable public var time: TimeSummary?
  /// The least time of an answer predicted to be too slow; nil if nothing is predicted.
  @Nullable public var bound: TimeBound?
  /// The costs of one iteration, in counts equal on every machine.
  public var counters: [String: Int]
  /// The metrics of the iterations by name, equal on every machine; nil for an unmeasured one.
  public var metrics: [String: Double?]
  /// The requests of one iteration to the allocator.
  @Nullable public var allocations: AllocationSummary?
  /// The bytes the state keeps alive, per item.
  @Nullable public var liveBytesPerItem: Double?
  /// The bytes left when the benchmark was gone; 0 where nothing leaks.
  @Nullable public var liveBytesAfterTeardown: Int?
  /// The number of items shown by the operation.
  @Nullable public var visibleItems: Int?
  /// A digest of the first iteration's frames.
  @Nullable public var frameDigest: String?
  /// The number of answers compared with other strategies' answers; nil if none were.
  @Nullable public var compared: ComparedAnswers?
  /// The warnings for the reader; none if there is nothing against the figures.
  public var warnings: [ResultWarning]

  /// Creates a result without measurements.
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
  ///   - key: The key of the benchmark.
  ///   - reason: The reason; also decides the state.
  public init(key: BenchmarkKey, because reason: MeasurementWarning) {
    self.init(key: key)
    add(reason)
  }

  /// Adds a warning of the harness, and the resulting state.
  mutating func add(_ warning: MeasurementWarning) {
    warnings.append(ResultWarning(warning))
    if case .bounded(let bound, _, _) = warning { self.bound = bound }
    if warning.state != .measured { state = warning.state }
  }

  /// Adds the slowest call of all passes, and a warning where slow ones came up in two of them.
  mutating func add(slowestCalls passes: [SlowestCall]) {
    guard let median = time?.median, var slowest = SlowestCall.slowest(of: passes) else { return }
    slowest.nanoseconds = TimeSummary.roundedToPicoseconds(slowest.nanoseconds)
    time?.slowestCall = slowest
    if let call = SlowestCall.repeated(in: passes, median: median) {
      add(.slowCall(call, median: median))
    }
  }

  /// Adds warnings; a warning of a wrong answer makes the result a failed one.
  public mutating func add(_ warnings: [ResultWarning]) {
    self.warnings += warnings
    if warnings.contains(where: \.code.isFault) { state = .failed }
  }

  /// The scenario, operation, items and strategy as one key.
  public var key: BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  /// The warning about calls far slower than the median; nil if there is none.
  package var slowCall: ResultWarning? { warnings.first { $0.code == .slowCall } }

  /// The warnings of wrong answers.
  public var faults: [ResultWarning] { warnings.filter(\.code.isFault) }

  /// The result as JSON in one line: every field, nil as null, and so a non-finite metric, as JSON
  /// cannot hold it: a warning has the value.
  func json() throws -> String {
    var result = self
    result.metrics = metrics.mapValues { $0.flatMap { $0.isFinite ? $0 : nil } }
    return try SortedJSON.text(result)
  }
}
