/// Forecasts of all series of a suite, and of the states that their benchmarks share.
struct SuiteForecast {
  private var series: [SeriesKey: SeriesForecast] = [:]
  /// The forecasts of shared states, by scenario and name.
  private var states: [[String]: SeriesForecast] = [:]
  /// The times of comparing the answers of each series, recorded as setups.
  private var comparisons: [SeriesKey: SeriesForecast] = [:]
  /// The fewest iterations that have to be made.
  let iterations: Int

  /// Makes forecasts without observations.
  init(iterations: Int) { self.iterations = iterations }

  /// The forecast of a benchmark's series; without observations before the first one.
  subscript(benchmarkCase: BenchmarkCase) -> SeriesForecast {
    get { series[benchmarkCase.key.series] ?? SeriesForecast() }
    set { series[benchmarkCase.key.series] = newValue }
  }

  /// Records a size that ran, for its series and the state that it shares.
  mutating func record(_ observation: SeriesForecast.Observation, of benchmarkCase: BenchmarkCase) {
    self[benchmarkCase].record(observation)
    guard let state = benchmarkCase.sharedState else { return }
    states[[benchmarkCase.key.scenario, state], default: SeriesForecast()].record(observation)
  }

  /// Records the time of comparing the answers of a benchmark.
  mutating func record(comparison nanoseconds: Int64, of benchmarkCase: BenchmarkCase) {
    comparisons[benchmarkCase.key.series, default: SeriesForecast()].record(
      .init(
        items: benchmarkCase.key.items, setupNanoseconds: Double(nanoseconds),
        iterationNanoseconds: 0))
  }

  /// The predicted time of comparing the answers of a benchmark, in nanoseconds; 0 where it is not
  /// known.
  func comparisonNanoseconds(of benchmarkCase: BenchmarkCase) -> Double {
    comparisons[benchmarkCase.key.series]?.predictedNanoseconds(at: benchmarkCase.key.items) ?? 0
  }

  /// The reason why a benchmark must not be tried in the time that is left, or nil if it may be.
  func objection(to benchmarkCase: BenchmarkCase, allowance: Int64) -> MeasurementWarning? {
    benchmarkCase.omission
      ?? self[benchmarkCase].objection(
        to: benchmarkCase.key.items, iterations: iterations, allowance: allowance,
        state: benchmarkCase.sharedState.flatMap { states[[benchmarkCase.key.scenario, $0]] })
  }

  /// The time that a benchmark that was not measured would take, in nanoseconds: its comparison,
  /// setup and first iteration, as far as they are known; nil where nothing is.
  func missingNanoseconds(_ benchmarkCase: BenchmarkCase) -> Double? {
    let plan = max(
      Double(benchmarkCase.comparisonTime.wholeNanoseconds),
      comparisonNanoseconds(of: benchmarkCase))
    let seen = self[benchmarkCase].predictedNanoseconds(at: benchmarkCase.key.items)
    return seen > 0 || benchmarkCase.omission != nil ? plan + seen : nil
  }
}
