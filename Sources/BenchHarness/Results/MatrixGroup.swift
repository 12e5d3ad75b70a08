/// A strategy and its rows in a report's matrix of time ratios.
public struct MatrixGroup: Codable, Sendable, Equatable {
  /// A row of the matrix: an operation in a scenario.
  public struct Row: Codable, Sendable, Hashable {
    /// The name of the scenario.
    public var scenario: String
    /// The name of the operation.
    public var operation: String

    /// Creates a row for an operation in a scenario.
    public init(scenario: String, operation: String) {
      self.scenario = scenario
      self.operation = operation
    }
  }

  /// The ratio of the strategy's time to the reference's time in one cell, with a lower and an
  /// upper bound.
  public struct Ratio: Codable, Sendable, Equatable {
    /// The name of the scenario.
    public var scenario: String
    /// The name of the operation.
    public var operation: String
    /// The number of items.
    public var items: Int
    /// The strategy's time divided by the reference's: 2 means twice as long.
    public var ratio: Double
    /// The lower bound of the ratio: the smallest ratio between any two rounds, divided by 1.15 to
    /// allow for variation between runs.
    public var low: Double
    /// The upper bound of the ratio: the largest ratio between any two rounds, multiplied by 1.15
    /// to allow for variation between runs.
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

  /// The title of the group.
  ///
  /// It names the component that the reference has and the strategy lacks. If there is no such
  /// component, it is the strategy's name.
  public var title: String
  /// The name of the strategy.
  public var strategy: String
  /// The rows, in display order.
  public var rows: [Row]
  /// The suffix in the names of the operations that use the component; `nil` if both strategies run
  /// the same operations.
  ///
  /// There is a suffix if the operation, not the strategy, determines whether the component is
  /// used.
  ///
  /// With the suffix `-by-key`, for example, the time of `app-batch` is divided by the time of
  /// `app-batch-by-key`.
  @Nullable public var suffix: String?
  /// The ratios of the measured cells; `nil` in older reports and before a run ends.
  @Nullable public var ratios: [Ratio]?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title of the group: the name of the component that the reference has and the
  ///     strategy lacks or, if there is no such component, the strategy's name.
  ///   - strategy: The name of the strategy to compare with the reference.
  ///   - rows: The rows, in display order.
  ///   - suffix: The suffix in the names of the operations that use the component; `nil` if both
  ///     strategies run the same operations.
  public init(title: String, strategy: String, rows: [Row], suffix: String? = nil) {
    self.title = title
    self.strategy = strategy
    self.rows = rows
    self.suffix = suffix
  }
}
