/// Measures the allocations of one iteration, in a pass of its own.
struct AllocationPass {
  /// How many iterations the pass makes.
  static let iterations = 3

  /// Whom to ask.
  let probe: AllocationProbe

  /// Runs one iteration to warm up and two to measure.
  ///
  /// First use allocates what later uses find in place, so the first iteration is not counted. Two
  /// counts that differ are not exact; the smaller is returned, with a warning.
  func measure(_ benchmark: any PreparedBenchmark) -> (AllocationSummary, [MeasurementWarning]) {
    runOnce(benchmark) { $0() }
    var first = AllocationSummary(count: 0, bytes: 0)
    var second = first
    runOnce(benchmark) { first = probe.measure($0) }
    runOnce(benchmark) { second = probe.measure($0) }
    return Self.combine(first, second)
  }

  /// What two measurements of the same work say together.
  static func combine(
    _ first: AllocationSummary, _ second: AllocationSummary
  ) -> (AllocationSummary, [MeasurementWarning]) {
    var warnings: [MeasurementWarning] = []
    if first.count != second.count {
      warnings.append(
        .inexactAllocations(metric: "allocation count", first: first.count, second: second.count))
    }
    if first.bytes != second.bytes {
      warnings.append(
        .inexactAllocations(metric: "allocated bytes", first: first.bytes, second: second.bytes))
    }
    let summary = AllocationSummary(
      count: min(first.count, second.count), bytes: min(first.bytes, second.bytes))
    return (summary, warnings)
  }

  private func runOnce(_ benchmark: any PreparedBenchmark, measure: (() -> Void) -> Void) {
    benchmark.prepareBatch(iterations: 1)
    measure { blackHole(benchmark.run(iterations: 1)) }
  }
}
