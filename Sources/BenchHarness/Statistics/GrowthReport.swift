/// How the costs of every series of a run grow.
package struct GrowthReport: Sendable, Equatable {
  /// One entry for each series, in the order in which the results name them.
  package let entries: [SeriesGrowth]

  /// Fits exponents to results.
  package init(results: [BenchmarkResult]) {
    var order: [SeriesKey] = []
    var groups: [SeriesKey: [BenchmarkResult]] = [:]
    for result in results {
      let series = result.key.series
      if groups[series] == nil { order.append(series) }
      groups[series, default: []].append(result)
    }
    entries = order.map { SeriesGrowth(series: $0, results: groups[$0] ?? []) }
  }

  /// The entry of one series.
  package subscript(series: SeriesKey) -> SeriesGrowth? {
    entries.first { $0.series == series }
  }
}
