import BenchScenarios

extension StrategyEntry {
  /// The comparison of two arrays by the standard library.
  static let standardDifference = StrategyEntry(
    name: StandardDifference.name,
    summary: "compares arrays with difference(from:); supports only diff",
    makeBenchmark: StandardDifference.benchmark)
}
