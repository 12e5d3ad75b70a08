/// Name of one benchmark: its scenario, operation, number of items and strategy.
///
/// The order of keys keeps the sizes of one series together, smallest first.
public struct BenchmarkKey: Hashable, Codable, Sendable, Comparable {
  /// The strategy name of the least possible work of an operation: reports tell the others'
  /// distance from it.
  public static let floorName = "floor"

  /// The name of the workload.
  public var scenario: String
  /// The name of the timed operation.
  public var operation: String
  /// The number of items the workload holds.
  public var items: Int
  /// The name of the implementation.
  public var strategy: String

  /// Makes a key.
  public init(scenario: String, operation: String, items: Int, strategy: String) {
    self.scenario = scenario
    self.operation = operation
    self.items = items
    self.strategy = strategy
  }

  /// The series this benchmark is one size of.
  public var series: SeriesKey {
    SeriesKey(scenario: scenario, operation: operation, strategy: strategy)
  }

  /// Orders by series, then by size.
  public static func < (left: BenchmarkKey, right: BenchmarkKey) -> Bool {
    left.series == right.series ? left.items < right.items : left.series < right.series
  }
}

extension BenchmarkKey: CustomStringConvertible {
  /// The key as one word group, for messages: `chat query 10k default`; control characters are
  /// escapes.
  public var description: String {
    PrintableText.line("\(scenario) \(operation) \(ItemCount.format(items)) \(strategy)")
  }
}
