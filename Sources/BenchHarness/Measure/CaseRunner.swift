/// A runner that sets up one benchmark and makes all measuring passes over it.
struct CaseRunner {
  let options: SuiteOptions
  let clock: any MeasurementClock
  let probe: AllocationProbe?
  let journal: RunJournal?

  /// The outcome of running a benchmark, for use in the report and in predicting the cost at the
  /// next size.
  struct Outcome {
    /// The benchmark's result so far, without the times.
    var result: BenchmarkResult
    /// The samples of the first round; `nil` if none were taken.
    var round: SampledRound?
    /// The time of the setup in nanoseconds, excluding the time to create the shared input.
    var setupNanoseconds: Int64 = 0
    var observation: SeriesForecast.Observation?
    var cutOff: MeasurementWarning?
  }

  var measurer: Measurer { Measurer(options: options.sampling, clock: clock) }

  /// Sets up a benchmark, compares its answers, and makes the measuring passes within the time
  /// limits.
  ///
  /// - Parameters:
  ///   - benchmarkCase: The benchmark to set up, compare and measure.
  ///   - limits: The deadlines: the end of the benchmark's share of the budget, and the end of the
  ///     suite.
  ///   - isExpensive: Whether the setup is too expensive to repeat in later rounds, so that all
  ///     samples have to be taken now.
  /// - Returns: The results of the first round.
  /// - Throws: A ``WrongAnswer`` if the comparison or a timed batch finds one.
  func run(
    _ benchmarkCase: BenchmarkCase, limits: MeasurementLimits, isExpensive: Bool = false
  ) throws -> Outcome {
    let key = benchmarkCase.key
    journal?.enter(.setup, of: key)
    let start = clock.wallNanoseconds()
    try benchmarkCase.makeInput()
    journal?.enter(.setup, of: key)
    let setupStart = clock.wallNanoseconds()
    let benchmark: any PreparedBenchmark
    do {
      benchmark = try benchmarkCase.make(SetupDeadline(clock: clock, end: limits.end))
    } catch let reason as SetupSkipReason {
      return givenUp(key, because: reason)
    } catch {
      return Outcome(
        result: BenchmarkResult(key: key, because: .setupFailed(reason: "\(error)")))
    }
    let ready = clock.wallNanoseconds()
    let setup = Double(ready - start)
    guard ready < limits.suiteEnd else {
      let warning = MeasurementWarning.cutOff(pass: "setup", items: key.items, nanoseconds: setup)
      return Outcome(result: BenchmarkResult(key: key, because: warning), cutOff: warning)
    }
    let own = ready - setupStart
    journal?.enter(.verification, of: key)
    let compared: ComparedAnswers?
    do {
      compared = try benchmarkCase.verify?(SetupDeadline(clock: clock, end: limits.suiteEnd))
    } catch let reason as SetupSkipReason {
      return givenUp(key, because: reason)
    }
    let compareEnd = clock.wallNanoseconds()
    let unverified = compared.flatMap { $0.shortfall(setupNanoseconds: own) }
    if let unverified, !options.allowsUnverified {
      var result = BenchmarkResult(key: key, because: unverified)
      result.compared = compared
      return Outcome(result: result, setupNanoseconds: own)
    }
    let measured = try makePasses(
      over: benchmark, of: benchmarkCase, compared: compared, setupNanoseconds: own,
      limits: limits.shifted(by: compareEnd - ready).extended(
        start: start, ready: compareEnd, setupNanoseconds: ready - start),
      isExpensive: isExpensive || own > options.sampling.expensiveSetup.wholeNanoseconds)
    var result = measured.result
    if unverified != nil { result.add(.unverified) }
    // The forecast counts preparing a batch as setup, once for each iteration that cannot be
    // avoided.
    let preparations = measured.preparationNanoseconds * Double(options.passes.minIterations)
    return Outcome(
      result: result, round: measured.round, setupNanoseconds: own,
      observation: .init(
        items: key.items, setupNanoseconds: setup + preparations,
        iterationNanoseconds: measured.iterationNanoseconds))
  }

  /// Sets up a benchmark again and takes the samples of a later round.
  ///
  /// - Returns: The samples; `nil` if there was not enough time for any.
  /// - Throws: An error if the benchmark cannot be set up, or a ``WrongAnswer`` if the answers of a
  ///   batch are wrong.
  func sample(
    _ benchmarkCase: BenchmarkCase, round: Int, like first: SampledRound, limits: MeasurementLimits
  ) throws -> SampledRound? {
    journal?.revisit(benchmarkCase.key)
    let start = clock.wallNanoseconds()
    let benchmark = try benchmarkCase.make(SetupDeadline(clock: clock, end: limits.end))
    let ready = clock.wallNanoseconds()
    let limits = limits.extended(start: start, ready: ready, setupNanoseconds: ready - start)
    guard Double(limits.end - ready) > 2 * first.batchNanoseconds else { return nil }
    // The state is new, so these calls include the first call.
    let call = SlowestCallPass(clock: clock)
      .slowest(of: benchmark, like: first.samples, until: limits.share)
    var sampled = try measurer.sampleRound(
      round, benchmark, iterations: first.samples[0].iterations,
      count: options.sampling.sampleCount(inRound: round), limits: limits)
    sampled?.add(call)
    return sampled
  }

  /// Determines the cost of a benchmark by setting it up and running one iteration, without
  /// measuring it fully.
  ///
  /// - Returns: The observed costs; `nil` if the setup failed or would have taken too long.
  func probe(_ benchmarkCase: BenchmarkCase, end: Int64) -> SeriesForecast.Observation? {
    let start = clock.wallNanoseconds()
    guard (try? benchmarkCase.makeInput()) != nil,
      let benchmark = try? benchmarkCase.make(SetupDeadline(clock: clock, end: end))
    else { return nil }
    let ready = clock.wallNanoseconds()
    benchmark.prepareBatch(iterations: 1)
    let prepared = clock.wallNanoseconds()
    _ = benchmark.countWork()
    let iteration = Double(clock.wallNanoseconds() - prepared)
    let preparations = Double(prepared - ready) * Double(options.passes.minIterations)
    return .init(
      items: benchmarkCase.key.items, setupNanoseconds: Double(ready - start) + preparations,
      iterationNanoseconds: iteration)
  }

  private func givenUp(_ key: BenchmarkKey, because reason: SetupSkipReason) -> Outcome {
    let warning: MeasurementWarning =
      switch reason {
      case .tooLong(let nanoseconds): .setupGivenUp(items: key.items, nanoseconds: nanoseconds)
      case .tooMany(let limit, let reason): .tooManyItems(limit: limit, reason: reason)
      }
    return Outcome(result: BenchmarkResult(key: key, because: warning), cutOff: warning)
  }

  private func makePasses(
    over benchmark: any PreparedBenchmark, of benchmarkCase: BenchmarkCase,
    compared: ComparedAnswers?, setupNanoseconds: Int64, limits: MeasurementLimits,
    isExpensive: Bool
  ) throws -> CasePasses {
    let key = benchmarkCase.key
    let passes = options.passes.intersection(benchmarkCase.passes ?? options.passes)
    var work = CasePasses(
      benchmark: benchmark, clock: clock, limits: limits, result: BenchmarkResult(key: key))
    work.result.compared = compared
    func make(
      _ pass: MeasurementPasses, _ phase: BenchmarkPhase,
      _ measure: (inout CasePasses) throws -> Void
    ) rethrows {
      guard passes.contains(pass) else { return }
      journal?.enter(phase, of: key)
      try measure(&work)
      journal?.update(work.result)
    }
    make(.counters, .counters) { $0.countWork() }
    make(.metrics, .metrics) { $0.measureMetrics() }
    if let probe {
      make(.allocations, .allocations) { $0.measureAllocations(with: probe) }
      make(.liveBytes, .liveBytes) {
        $0.measureLiveBytes(with: probe, setupNanoseconds: Double(setupNanoseconds))
      }
      make(.teardown, .teardown) { $0.measureTeardown(of: benchmarkCase, with: probe) }
    } else if !passes.isDisjoint(with: [.allocations, .liveBytes]) {
      work.result.add(.allocatorNotLinked)
    }
    let count =
      isExpensive ? options.sampling.sampleCount : options.sampling.sampleCount(inRound: 1)
    try make(.time, .time) { try $0.measureTimes(by: measurer, count: count) }
    work.addDetails()
    return work
  }
}
