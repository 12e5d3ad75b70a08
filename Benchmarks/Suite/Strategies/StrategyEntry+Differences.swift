import BenchScenarios

extension StrategyEntry {
  /// The comparison of two arrays by the standard library.
  static let standardDifference = StrategyEntry(
    name: StandardDifference.name, summary: "difference(from:) of arrays, only for diff",
    makeBenchmark: StandardDifference.benchmark)
}
