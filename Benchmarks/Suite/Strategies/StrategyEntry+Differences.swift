import BenchScenarios

extension StrategyEntry {
  /// The comparison of two arrays by the standard library.
  static let standardDifference = StrategyEntry(
    name: StandardDifference.name,
    summary: "compares arrays with difference(from:), for the diff operation only",
    makeBenchmark: StandardDifference.benchmark)
}
