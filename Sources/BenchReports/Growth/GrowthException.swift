package import BenchHarness

/// An exception for figures that may grow with the number of items, and the reason for it.
package struct GrowthException: Sendable {
  /// The pattern for the names of scenarios.
  package let scenarios: Glob
  /// The pattern for the names of operations.
  package let operations: Glob
  /// The pattern for the names of figures.
  package let figures: Glob
  /// The largest allowed exponent of *n* in the figures, where *n* is the number of items.
  package let limit: Double
  /// The reason why the figures may grow, in one clause.
  package let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - scenarios: The pattern for the names of scenarios.
  ///   - operations: The pattern for the names of operations.
  ///   - figures: The pattern for the names of figures.
  ///   - limit: The largest allowed exponent of *n* in the figures, where *n* is the number of
  ///     items.
  ///   - reason: The reason why the figures may grow, in one clause.
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

  func covers(_ figure: String, of series: SeriesKey) -> Bool {
    scenarios.matches(series.scenario) && operations.matches(series.operation)
      && figures.matches(figure)
  }
}
