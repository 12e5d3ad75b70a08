package import BenchHarness

/// Figures allowed to grow with the number of items, and the reason.
package struct GrowthException: Sendable {
  /// The scenarios, as a pattern.
  package let scenarios: Glob
  /// The operations, as a pattern.
  package let operations: Glob
  /// The figures, as a pattern.
  package let figures: Glob
  /// The largest allowed exponent.
  package let limit: Double
  /// The reason, in one clause.
  package let reason: String

  /// Makes an exception.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, as a pattern.
  ///   - operations: The operations, as a pattern.
  ///   - figures: The figures, as a pattern.
  ///   - limit: The largest allowed exponent.
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

  /// Returns whether the exception is about a figure.
  func covers(_ figure: String, of series: SeriesKey) -> Bool {
    scenarios.matches(series.scenario) && operations.matches(series.operation)
      && figures.matches(figure)
  }
}
