/// A sequence of passes over one benchmark after its setup, together with the result so far.
///
/// The order of the calls matters: counters and allocations come first, so they do not depend on
/// the number of repetitions needed by the timed pass.
struct CasePasses {
  /// The ratio of the suite's remaining time to the time limit of a very slow benchmark.
  ///
  /// If the iterations of a benchmark are unexpectedly long, its samples may take at most one
  /// fortieth of the remaining time.
  private static let fewSamplesPart: Int64 = 40

  /// The approximate cost of timing the parts of an iteration, expressed in whole iterations.
  private static let partRepetitions = 5.0

  let benchmark: any PreparedBenchmark
  let clock: any MeasurementClock
  /// The time limits of the passes.
  private(set) var limits: MeasurementLimits

  /// The benchmark's result so far, without the times.
  var result: BenchmarkResult
  /// The samples of the first round; `nil` before they are taken.
  private(set) var round: SampledRound?
  /// The estimated time of one iteration, in nanoseconds.
  private(set) var iterationNanoseconds = 0.0
  /// The estimated time of preparing a batch, in nanoseconds.
  private(set) var preparationNanoseconds = 0.0

  /// Records the operation counts of one iteration, and times the iteration to estimate the cost of
  /// further ones.
  mutating func countWork() {
    let start = clock.wallNanoseconds()
    benchmark.prepareBatch(iterations: 1)
    let ready = clock.wallNanoseconds()
    result.counters = benchmark.countWork()
    preparationNanoseconds = Double(ready - start)
    iterationNanoseconds = Double(clock.wallNanoseconds() - ready)
  }

  /// Measures the benchmark's metrics, if it has any and if enough time is left for them and for
  /// one timed iteration.
  mutating func measureMetrics() {
    let iterations = benchmark.metricIterations
    guard iterations > 0 else { return }
    guard hasTime(for: preparationNanoseconds + iterationNanoseconds * Double(iterations + 1))
    else { return result.add(.passLeftOut(.metrics)) }
    benchmark.prepareBatch(iterations: iterations)
    result.metrics = benchmark.measureMetrics()
  }

  /// Counts the allocations of one iteration, if enough time is left for the pass and for one timed
  /// iteration.
  mutating func measureAllocations(with probe: AllocationProbe) {
    guard hasTime(for: batchNanoseconds * Double(AllocationPass.iterations + 1)) else {
      return result.add(.passLeftOut(.allocations))
    }
    let (summary, inexact) = AllocationPass(probe: probe).measure(benchmark)
    result.allocations = summary
    for warning in inexact { result.add(warning) }
  }

  /// Measures the bytes the benchmark's state keeps alive, if enough time is left for another setup
  /// and another iteration.
  mutating func measureLiveBytes(with probe: AllocationProbe, setupNanoseconds: Double) {
    guard hasTime(for: setupNanoseconds + batchNanoseconds) else {
      return result.add(.passLeftOut(.liveBytes))
    }
    result.liveBytesPerItem = benchmark.liveBytes(using: probe).map {
      Double($0) / Double(result.items)
    }
  }

  /// Sets up and releases another instance of this benchmark, and measures the bytes it leaves
  /// behind.
  mutating func measureTeardown(of benchmarkCase: BenchmarkCase, with probe: AllocationProbe) {
    do {
      result.liveBytesAfterTeardown = try probe.leakedBytes(by: benchmarkCase)
    } catch {
      result.add(.setupFailed(reason: "\(error)"))
    }
  }

  /// Takes the samples of the first round, if at least one iteration can finish in time.
  ///
  /// - Throws: A ``WrongAnswer`` if the answers of a batch are wrong.
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

  /// Times the parts of an iteration, if enough time is left to prepare the iteration and to repeat
  /// its parts.
  private mutating func timeParts() {
    guard benchmark.hasTimedParts else { return }
    guard hasTime(for: preparationNanoseconds + Self.partRepetitions * iterationNanoseconds) else {
      return result.add(.passLeftOut(.parts))
    }
    benchmark.prepareBatch(iterations: 1)
    for (name, time) in benchmark.timeParts(by: clock) {
      precondition(
        name.hasSuffix(Figures.partTimeSuffix),
        "\(name) is a time, so its name must end in \(Figures.partTimeSuffix)")
      result.metrics[name] = time
    }
  }

  /// Adds the number of visible items, the digest of the frames and the benchmark's warnings to the
  /// result, after all passes.
  mutating func addDetails() {
    if result.compared?.comparesTimed == true, let count = benchmark.comparedTimedInputs {
      result.compared?.answers = count
    }
    result.visibleItems = benchmark.visibleItems
    result.frameDigest = benchmark.frameDigest
    result.add(benchmark.warnings)
  }

  /// The deadline for taking a few samples after an expensive setup, in nanoseconds of the clock.
  private var endOfFewSamples: Int64 {
    let now = clock.wallNanoseconds()
    guard now < limits.suiteEnd else { return now }
    return now + (limits.suiteEnd - now) / Self.fewSamplesPart
  }

  /// The time of one iteration and its preparation, in nanoseconds.
  private var batchNanoseconds: Double { preparationNanoseconds + iterationNanoseconds }

  private func hasTime(for nanoseconds: Double) -> Bool {
    nanoseconds <= Double(limits.end - clock.wallNanoseconds())
  }
}
