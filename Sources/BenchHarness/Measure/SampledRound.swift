/// The samples of one benchmark from one round of a suite.
public struct SampledRound: Sendable, Equatable {
  /// The number of the round, counted from 1.
  public var number: Int
  /// The samples in the order they were taken; at least one.
  public var samples: [TimedSample]
  /// Whether the only sample is the very first run, taken without a warm-up.
  public var isCold: Bool
  /// The period during which the samples were taken, in nanoseconds of the wall clock.
  public var time: Range<Int64>

  /// The slowest call of each pass that timed calls individually.
  var slowestCalls: [SlowestCall] = []

  /// Creates a round.
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
  /// Finds the slowest call of the sampled benchmark, and repeats the search if that call is slow,
  /// in case the machine was interrupted.
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

  /// Adds the slowest call of a pass, if there is one.
  ///
  /// If there is none because every sample is a single call, the slowest sample is added instead.
  mutating func add(_ call: SlowestCall?) {
    if let call {
      slowestCalls.append(call)
    } else if samples[0].iterations == 1 {
      slowestCalls.append(SlowestCallPass.slowest(of: samples))
    }
  }
}
