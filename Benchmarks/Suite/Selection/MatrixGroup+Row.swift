import BenchHarness
import BenchScenarios

/// Rows of the suite: an operation on a scenario, with all its sizes and strategies.
///
/// A shard consists of whole rows.
extension MatrixGroup.Row {
  /// Creates the row of an operation on a scenario.
  init(_ scenario: String, _ operation: TimedOperation) {
    self.init(scenario: scenario, operation: operation.name)
  }

  /// Returns the same row with a suffix added to the name of its operation.
  func adding(_ suffix: String) -> Self { Self(scenario: scenario, operation: operation + suffix) }

  /// Creates the row of a benchmark.
  init(of key: BenchmarkKey) { self.init(scenario: key.scenario, operation: key.operation) }
}
