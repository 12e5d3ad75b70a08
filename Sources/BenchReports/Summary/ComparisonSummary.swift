import BenchHarness

/// A summary of how many answers (values computed by the benchmarks of a run) have been verified.
struct ComparisonSummary {
  private let results: [BenchmarkResult]

  init(_ results: [BenchmarkResult]) { self.results = results.filter { $0.state == .measured } }

  /// A sentence about the number of answers verified against other strategies, or `nil` if there
  /// were no answers to compare.
  ///
  ///     compared: 61,440 of 65,536 answers in 120 of 121 results (9 lower bounds excluded); …
  var sentence: String? {
    let floors = results.count { $0.strategy == BenchmarkKey.floorName }
    return extent.map {
      "compared: \($0)" + (floors > 0 ? " (\(Words.counted(floors, "lower bound")) excluded)" : "")
        + "; verified against other strategies before timing, then in each timed batch; `bench "
        + "conform` checks the layout rules themselves"
    }
  }

  /// A clause stating how many answers were compared, and in how many benchmark results, or `nil`
  /// if there were none to compare.
  var extent: String? {
    let compared = results.compactMap(\.compared)
    guard !compared.isEmpty else { return nil }
    let answers = compared.reduce(0) { $0 + $1.answers }
    let all = compared.reduce(0) { $0 + $1.of }
    let rows = compared.count { $0.answers > 0 }
    return "\(ItemCount.grouped(answers)) of \(ItemCount.grouped(all)) answers in \(rows) of "
      + "\(Words.counted(compared.count, "result"))"
  }
}
