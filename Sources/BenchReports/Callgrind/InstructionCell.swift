package import BenchHarness

/// A benchmark with the number of iterations for counting its instructions.
package struct InstructionCell: Sendable, Equatable {
  /// The benchmark to count.
  package var key: BenchmarkKey
  /// The number of iterations *n* for counting: one run makes *n* iterations, and another makes
  /// twice as many.
  package var iterations: Int

  /// Creates a request to count a benchmark's instructions over a number of iterations.
  package init(key: BenchmarkKey, iterations: Int) {
    self.key = key
    self.iterations = iterations
  }
}
