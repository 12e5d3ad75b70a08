package import BenchHarness

/// Benchmark to count the instructions of, and its number of iterations.
package struct InstructionCell: Sendable, Equatable {
  /// The benchmark to count.
  package var key: BenchmarkKey
  /// The difference of iterations between the two runs.
  package var iterations: Int

  /// Makes a cell.
  package init(key: BenchmarkKey, iterations: Int) {
    self.key = key
    self.iterations = iterations
  }
}
