/// Name of a series: the same benchmark at several sizes.
public struct SeriesKey: Hashable, Codable, Sendable, Comparable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the timed operation.
  public var operation: String
  /// The name of the implementation.
  public var strategy: String

  /// Makes a key.
  public init(scenario: String, operation: String, strategy: String) {
    self.scenario = scenario
    self.operation = operation
    self.strategy = strategy
  }

  /// Orders by scenario, operation and strategy, each by its characters.
  public static func < (left: SeriesKey, right: SeriesKey) -> Bool {
    (left.scenario, left.operation, left.strategy)
      < (right.scenario, right.operation, right.strategy)
  }
}

extension SeriesKey {
  /// The series as one word group, for messages: `chat query default`.
  package var name: String { "\(scenario) \(operation) \(strategy)" }

  /// The benchmark of this series at a size.
  package func benchmark(at items: Int) -> BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }
}
