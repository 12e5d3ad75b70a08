package import BenchHarness

/// A benchmark whose instructions are counted, with its number of iterations.
package struct InstructionCell: Sendable, Equatable {
  /// The benchmark to count.
  package var key: BenchmarkKey
  /// The difference in iterations between the two runs.
  package var iterations: Int

  /// Creates a cell.
  package init(key: BenchmarkKey, iterations: Int) {
    self.key = key
    self.iterations = iterations
  }
}
