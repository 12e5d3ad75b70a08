/// The forecasts of all series in a suite, and of the states shared by their benchmarks.
struct SuiteForecast {
  private var series: [SeriesKey: SeriesForecast] = [:]
  /// The forecasts of shared states, by scenario and name.
  private var states: [[String]: SeriesForecast] = [:]
  /// The forecasts of the time needed to compare answers, by series.
  ///
  /// The forecasts treat this time as the time of a setup.
  private var comparisons: [SeriesKey: SeriesForecast] = [:]
  /// The minimum number of iterations that must fit into the time available for a benchmark.
  let iterations: Int

  /// Creates forecasts that have no observations yet.
  init(iterations: Int) { self.iterations = iterations }

  /// The forecast for the series of a benchmark; empty before the first observation.
  subscript(benchmarkCase: BenchmarkCase) -> SeriesForecast {
    get { series[benchmarkCase.key.series] ?? SeriesForecast() }
    set { series[benchmarkCase.key.series] = newValue }
  }

  /// Records the costs of one size in the forecasts for the benchmark's series and its shared
  /// state.
  mutating func record(_ observation: SeriesForecast.Observation, of benchmarkCase: BenchmarkCase) {
    self[benchmarkCase].record(observation)
    guard let state = benchmarkCase.sharedState else { return }
    states[[benchmarkCase.key.scenario, state], default: SeriesForecast()].record(observation)
  }

  /// Records the time it took to compare the answers of a benchmark.
  mutating func record(comparison nanoseconds: Int64, of benchmarkCase: BenchmarkCase) {
    comparisons[benchmarkCase.key.series, default: SeriesForecast()].record(
      .init(
        items: benchmarkCase.key.items, setupNanoseconds: Double(nanoseconds),
        iterationNanoseconds: 0))
  }

  /// Returns the predicted time of comparing a benchmark's answers, in nanoseconds; 0 if it is
  /// unknown.
  func comparisonNanoseconds(of benchmarkCase: BenchmarkCase) -> Double {
    comparisons[benchmarkCase.key.series]?.predictedNanoseconds(at: benchmarkCase.key.items) ?? 0
  }

  /// Returns the reason why a benchmark cannot be run in the remaining time, or `nil` if there is
  /// enough time.
  func skipReason(for benchmarkCase: BenchmarkCase, allowance: Int64) -> MeasurementWarning? {
    benchmarkCase.omission
      ?? self[benchmarkCase].skipReason(
        for: benchmarkCase.key.items, iterations: iterations, allowance: allowance,
        state: benchmarkCase.sharedState.flatMap { states[[benchmarkCase.key.scenario, $0]] })
  }

  /// Returns the predicted time of the comparison, setup and first iteration of an unmeasured
  /// benchmark, in nanoseconds, or `nil` if nothing is known about it.
  func missingNanoseconds(_ benchmarkCase: BenchmarkCase) -> Double? {
    let plan = max(
      Double(benchmarkCase.comparisonTime.wholeNanoseconds),
      comparisonNanoseconds(of: benchmarkCase))
    let seen = self[benchmarkCase].predictedNanoseconds(at: benchmarkCase.key.items)
    return seen > 0 || benchmarkCase.omission != nil ? plan + seen : nil
  }
}
