extension SuiteRun {
  /// The longest predicted iteration time of a benchmark that is still measured.
  ///
  /// A slower benchmark gets only a lower bound on its time.
  static let longestAnswer = Duration.seconds(1)
  /// The longest predicted iteration time, in nanoseconds, of a benchmark that gets all passes; a
  /// slower benchmark is only timed.
  ///
  /// This limit does not apply to benchmarks of the reference strategy.
  private static let slowAnswer = 50e6
  /// The time limit, in nanoseconds, for running a benchmark at a smaller size to predict its time.
  private static let probeTime: Int64 = 1_000_000_000

  /// Takes the minimum number of samples of a benchmark regardless of the time left, or records a
  /// lower bound if an iteration would take longer than ``longestAnswer``.
  mutating func visitWithMinimumSamples(_ index: Int) throws {
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

  /// Returns a lower bound on the time of a benchmark, predicted from smaller sizes of its series,
  /// or `nil` if the benchmark is quick enough to measure.
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
