import BenchHarness

/// One operation on one scenario, with all its sizes and strategies: the least that a shard has.
struct SuitePart: Hashable {
  let scenario: String
  let operation: String

  init(scenario: String, operation: String) {
    self.scenario = scenario
    self.operation = operation
  }

  /// The part that a benchmark belongs to.
  init(of key: BenchmarkKey) {
    self.init(scenario: key.scenario, operation: key.operation)
  }
}
