/// An operation of which a report says how many times longer the other strategies take than one.
public struct RatioComparison: Sendable, Equatable {
  /// The scenario.
  public var scenario: String
  /// The operation.
  public var operation: String
  /// The strategy that the others are compared with.
  public var reference: String
  /// What the operation does, for a person.
  public var title: String

  /// Makes a comparison.
  public init(scenario: String, operation: String, reference: String, title: String) {
    self.scenario = scenario
    self.operation = operation
    self.reference = reference
    self.title = title
  }
}
