package import BenchHarness

/// One benchmark whose instructions are counted, and over how many iterations.
package struct InstructionCell: Sendable, Equatable {
  /// The benchmark, whose instructions are counted.
  package var key: BenchmarkKey
  /// The number of iterations between the two runs whose difference counts.
  package var iterations: Int

  /// Makes a cell.
  package init(key: BenchmarkKey, iterations: Int) {
    self.key = key
    self.iterations = iterations
  }
}
