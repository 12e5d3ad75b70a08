/// Sets one benchmark up and makes the passes over it.
struct CaseRunner {
  let passes: MeasurementPasses
  let sampling: SamplingOptions
  let clock: any MeasurementClock
  let probe: AllocationProbe?
  var journal: RunJournal?

  /// What running a benchmark gave, for the report and for the forecast of the next size.
  struct Outcome {
    var result: BenchmarkResult
    var observation: SeriesForecast.Observation?
    var cutOff: MeasurementWarning?
  }

  /// Sets a benchmark up, compares its answers, and makes the passes that its limits allow.
  ///
  /// - Throws: What the comparison throws at a wrong answer.
  func run(_ benchmarkCase: BenchmarkCase, limits: MeasurementLimits) throws -> Outcome {
    let key = benchmarkCase.key
    journal?.enter(.setup, of: key)
    let start = clock.wallNanoseconds()
    let benchmark: any PreparedBenchmark
    do {
      benchmark = try benchmarkCase.make(SetupDeadline(clock: clock, end: limits.end))
    } catch let reason as SetupGivenUp {
      return givenUp(key, because: reason)
    } catch {
      return Outcome(
        result: BenchmarkResult(key: key, because: .setupFailed(reason: "\(error)")))
    }
    let ready = clock.wallNanoseconds()
    let setup = Double(ready - start)
    guard ready < limits.end else {
      let warning = MeasurementWarning.cutOff(pass: "setup", items: key.items, nanoseconds: setup)
      return Outcome(result: BenchmarkResult(key: key, because: warning), cutOff: warning)
    }
    journal?.enter(.verification, of: key)
    let compared = try benchmarkCase.verify?(
      limits.verificationDeadline(clock: clock, hasPriority: benchmarkCase.hasPriority))
    var measured = makePasses(
      over: benchmark, of: benchmarkCase, setupNanoseconds: setup, limits: limits)
    measured.record(compared)
    // Preparing batches is setup as well, once for each iteration that cannot be avoided.
    let preparations = measured.preparationNanoseconds * Double(passes.fewestIterations)
    return Outcome(
      result: measured.result,
      observation: .init(
        items: key.items, setupNanoseconds: setup + preparations,
        iterationNanoseconds: measured.iterationNanoseconds))
  }

  private func givenUp(_ key: BenchmarkKey, because reason: SetupGivenUp) -> Outcome {
    let warning: MeasurementWarning =
      switch reason {
      case .tooLong(let nanoseconds): .setupGivenUp(items: key.items, nanoseconds: nanoseconds)
      case .tooMany(let limit, let reason): .tooManyItems(limit: limit, reason: reason)
      }
    return Outcome(result: BenchmarkResult(key: key, because: warning), cutOff: warning)
  }

  private func makePasses(
    over benchmark: any PreparedBenchmark, of benchmarkCase: BenchmarkCase,
    setupNanoseconds: Double, limits: MeasurementLimits
  ) -> CasePasses {
    let key = benchmarkCase.key
    var work = CasePasses(key: key, benchmark: benchmark, clock: clock, limits: limits)
    func make(_ phase: BenchmarkPhase, _ pass: (inout CasePasses) -> Void) {
      journal?.enter(phase, of: key)
      pass(&work)
      journal?.update(work.result)
    }
    if passes.contains(.counters) { make(.counters) { $0.countWork() } }
    if passes.contains(.metrics) { make(.metrics) { $0.takeMetrics() } }
    if let probe {
      if passes.contains(.allocations) { make(.allocations) { $0.measureAllocations(with: probe) } }
      if passes.contains(.liveBytes) {
        make(.liveBytes) { $0.measureLiveBytes(with: probe, setupNanoseconds: setupNanoseconds) }
      }
      if passes.contains(.teardown) {
        make(.teardown) { $0.measureTeardown(of: benchmarkCase, with: probe) }
      }
    } else if !passes.isDisjoint(with: [.allocations, .liveBytes]) {
      work.warn(.allocatorNotLinked)
    }
    if passes.contains(.time) { make(.time) { $0.takeTimes(sampling: sampling) } }
    work.takeFacts()
    return work
  }
}
