package import BenchHarness

/// Growth of the costs of one series with the number of items, as exponents of *n*.
package struct SeriesGrowth: Sendable, Equatable {
  /// The fitted series.
  package var series: SeriesKey
  /// The exponent of the time, or nil with fewer than two sizes measured.
  package var time: Double?
  /// The exponents of the time from all choices of one round at each size; nil with fewer than two
  /// sizes measured.
  package var timeRange: ClosedRange<Double>?
  /// The exponent of each counter; counters with fewer than two usable sizes are left out.
  package var counters: [String: Double]

  /// Fits the exponents to the results of one series.
  ///
  /// - Parameters:
  ///   - series: The key of the series.
  ///   - results: Its results, at any number of sizes.
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
