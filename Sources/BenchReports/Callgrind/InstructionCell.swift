package import BenchHarness

/// A benchmark with the number of iterations for counting its instructions.
package struct InstructionCell: Sendable, Equatable {
  /// The benchmark to count.
  package var key: BenchmarkKey
  /// The number of additional iterations in the second of the two runs.
  package var iterations: Int

  /// Creates a cell.
  package init(key: BenchmarkKey, iterations: Int) {
    self.key = key
    self.iterations = iterations
  }
}
