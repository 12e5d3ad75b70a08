/// The passes over one benchmark after its setup, and their result so far.
///
/// The order of the calls matters: counters and allocations come first, independent of the clock's
/// number of repetitions in the timed pass.
struct CasePasses {
  /// The largest part of the suite's time for a few samples of an unpredictably long iteration: one
  /// fortieth.
  private static let fewSamplesPart: Int64 = 40

  /// The rough cost of timing the parts of one iteration, in iterations.
  private static let partRepetitions = 5.0

  let benchmark: any PreparedBenchmark
  let clock: any MeasurementClock
  /// The limits of the passes; extended once the benchmark is set up.
  private(set) var limits: MeasurementLimits

  /// All measurements except the times.
  var result: BenchmarkResult
  /// The samples of the first round; nil if there are none.
  private(set) var round: SampledRound?
  /// The known time of one iteration, in nanoseconds.
  private(set) var iterationNanoseconds = 0.0
  /// The known time of preparing a batch, in nanoseconds.
  private(set) var preparationNanoseconds = 0.0

  /// Counts the work of one iteration, and takes its time for an estimate of the others.
  mutating func countWork() {
    let start = clock.wallNanoseconds()
    benchmark.prepareBatch(iterations: 1)
    let ready = clock.wallNanoseconds()
    result.counters = benchmark.countWork()
    preparationNanoseconds = Double(ready - start)
    iterationNanoseconds = Double(clock.wallNanoseconds() - ready)
  }

  /// Takes the metrics, if there are any and time is left for them and for a timed iteration.
  mutating func measureMetrics() {
    let iterations = benchmark.metricIterations
    guard iterations > 0 else { return }
    guard hasTime(for: preparationNanoseconds + iterationNanoseconds * Double(iterations + 1))
    else { return result.add(.passLeftOut(.metrics)) }
    benchmark.prepareBatch(iterations: iterations)
    result.metrics = benchmark.measureMetrics()
  }

  /// Counts the allocations of one iteration, if time is left for it and for a timed one.
  mutating func measureAllocations(with probe: AllocationProbe) {
    guard hasTime(for: batchNanoseconds * Double(AllocationPass.iterations + 1)) else {
      return result.add(.passLeftOut(.allocations))
    }
    let (summary, inexact) = AllocationPass(probe: probe).measure(benchmark)
    result.allocations = summary
    for warning in inexact { result.add(warning) }
  }

  /// Measures the bytes kept alive by the state, if time is left for another setup and an
  /// iteration.
  mutating func measureLiveBytes(with probe: AllocationProbe, setupNanoseconds: Double) {
    guard hasTime(for: setupNanoseconds + batchNanoseconds) else {
      return result.add(.passLeftOut(.liveBytes))
    }
    result.liveBytesPerItem = benchmark.liveBytes(using: probe).map {
      Double($0) / Double(result.items)
    }
  }

  /// Measures the bytes left when another benchmark like this one is gone.
  mutating func measureTeardown(of benchmarkCase: BenchmarkCase, with probe: AllocationProbe) {
    do {
      result.liveBytesAfterTeardown = try probe.bytesLeft(by: benchmarkCase)
    } catch {
      result.add(.setupFailed(reason: "\(error)"))
    }
  }

  /// Takes the times of the first round, if one iteration at least can end in time.
  ///
  /// - Throws: A ``WrongAnswer`` of a batch.
  mutating func measureTimes(by measurer: Measurer, count: Int) throws {
    if !hasTime(for: batchNanoseconds) { limits.end = max(limits.end, endOfFewSamples) }
    guard hasTime(for: batchNanoseconds) else {
      return result.add(
        .cutOff(pass: "one iteration", items: result.items, nanoseconds: iterationNanoseconds))
    }
    var round = try measurer.sampleRound(benchmark, count: count, limits: limits)
    round.findSlowestCall(of: benchmark, by: clock, until: limits.share)
    self.round = round
    iterationNanoseconds = Quantile.value(0.5, of: round.samples.map(\.nanosecondsPerIteration))
    let preparations = round.samples.map { Double($0.preparationNanoseconds) }
    preparationNanoseconds = Quantile.value(0.5, of: preparations)
    timeParts()
  }

  /// Times the parts of an iteration, if time is left for preparing it and for repeating them.
  private mutating func timeParts() {
    guard benchmark.hasTimedParts else { return }
    guard hasTime(for: preparationNanoseconds + Self.partRepetitions * iterationNanoseconds) else {
      return result.add(.passLeftOut(.parts))
    }
    benchmark.prepareBatch(iterations: 1)
    for (name, time) in benchmark.timeParts(by: clock) {
      precondition(name.hasSuffix(Figures.partTimeSuffix), "\(name) must be declared as a time")
      result.metrics[name] = time
    }
  }

  /// Adds facts and warnings of the benchmark, after all passes.
  mutating func addDetails() {
    if result.compared?.comparesTimed == true, let count = benchmark.comparedTimedInputs {
      result.compared?.answers = count
    }
    result.visibleItems = benchmark.visibleItems
    result.frameDigest = benchmark.frameDigest
    result.add(benchmark.warnings)
  }

  /// The end of a few samples after a paid setup, in nanoseconds of the clock.
  private var endOfFewSamples: Int64 {
    let now = clock.wallNanoseconds()
    guard now < limits.suiteEnd else { return now }
    return now + (limits.suiteEnd - now) / Self.fewSamplesPart
  }

  /// The time of one iteration with the preparation it needs.
  private var batchNanoseconds: Double { preparationNanoseconds + iterationNanoseconds }

  private func hasTime(for nanoseconds: Double) -> Bool {
    nanoseconds <= Double(limits.end - clock.wallNanoseconds())
  }
}
