/// Everything known about one benchmark after a run, in the stored form.
///
/// What could not be measured is nil, stored as an explicit `null`, never as 0 and never left out;
/// a warning says why.
public struct BenchmarkResult: Codable, Sendable, Equatable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the operation that was timed.
  public var operation: String
  /// The number of items the workload held.
  public var items: Int
  /// The name of the implementation that did the work.
  public var strategy: String
  /// How far the measurement got.
  public var state: ResultState
  /// Time per iteration.
  @Nullable public var time: TimeSummary?
  /// What one iteration cost, in counts that are the same on every machine.
  public var counters: [String: Int]
  /// What the iterations were like, in numbers that are the same on every machine; nil for what
  /// could not be measured.
  public var metrics: [String: Double?]
  /// What one iteration asked of the allocator.
  @Nullable public var allocations: AllocationSummary?
  /// The bytes the state keeps alive, per item.
  @Nullable public var liveBytesPerItem: Double?
  /// The bytes that were left when the benchmark was gone; 0 where nothing leaks.
  @Nullable public var liveBytesAfterTeardown: Int?
  /// How many items the operation showed.
  @Nullable public var visibleItems: Int?
  /// A digest of the frames that the first iteration produced.
  @Nullable public var frameDigest: String?
  /// How many answers were compared with those of others; nil where none were.
  @Nullable public var compared: ComparedAnswers?
  /// What the reader has to know.
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
  ///   - key: What names the benchmark.
  ///   - reason: Why; it also decides the state.
  public init(key: BenchmarkKey, because reason: MeasurementWarning) {
    self.init(key: key)
    add(reason)
  }

  /// Adds a warning of the harness, and the state that follows from it.
  mutating func add(_ warning: MeasurementWarning) {
    warnings.append(ResultWarning(warning))
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

  /// What names the benchmark.
  public var key: BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  /// The warning about calls that were far slower than the median; nil if there is none.
  var slowCall: ResultWarning? { warnings.first { $0.code == .slowCall } }

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
