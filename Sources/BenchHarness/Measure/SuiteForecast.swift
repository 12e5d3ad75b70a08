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
  /// What comparing the answers of each series takes, as setups.
  private var comparisons: [SeriesKey: SeriesForecast] = [:]
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

  /// Takes note of what comparing the answers of a benchmark took.
  mutating func record(comparison nanoseconds: Int64, of benchmarkCase: BenchmarkCase) {
    comparisons[benchmarkCase.key.series, default: SeriesForecast()].record(
      .init(
        items: benchmarkCase.key.items, setupNanoseconds: Double(nanoseconds),
        iterationNanoseconds: 0))
  }

  /// What comparing the answers of a benchmark will take, in nanoseconds; 0 where that is not
  /// known.
  func comparisonNanoseconds(of benchmarkCase: BenchmarkCase) -> Double {
    comparisons[benchmarkCase.key.series]?.predictedNanoseconds(at: benchmarkCase.key.items) ?? 0
  }

  /// Ends the series of a benchmark.
  mutating func end(_ benchmarkCase: BenchmarkCase, because warning: MeasurementWarning) {
    series[benchmarkCase.key.series, default: SeriesForecast()].end(because: warning)
  }

  /// Why a benchmark must not be tried with so much time, or nil if it may be.
  func objection(to benchmarkCase: BenchmarkCase, allowance: Int64) -> MeasurementWarning? {
    benchmarkCase.omission
      ?? (series[benchmarkCase.key.series] ?? SeriesForecast()).objection(
        to: benchmarkCase.key.items, iterations: iterations, allowance: allowance,
        state: StateSeries(benchmarkCase).flatMap { states[$0] })
  }

  /// What a size of a series will cost with one iteration, in nanoseconds.
  func predictedNanoseconds(_ benchmarkCase: BenchmarkCase, at items: Int) -> Double {
    series[benchmarkCase.key.series]?.predictedNanoseconds(at: items) ?? 0
  }

  /// What a benchmark that was not measured would cost, in nanoseconds: its comparison, setup and
  /// first iteration, as far as they are known; nil where nothing is.
  func missingNanoseconds(_ benchmarkCase: BenchmarkCase) -> Double? {
    let plan = max(
      Double(benchmarkCase.comparisonTime.wholeNanoseconds),
      comparisonNanoseconds(of: benchmarkCase))
    let seen = predictedNanoseconds(benchmarkCase, at: benchmarkCase.key.items)
    return seen > 0 || benchmarkCase.omission != nil ? plan + seen : nil
  }
}
