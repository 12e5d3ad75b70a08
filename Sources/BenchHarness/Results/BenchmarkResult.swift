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
    self.warnings = warnings
  }

  /// What names the benchmark.
  public var key: BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  /// Whether the benchmark did not run because the budget forbade it.
  public var isCutOff: Bool {
    warnings.contains { $0.hasPrefix(MeasurementWarning.cutOffPrefix) }
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
    try container.encode(allocations, forKey: .allocations)
    try container.encode(liveBytesPerItem, forKey: .liveBytesPerItem)
    try container.encode(visibleItems, forKey: .visibleItems)
    try container.encode(frameDigest, forKey: .frameDigest)
    try container.encode(warnings, forKey: .warnings)
  }
}
