/// How the costs of every series of a run grow.
package struct GrowthReport: Sendable, Equatable {
  /// One entry for each series, in the order in which the results name them.
  package let entries: [SeriesGrowth]

  /// Fits exponents to results.
  package init(results: [BenchmarkResult]) {
    entries = results.grouped { $0.key.series }.map {
      SeriesGrowth(series: $0.key, results: $0.elements)
    }
  }

  /// The entry of one series.
  package subscript(series: SeriesKey) -> SeriesGrowth? {
    entries.first { $0.series == series }
  }
}
