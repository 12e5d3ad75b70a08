/// Everything known about one benchmark after a run, in the stored form.
///
/// A figure that could not be measured is nil, stored as an explicit `null`, never as 0 and never
/// left out; a warning has the reason.
public struct BenchmarkResult: Codable, Sendable, Equatable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the operation that was timed.
  public var operation: String
  /// The number of items the workload held.
  public var items: Int
  /// The name of the implementation that did the work.
  public var strategy: String
  /// The state of the measurement: complete, or the kind of reason why it is not.
  public var state: ResultState
  /// Time per iteration.
  @Nullable public var time: TimeSummary?
  /// The least time of an answer that was predicted to be too slow; nil where nothing is predicted.
  @Nullable public var bound: TimeBound?
  /// The costs of one iteration, in counts that are the same on every machine.
  public var counters: [String: Int]
  /// The metrics of the iterations by name, which are the same on every machine; nil for one that
  /// could not be measured.
  public var metrics: [String: Double?]
  /// The requests of one iteration to the allocator.
  @Nullable public var allocations: AllocationSummary?
  /// The bytes the state keeps alive, per item.
  @Nullable public var liveBytesPerItem: Double?
  /// The bytes that were left when the benchmark was gone; 0 where nothing leaks.
  @Nullable public var liveBytesAfterTeardown: Int?
  /// The number of items that the operation showed.
  @Nullable public var visibleItems: Int?
  /// A digest of the frames that the first iteration produced.
  @Nullable public var frameDigest: String?
  /// The number of answers that were compared with those of others; nil where none were.
  @Nullable public var compared: ComparedAnswers?
  /// The warnings for the reader; none if there is nothing against the figures.
  public var warnings: [ResultWarning]

  /// Makes a result that holds nothing measured yet.
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

  /// Makes the result of a benchmark of which nothing could be measured.
  ///
  /// - Parameters:
  ///   - key: The key of the benchmark.
  ///   - reason: The reason, which also decides the state.
  public init(key: BenchmarkKey, because reason: MeasurementWarning) {
    self.init(key: key)
    add(reason)
  }

  /// Adds a warning of the harness, and the state that follows from it.
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

  /// Adds warnings; one that means a wrong answer makes the result a failed one.
  public mutating func add(_ warnings: [ResultWarning]) {
    self.warnings += warnings
    if warnings.contains(where: \.code.isFault) { state = .failed }
  }

  /// The scenario, operation, items and strategy as one key.
  public var key: BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  /// The warning about calls that were far slower than the median; nil if there is none.
  package var slowCall: ResultWarning? { warnings.first { $0.code == .slowCall } }

  /// The warnings that mean that an answer was wrong.
  public var faults: [ResultWarning] { warnings.filter(\.code.isFault) }

  /// The result as JSON in one line: every field, nil as null, and so a metric that is not finite,
  /// which JSON cannot hold: a warning has the value.
  func json() throws -> String {
    var result = self
    result.metrics = metrics.mapValues { $0.flatMap { $0.isFinite ? $0 : nil } }
    return try SortedJSON.text(result)
  }
}
