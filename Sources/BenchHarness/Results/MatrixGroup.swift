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

  /// Ratio of the strategy's time to the reference's in one cell, with the range of its rounds.
  public struct Ratio: Codable, Sendable, Equatable {
    /// The name of the scenario.
    public var scenario: String
    /// The name of the operation.
    public var operation: String
    /// The number of items.
    public var items: Int
    /// The ratio of the two figures: 2 for double.
    public var ratio: Double
    /// The lower end of its interval: the least ratio of any two rounds, less 15 % for another run.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double

    package init(
      scenario: String, operation: String, items: Int, ratio: Double, low: Double, high: Double
    ) {
      self.scenario = scenario
      self.operation = operation
      self.items = items
      self.ratio = ratio
      self.low = low
      self.high = high
    }
  }

  /// The part of the reference missing from the strategy, or the name of the strategy.
  public var title: String
  /// The name of the strategy.
  public var strategy: String
  /// The rows, in shown order.
  public var rows: [Row]
  /// The measured cells of a stored run; nil in older ones, and before a run ends.
  @Nullable public var ratios: [Ratio]?

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: The part of the reference missing from the strategy, or the name of the strategy.
  ///   - strategy: The name of the strategy.
  ///   - rows: The rows, in shown order.
  public init(title: String, strategy: String, rows: [Row]) {
    self.title = title
    self.strategy = strategy
    self.rows = rows
  }
}
