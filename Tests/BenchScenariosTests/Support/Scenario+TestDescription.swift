public import BenchScenarios
public import Testing

/// Test output names a scenario as the command line does.
extension Scenario: CustomTestStringConvertible {
  /// The name of the scenario.
  public var testDescription: String { name }
}
