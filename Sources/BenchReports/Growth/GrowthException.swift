package import BenchHarness

/// Figures allowed to grow with the number of items, with the reason.
package struct GrowthException: Sendable {
  /// The pattern of the scenarios.
  package let scenarios: Glob
  /// The pattern of the operations.
  package let operations: Glob
  /// The pattern of the figures.
  package let figures: Glob
  /// The largest allowed exponent of the number of items.
  package let limit: Double
  /// The reason, in one clause.
  package let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - scenarios: The pattern of the scenarios.
  ///   - operations: The pattern of the operations.
  ///   - figures: The pattern of the figures.
  ///   - limit: The largest allowed exponent of the number of items.
  ///   - reason: The reason, in one clause.
  package init(
    _ scenarios: String, _ operations: String, _ figures: String, upTo limit: Double,
    because reason: String
  ) {
    self.scenarios = Glob(scenarios)
    self.operations = Glob(operations)
    self.figures = Glob(figures)
    self.limit = limit
    self.reason = reason
  }

  /// Returns whether the exception covers a figure.
  func covers(_ figure: String, of series: SeriesKey) -> Bool {
    scenarios.matches(series.scenario) && operations.matches(series.operation)
      && figures.matches(figure)
  }
}
