import BenchScenarios

extension StrategyEntry {
  /// The standard library's comparison of two arrays.
  static let standardDifference = StrategyEntry(
    name: StandardDifference.name, summary: "difference(from:) of arrays, only for diff",
    makeBenchmark: StandardDifference.benchmark)
}
