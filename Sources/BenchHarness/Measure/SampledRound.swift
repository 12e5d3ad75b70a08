/// The samples of one benchmark from one round of a suite.
public struct SampledRound: Sendable, Equatable {
  /// The round number, starting at 1.
  public var number: Int
  /// The samples in the order they were taken; at least one.
  public var samples: [TimedSample]
  /// Whether the only sample is the very first run, taken without a warm-up.
  public var isCold: Bool
  /// The time span during which the samples were taken, in nanoseconds of wall-clock time.
  public var time: Range<Int64>

  /// The slowest call of each pass that timed calls individually.
  var slowestCalls: [SlowestCall] = []

  /// Creates a round from its samples and the period when they were taken.
  public init(number: Int, samples: [TimedSample], isCold: Bool, time: Range<Int64>) {
    self.number = number
    self.samples = samples
    self.isCold = isCold
    self.time = time
  }

  /// The median time of a batch and its preparation, in nanoseconds.
  var batchNanoseconds: Double {
    Quantile.value(0.5, of: samples.map { Double($0.costNanoseconds) })
  }
}

extension SampledRound {
  /// Finds the slowest call of the sampled benchmark.
  ///
  /// If the call is far slower than the median, the search is repeated, because the call may have
  /// been interrupted.
  mutating func findSlowestCall(
    of benchmark: any PreparedBenchmark, by clock: any MeasurementClock, until end: Int64
  ) {
    let pass = SlowestCallPass(clock: clock)
    add(pass.slowest(of: benchmark, like: samples, until: end))
    let median = Quantile.value(0.5, of: samples.map(\.nanosecondsPerIteration))
    guard slowestCalls.last?.isSlow(comparedWithMedian: median) == true,
      let second = pass.slowest(of: benchmark, like: samples, until: end)
    else { return }
    slowestCalls.append(second)
  }

  /// Adds the slowest call found by a pass or, if each sample is a single call, the slowest sample.
  mutating func add(_ call: SlowestCall?) {
    if let call {
      slowestCalls.append(call)
    } else if samples[0].iterations == 1 {
      slowestCalls.append(SlowestCallPass.slowest(of: samples))
    }
  }
}
