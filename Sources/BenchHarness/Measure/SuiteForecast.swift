/// Forecasts of all series of a suite, and of the states that their benchmarks share.
struct SuiteForecast {
  /// A state at several sizes.
  private struct StateSeries: Hashable {
    let scenario: String
    let name: String

    init?(_ benchmarkCase: BenchmarkCase) {
      guard let name = benchmarkCase.sharedState else { return nil }
      self.name = name
      scenario = benchmarkCase.key.scenario
    }
  }

  private var series: [SeriesKey: SeriesForecast] = [:]
  private var states: [StateSeries: SeriesForecast] = [:]
  /// The number of iterations that have to be made at the least.
  let iterations: Int

  /// Makes forecasts without observations.
  init(iterations: Int) { self.iterations = iterations }

  /// The largest size of the series that has been seen; nil if there is none.
  func largest(of benchmarkCase: BenchmarkCase) -> Int? {
    series[benchmarkCase.key.series]?.largest
  }

  /// The reason why the series of a benchmark has ended; nil if it has not.
  func cutOff(of benchmarkCase: BenchmarkCase) -> MeasurementWarning? {
    series[benchmarkCase.key.series]?.cutOff
  }

  /// Takes note of a size that ran.
  mutating func record(_ observation: SeriesForecast.Observation, of benchmarkCase: BenchmarkCase) {
    series[benchmarkCase.key.series, default: SeriesForecast()].record(observation)
    guard let state = StateSeries(benchmarkCase) else { return }
    states[state, default: SeriesForecast()].record(observation)
  }

  /// Ends the series of a benchmark.
  mutating func end(_ benchmarkCase: BenchmarkCase, because warning: MeasurementWarning) {
    series[benchmarkCase.key.series, default: SeriesForecast()].end(because: warning)
  }

  /// Why a benchmark must not be tried with so much time, or nil if it may be.
  func objection(to benchmarkCase: BenchmarkCase, allowance: Int64) -> MeasurementWarning? {
    (series[benchmarkCase.key.series] ?? SeriesForecast()).objection(
      to: benchmarkCase.key.items, iterations: iterations, allowance: allowance,
      state: StateSeries(benchmarkCase).flatMap { states[$0] })
  }

  /// What a size of a series will cost with one iteration, in nanoseconds.
  func predictedNanoseconds(_ benchmarkCase: BenchmarkCase, at items: Int) -> Double {
    series[benchmarkCase.key.series]?.predictedNanoseconds(at: items) ?? 0
  }
}
