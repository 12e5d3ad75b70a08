public import BenchScenarios
public import Testing

/// Names scenarios in test output as on the command line.
extension Scenario: CustomTestStringConvertible {
  /// The name of the scenario.
  public var testDescription: String { name }
}
