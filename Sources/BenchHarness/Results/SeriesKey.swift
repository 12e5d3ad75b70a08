/// The name of a series: one benchmark at several sizes.
public struct SeriesKey: Hashable, Codable, Sendable, Comparable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the timed operation.
  public var operation: String
  /// The name of the implementation.
  public var strategy: String

  /// Creates a key from the three parts of a series' name.
  public init(scenario: String, operation: String, strategy: String) {
    self.scenario = scenario
    self.operation = operation
    self.strategy = strategy
  }

  /// Returns whether the first key comes before the second, by scenario, operation and strategy.
  public static func < (left: SeriesKey, right: SeriesKey) -> Bool {
    (left.scenario, left.operation, left.strategy)
      < (right.scenario, right.operation, right.strategy)
  }
}

extension SeriesKey {
  /// The name of the series for use in messages, such as `chat query default`.
  package var name: String { "\(scenario) \(operation) \(strategy)" }

  /// Returns the key of this series' benchmark with the given number of items.
  package func benchmark(at items: Int) -> BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }
}
