/// Measures the allocations of one iteration, in a pass of its own.
package struct AllocationPass {
  /// The number of iterations of the pass.
  static let iterations = 3

  /// The allocator.
  let probe: AllocationProbe

  package init(probe: AllocationProbe) { self.probe = probe }

  /// Runs one iteration to warm up and two to measure.
  ///
  /// First use allocates buffers for later uses, so the first iteration is not counted. Two
  /// different counts are not exact; the smaller is returned, with a warning.
  package func measure(_ benchmark: any PreparedBenchmark) -> (
    AllocationSummary, [MeasurementWarning]
  ) {
    func runOnce<Result>(_ measure: (() -> Void) -> Result) -> Result {
      benchmark.prepareBatch(iterations: 1)
      return measure { blackHole(benchmark.run(iterations: 1)) }
    }
    runOnce { $0() }
    return Self.combine(runOnce(probe.measure), runOnce(probe.measure))
  }

  /// Joins two measurements of the same work.
  static func combine(
    _ first: AllocationSummary, _ second: AllocationSummary
  ) -> (AllocationSummary, [MeasurementWarning]) {
    let figures = [
      ("allocation count", first.count, second.count),
      ("allocated bytes", first.bytes, second.bytes),
    ]
    let warnings = figures.filter { $0.1 != $0.2 }
      .map { MeasurementWarning.inexactAllocations(metric: $0.0, first: $0.1, second: $0.2) }
    let summary = AllocationSummary(
      count: min(first.count, second.count), bytes: min(first.bytes, second.bytes))
    return (summary, warnings)
  }
}
