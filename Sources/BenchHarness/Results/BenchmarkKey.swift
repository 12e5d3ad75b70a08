/// The name of a benchmark: its scenario, operation, number of items and strategy.
///
/// The order of keys keeps the sizes of a series together, smallest first.
public struct BenchmarkKey: Hashable, Codable, Sendable, Comparable {
  /// The strategy name of a floor: a benchmark that does only the minimum work an operation
  /// requires.
  ///
  /// Reports use the floor's time as the lower bound for all strategies.
  public static let floorName = "floor"

  /// The name of the workload.
  public var scenario: String
  /// The name of the timed operation.
  public var operation: String
  /// The number of items in the workload.
  public var items: Int
  /// The name of the implementation.
  public var strategy: String

  /// Creates a key from the four parts of a benchmark's name.
  public init(scenario: String, operation: String, items: Int, strategy: String) {
    self.scenario = scenario
    self.operation = operation
    self.items = items
    self.strategy = strategy
  }

  /// The key of the series that contains this benchmark.
  public var series: SeriesKey {
    SeriesKey(scenario: scenario, operation: operation, strategy: strategy)
  }

  /// Returns whether the first key comes before the second, by series and then by size.
  public static func < (left: BenchmarkKey, right: BenchmarkKey) -> Bool {
    left.series == right.series ? left.items < right.items : left.series < right.series
  }
}

extension BenchmarkKey: CustomStringConvertible {
  /// The key for use in messages, such as `chat query 10k default`, with control characters
  /// escaped.
  public var description: String {
    PrintableText.line("\(scenario) \(operation) \(ItemCount.format(items)) \(strategy)")
  }
}
