/// An untimed pass that measures the allocations of one iteration.
package struct AllocationPass {
  /// The number of iterations in the pass: one to warm up and two to measure.
  static let iterations = 3

  /// The probe that reads the allocator's counts.
  let probe: AllocationProbe

  package init(probe: AllocationProbe) { self.probe = probe }

  /// Measures the allocations of one iteration twice, after an iteration to warm up.
  ///
  /// The first iteration is not counted, because it allocates buffers that later iterations reuse.
  /// If the two measured iterations disagree, the figures are inexact. The smaller ones are then
  /// returned, together with a warning.
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

  /// Combines two measurements of the same work by taking the smaller of each figure, with a
  /// warning for each figure that differs.
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
