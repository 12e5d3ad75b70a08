/// A timer that runs a prepared benchmark in batches.
///
/// A batch repeats the work for about a millisecond, so reading the clocks has no visible cost.
/// Each batch is one sample; samples are kept raw and in order.
public struct Measurer {
  /// The ratio of real time to CPU time that a thread must exceed to count as preempted.
  private static let preemptionRatio = 1.1

  /// The minimum length (10 ms) of a calibration batch that can be used as a sample without a
  /// warm-up.
  private static let countedBatch: Int64 = 10_000_000
  /// The minimum length (50 ms) of a batch that is timed only once per round if time is short.
  private static let longBatch: Int64 = 50_000_000

  private let options: SamplingOptions
  private let clock: any MeasurementClock
  private let target: Int64

  /// Creates a measurer with the given sampling options and clock.
  ///
  /// - Parameters:
  ///   - options: The options for the number and the length of samples.
  ///   - clock: The clock for timing each sample.
  public init(
    options: SamplingOptions = SamplingOptions(), clock: any MeasurementClock = SystemClock()
  ) {
    self.options = options
    self.clock = clock
    self.target = options.sampleTarget.wholeNanoseconds
  }

  /// Times one batch, which is prepared before the clock starts and checked after the clock stops.
  ///
  /// - Throws: An error from ``PreparedBenchmark/finishBatch(checksum:iterations:)``.
  public func sample(_ benchmark: any PreparedBenchmark, iterations: Int) throws -> TimedSample {
    let preparationStart = clock.wallNanoseconds()
    benchmark.prepareBatch(iterations: iterations)
    let cpuStart = clock.threadCPUNanoseconds()
    let wallStart = clock.wallNanoseconds()
    let checksum = benchmark.run(iterations: iterations)
    let wallEnd = clock.wallNanoseconds()
    let cpuEnd = clock.threadCPUNanoseconds()
    blackHole(checksum)
    try benchmark.finishBatch(checksum: checksum, iterations: iterations)
    return TimedSample(
      iterations: iterations, preparationNanoseconds: wallStart - preparationStart,
      wallNanoseconds: wallEnd - wallStart, cpuNanoseconds: cpuEnd - cpuStart)
  }

  /// Determines the number of iterations per sample by repeated doubling, and returns the last
  /// batch.
  ///
  /// A single batch may be long only because it was the first or was interrupted, so a second batch
  /// must confirm its length. The doubling stops at the benchmark's own limit, or if the next batch
  /// would not finish in time.
  ///
  /// - Throws: A ``WrongAnswer`` if the answers of a batch are wrong.
  public func calibrate(
    _ benchmark: any PreparedBenchmark, limits: MeasurementLimits = .none
  ) throws -> TimedSample {
    let limit = max(1, benchmark.preferredIterationLimit)
    var last = try sample(benchmark, iterations: 1)
    while true {
      while last.wallNanoseconds < target, last.iterations < limit,
        hasTime(for: last, times: 2, until: limits.end)
      {
        let doubled = last.iterations.multipliedReportingOverflow(by: 2)
        guard !doubled.overflow else { return last }
        last = try sample(benchmark, iterations: min(doubled.partialValue, limit))
      }
      guard last.wallNanoseconds >= target, last.wallNanoseconds < Self.longBatch,
        hasTime(for: last, times: 1, until: limits.end)
      else { return last }
      last = try sample(benchmark, iterations: last.iterations)
      if last.wallNanoseconds >= target / 2 { return last }
    }
  }

  /// Calibrates and warms up a benchmark, then takes its samples.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark to time; it has been set up and is ready to run batches.
  ///   - limits: The ends of the benchmark's share and of the suite. If no time is left, the
  ///     calibration batch is the only sample.
  /// - Returns: At least one sample, and warnings about the samples.
  /// - Throws: A ``WrongAnswer`` if the answers of a batch are wrong.
  public func measure(
    _ benchmark: any PreparedBenchmark, limits: MeasurementLimits = .none
  ) throws -> Measurement {
    summarise([try sampleRound(benchmark, count: options.sampleCount, limits: limits)])
  }

  /// Calibrates and warms up a benchmark, then takes the samples of the first round.
  func sampleRound(
    _ benchmark: any PreparedBenchmark, count: Int, limits: MeasurementLimits
  ) throws -> SampledRound {
    let start = clock.wallNanoseconds()
    let calibration = try calibrate(benchmark, limits: limits)
    var last = calibration
    for _ in 0..<options.warmUpBatches
    where hasTime(for: last, times: options.minimumSampleCount + 1, until: limits.share) {
      last = try sample(benchmark, iterations: calibration.iterations)
    }
    let counts = calibration.wallNanoseconds >= Self.countedBatch
    let samples = try collectSamples(
      benchmark, like: last, after: counts ? [calibration] : [], count: count, limits: limits)
    return SampledRound(
      number: 1, samples: samples.isEmpty ? [calibration] : samples, isCold: samples.isEmpty,
      time: start..<max(start, clock.wallNanoseconds()))
  }

  /// Warms up a benchmark, then takes the samples of a later round, each with the given number of
  /// iterations.
  ///
  /// - Returns: The round, or `nil` if there was no time for a sample.
  func sampleRound(
    _ number: Int, _ benchmark: any PreparedBenchmark, iterations: Int, count: Int,
    limits: MeasurementLimits
  ) throws -> SampledRound? {
    let start = clock.wallNanoseconds()
    var last = try sample(benchmark, iterations: iterations)
    for _ in 1..<max(1, options.warmUpBatches) {
      last = try sample(benchmark, iterations: iterations)
    }
    let samples = try collectSamples(benchmark, like: last, count: count, limits: limits)
    guard !samples.isEmpty else { return nil }
    return SampledRound(
      number: number, samples: samples, isCold: false,
      time: start..<max(start, clock.wallNanoseconds()))
  }

  private func collectSamples(
    _ benchmark: any PreparedBenchmark, like batch: TimedSample, after first: [TimedSample] = [],
    count: Int, limits: MeasurementLimits
  ) throws -> [TimedSample] {
    let least = batch.wallNanoseconds >= Self.longBatch ? 1 : options.minimumSampleCount
    var last = batch
    var samples = first
    samples.reserveCapacity(count)
    while samples.count < count {
      let isNecessary = samples.count < least
      let deadline = isNecessary ? limits.end : limits.share
      guard hasTime(for: last, times: 1, until: deadline) else { break }
      last = try sample(benchmark, iterations: batch.iterations)
      samples.append(last)
    }
    return samples
  }

  private func hasTime(for batch: TimedSample, times: Int, until deadline: Int64) -> Bool {
    let cost = Double(batch.costNanoseconds) * Double(times)
    return Double(clock.wallNanoseconds()) + cost <= Double(deadline)
  }

  /// Summarises the samples of one or more rounds.
  ///
  /// Cold samples, taken without a warm-up, are used only if there are no others.
  func summarise(_ rounds: [SampledRound]) -> Measurement {
    let isCold = rounds.allSatisfy(\.isCold)
    let kept = isCold ? rounds : rounds.filter { !$0.isCold }
    let samples = kept.flatMap(\.samples)
    let time = TimeSummary(
      samples: samples.map(\.nanosecondsPerIteration), iterationsPerSample: samples[0].iterations,
      rounds: kept.flatMap { round in round.samples.map { _ in round.number } })
    var warnings = warnings(about: samples, isCold: isCold)
    let disagreement = RoundDisagreement(kept.map { $0.samples.map(\.nanosecondsPerIteration) })
    if let disagreement { warnings.append(.roundsDisagree(disagreement)) }
    return Measurement(samples: samples, time: time, warnings: warnings)
  }

  private func warnings(about samples: [TimedSample], isCold: Bool) -> [MeasurementWarning] {
    var warnings: [MeasurementWarning] = []
    if isCold {
      warnings.append(.coldSample)
    } else if samples.count < min(10, options.sampleCount) {
      warnings.append(.fewSamples(count: samples.count))
    }
    let lengths = samples.map { Double($0.wallNanoseconds) }.sorted()
    let length = Quantile.value(0.5, ofSorted: lengths)
    if length < Double(target) / 10 {
      let reading = clock.readingNanoseconds(of: 64)
      warnings.append(.shortSamples(nanoseconds: length, clockNanoseconds: reading))
    }
    let wall = samples.reduce(0) { $0 + Double($1.wallNanoseconds) }
    let cpu = samples.reduce(0) { $0 + Double($1.cpuNanoseconds) }
    if wall > cpu * Self.preemptionRatio { warnings.append(.preempted(ratio: wall / max(1, cpu))) }
    return warnings
  }
}
