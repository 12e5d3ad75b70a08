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
  /// Time per iteration.
  public var time: TimeSummary?
  /// What one iteration cost, in counts that are the same on every machine.
  public var counters: [String: Int]
  /// What the iterations were like, in numbers that are the same on every machine; nil for what
  /// could not be measured.
  public var metrics: [String: Double?]
  /// What one iteration asked of the allocator.
  public var allocations: AllocationSummary?
  /// The bytes the state keeps alive, per item.
  public var liveBytesPerItem: Double?
  /// How many items the operation showed.
  public var visibleItems: Int?
  /// A digest of what was produced.
  public var frameDigest: String?
  /// What the reader has to know.
  public var warnings: [String]

  /// Makes a result that holds nothing measured yet.
  public init(key: BenchmarkKey, warnings: [String] = []) {
    self.scenario = key.scenario
    self.operation = key.operation
    self.items = key.items
    self.strategy = key.strategy
    self.counters = [:]
    self.metrics = [:]
    self.warnings = warnings
  }

  /// What names the benchmark.
  public var key: BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  /// What every warning begins with that says that something was wrong.
  public static let faultPrefix = "WRONG"

  /// What was wrong.
  public var faults: [String] { warnings.filter { $0.hasPrefix(Self.faultPrefix) } }

  /// Whether the benchmark did not run because its strategy does not go up to its size.
  public var isTooLarge: Bool {
    warnings.contains { $0.hasPrefix(MeasurementWarning.limitPrefix) }
  }

  /// Whether the benchmark did not run because the budget forbade it.
  public var isCutOff: Bool {
    warnings.contains { $0.hasPrefix(MeasurementWarning.cutOffPrefix) }
  }

  private enum CodingKeys: String, CodingKey {
    case scenario, operation, items, strategy, time, counters, metrics, allocations
    case liveBytesPerItem, visibleItems, frameDigest, warnings
  }

  /// Reads every field; results of versions without metrics have none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    scenario = try container.decode(String.self, forKey: .scenario)
    operation = try container.decode(String.self, forKey: .operation)
    items = try container.decode(Int.self, forKey: .items)
    strategy = try container.decode(String.self, forKey: .strategy)
    time = try container.decode(TimeSummary?.self, forKey: .time)
    counters = try container.decode([String: Int].self, forKey: .counters)
    metrics = try container.decodeIfPresent([String: Double?].self, forKey: .metrics) ?? [:]
    allocations = try container.decode(AllocationSummary?.self, forKey: .allocations)
    liveBytesPerItem = try container.decode(Double?.self, forKey: .liveBytesPerItem)
    visibleItems = try container.decode(Int?.self, forKey: .visibleItems)
    frameDigest = try container.decode(String?.self, forKey: .frameDigest)
    warnings = try container.decode([String].self, forKey: .warnings)
  }

  /// Writes every field, nil as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scenario, forKey: .scenario)
    try container.encode(operation, forKey: .operation)
    try container.encode(items, forKey: .items)
    try container.encode(strategy, forKey: .strategy)
    try container.encode(time, forKey: .time)
    try container.encode(counters, forKey: .counters)
    try container.encode(metrics, forKey: .metrics)
    try container.encode(allocations, forKey: .allocations)
    try container.encode(liveBytesPerItem, forKey: .liveBytesPerItem)
    try container.encode(visibleItems, forKey: .visibleItems)
    try container.encode(frameDigest, forKey: .frameDigest)
    try container.encode(warnings, forKey: .warnings)
  }
}
