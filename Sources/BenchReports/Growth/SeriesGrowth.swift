package import BenchHarness

/// The growth of a series' costs with the number of items *n*, given as exponents of *n*.
package struct SeriesGrowth: Sendable, Equatable {
  /// The benchmark series whose results the exponents were fitted to.
  package var series: SeriesKey
  /// The exponent of the time, or `nil` if fewer than two sizes were measured.
  package var time: Double?
  /// The range of the exponents fitted to every combination of rounds, with one round for each
  /// size; `nil` if fewer than two sizes were measured.
  package var timeRange: ClosedRange<Double>?
  /// The exponent of each counter; counters with usable values at fewer than two sizes are omitted.
  package var counters: [String: Double]

  /// Creates the growth of one series by fitting exponents to its results.
  ///
  /// - Parameters:
  ///   - series: The scenario, the operation and the strategy of the series.
  ///   - results: The results of the series, at any number of sizes.
  package init(series: SeriesKey, results: [BenchmarkResult]) {
    self.series = series
    self.time = GrowthFit.exponent(
      of: results.compactMap { result in result.time.map { (result.items, $0.figure) } })
    self.timeRange = GrowthFit.exponents(
      of: results.compactMap { result in result.time.map { (result.items, $0.roundRange) } })
    var counters: [String: Double] = [:]
    for name in Set(results.flatMap(\.counters.keys)) {
      counters[name] = GrowthFit.exponent(
        of: results.compactMap { result in
          result.counters[name].map { (result.items, Double($0)) }
        })
    }
    self.counters = counters
  }
}
