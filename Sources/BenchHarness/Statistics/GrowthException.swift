/// Figures that may grow with the number of items, and the reason.
public struct GrowthException: Sendable {
  /// The scenarios, as a pattern.
  public let scenarios: Glob
  /// The operations, as a pattern.
  public let operations: Glob
  /// The figures, as a pattern.
  public let figures: Glob
  /// The largest exponent that is allowed.
  public let limit: Double
  /// The reason, in one clause.
  public let reason: String

  /// Makes an exception.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, as a pattern.
  ///   - operations: The operations, as a pattern.
  ///   - figures: The figures, as a pattern.
  ///   - limit: The largest exponent that is allowed.
  ///   - reason: The reason, in one clause.
  public init(
    _ scenarios: String, _ operations: String, _ figures: String, upTo limit: Double,
    because reason: String
  ) {
    self.scenarios = Glob(scenarios)
    self.operations = Glob(operations)
    self.figures = Glob(figures)
    self.limit = limit
    self.reason = reason
  }

  /// Returns whether the exception is about a figure.
  func covers(_ figure: String, of series: SeriesKey) -> Bool {
    scenarios.matches(series.scenario) && operations.matches(series.operation)
      && figures.matches(figure)
  }
}
