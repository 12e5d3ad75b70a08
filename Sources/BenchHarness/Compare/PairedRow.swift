/// One row of a comparison: an operation on a workload, and the strategies that take turns in it.
public struct PairedRow: Codable, Sendable, Equatable {
  /// The name of the workload.
  public var scenario: String
  /// The name of the operation.
  public var operation: String
  /// The number of items.
  public var items: Int
  /// The names of the strategies, of which the others are compared with the first.
  public var strategies: [String]

  /// Makes a row.
  public init(scenario: String, operation: String, items: Int, strategies: [String]) {
    self.scenario = scenario
    self.operation = operation
    self.items = items
    self.strategies = strategies
  }

  /// Names one strategy on this row as the work in progress.
  func noteWork(of strategy: String) {
    CrashNote.setWork(
      "the comparison of \(scenario), \(operation), \(ItemCount.grouped(items)) items, strategy "
        + strategy)
  }

  /// The number of comparisons with the first strategy.
  var comparisons: Int { max(0, strategies.count - 1) }
}
