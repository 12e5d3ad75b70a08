/// Runs benchmarks one after the other within a budget of real time.
///
/// A size that would take too long, judging by the smaller ones of its series, is not tried, and
/// its result says so. Nothing is run concurrently.
public struct SuiteRunner {
  private let options: SuiteOptions
  private let clock: any MeasurementClock
  private let probe: AllocationProbe?
  private let journal: RunJournal?

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - options: How to run.
  ///   - clock: What to read the time from.
  ///   - probe: Whom to ask about allocations; nil where nobody can be asked.
  ///   - journal: Where the results so far are kept; nil where nobody needs them.
  public init(
    options: SuiteOptions = SuiteOptions(), clock: any MeasurementClock = SystemClock(),
    probe: AllocationProbe? = .make(), journal: RunJournal? = nil
  ) {
    self.options = options
    self.clock = clock
    self.probe = probe
    self.journal = journal
  }

  /// Runs benchmarks in the order given.
  ///
  /// - Parameters:
  ///   - cases: The benchmarks; within a series the sizes ascending.
  ///   - progress: Called before each benchmark, outside of all measuring.
  /// - Returns: One result for each benchmark, in the same order.
  /// - Throws: What ``BenchmarkCase/verify`` throws at the first wrong answer; nothing is measured
  ///   after it.
  public func run(
    _ cases: [BenchmarkCase], progress: (SuiteProgress) -> Void = { _ in }
  ) throws -> [BenchmarkResult] {
    let schedule = BudgetSchedule(start: clock.wallNanoseconds(), budget: options.budget)
    let runner = CaseRunner(
      passes: options.passes, sampling: options.sampling, clock: clock, probe: probe,
      journal: journal)
    journal?.begin(total: cases.count)
    var forecasts: [SeriesKey: SeriesForecast] = [:]
    var results: [BenchmarkResult] = []
    results.reserveCapacity(cases.count)
    for (index, benchmarkCase) in cases.enumerated() {
      let key = benchmarkCase.key
      benchmarkCase.tidyUp()
      let now = clock.wallNanoseconds()
      progress(
        SuiteProgress(
          position: index + 1, total: cases.count, key: key,
          elapsed: .nanoseconds(now - schedule.start), budget: options.budget))
      let limits = schedule.limits(
        now: now, casesLeft: cases.count - index,
        hasPriority: benchmarkCase.hasPriority)
      let result = try runOne(
        benchmarkCase, limits: limits, now: now, with: runner,
        forecast: &forecasts[key.series, default: SeriesForecast()])
      results.append(result)
      journal?.finish(result)
    }
    return results
  }

  private func runOne(
    _ benchmarkCase: BenchmarkCase, limits: MeasurementLimits?, now: Int64,
    with runner: CaseRunner, forecast: inout SeriesForecast
  ) throws -> BenchmarkResult {
    let key = benchmarkCase.key
    func notRun(because objection: MeasurementWarning) -> BenchmarkResult {
      forecast.end(because: objection)
      return BenchmarkResult(key: key, because: objection)
    }
    guard let limits else {
      return notRun(because: forecast.cutOff ?? .budgetSpent(budget: options.budget))
    }
    let objection = forecast.objection(
      to: key.items, iterations: options.passes.fewestIterations, allowance: limits.end - now)
    if let objection { return notRun(because: objection) }
    let outcome = try runner.run(benchmarkCase, limits: limits)
    if let observation = outcome.observation { forecast.record(observation) }
    if let cutOff = outcome.cutOff { forecast.end(because: cutOff) }
    return outcome.result
  }
}
