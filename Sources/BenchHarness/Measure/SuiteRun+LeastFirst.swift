extension SuiteRun {
  /// The longest answer to wait for in runs with bounds.
  static let longestAnswer = Duration.seconds(1)
  /// The shortest predicted answer without counters and allocations, in nanoseconds.
  private static let slowAnswer = 50e6
  /// The time of looking at smaller sizes to predict the first one of a series.
  private static let probeTime: Int64 = 1_000_000_000

  /// Takes the fewest samples of a benchmark, whatever time is left, or a bound if its answer would
  /// take longer than ``longestAnswer``.
  mutating func visitLeast(_ index: Int) throws {
    let benchmarkCase = cells[index].benchmarkCase
    if let reason = benchmarkCase.omission ?? bound(of: benchmarkCase) {
      cells[index].base = BenchmarkResult(key: benchmarkCase.key, because: reason)
    } else {
      let predicted = forecast[benchmarkCase].predictedIteration(at: benchmarkCase.key.items)
      if !benchmarkCase.isReference, predicted > Self.slowAnswer {
        cells[index].benchmarkCase.passes = .time
      }
      try measure(index, MeasurementLimits(share: now, end: .max))
    }
    runner.journal?.finish(cells[index].result(by: runner.measurer))
  }

  /// The bound of a benchmark by the smaller sizes of its series; nil if it can be waited for.
  private mutating func bound(of benchmarkCase: BenchmarkCase) -> MeasurementWarning? {
    let limit = Double(Self.longestAnswer.wholeNanoseconds)
    while true {
      let series = forecast[benchmarkCase]
      let predicted = series.predictedIteration(at: benchmarkCase.key.items)
      if series.largest != nil, predicted <= limit { return nil }
      if probe(benchmarkCase, time: Self.probeTime) { continue }
      guard predicted > limit, let last = series.observations.last else { return nil }
      return .bounded(
        TimeBound(atLeast: limit, predicted: predicted), items: last.items,
        nanoseconds: last.iterationNanoseconds)
    }
  }
}
