/// Strategy in the matrix of a report, and its rows.
public struct MatrixGroup: Codable, Sendable, Equatable {
  /// An operation in a scenario.
  public struct Row: Codable, Sendable, Hashable {
    /// The name of the scenario.
    public var scenario: String
    /// The name of the operation.
    public var operation: String

    /// Makes a row.
    public init(scenario: String, operation: String) {
      self.scenario = scenario
      self.operation = operation
    }
  }

  /// The part of the reference that the strategy lacks, or the name of the strategy.
  public var title: String
  /// The name of the strategy.
  public var strategy: String
  /// The rows, in the order in which they are shown.
  public var rows: [Row]

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: The part of the reference that the strategy lacks, or the name of the strategy.
  ///   - strategy: The name of the strategy.
  ///   - rows: The rows, in the order in which they are shown.
  public init(title: String, strategy: String, rows: [Row]) {
    self.title = title
    self.strategy = strategy
    self.rows = rows
  }
}
