/// Samples of one benchmark from one round of a suite.
public struct SampledRound: Sendable, Equatable {
  /// The number of the round, from 1.
  public var number: Int
  /// The samples, in the order taken; at least one.
  public var samples: [TimedSample]
  /// Whether the only sample is the first, cold run.
  public var isCold: Bool
  /// The start and the end of sampling, in nanoseconds of the wall clock.
  public var time: Range<Int64>

  /// The slowest of the calls timed one by one, in each pass over them.
  var slowestCalls: [SlowestCall] = []

  /// Makes a round.
  public init(number: Int, samples: [TimedSample], isCold: Bool, time: Range<Int64>) {
    self.number = number
    self.samples = samples
    self.isCold = isCold
    self.time = time
  }

  /// The median time of a batch with its preparation, in nanoseconds.
  var batchNanoseconds: Double {
    Quantile.value(0.5, of: samples.map { Double($0.costNanoseconds) })
  }
}

extension SampledRound {
  /// Finds the slowest call of the benchmark of these samples; repeated for a slow one, as the
  /// machine may have been slow.
  mutating func findSlowestCall(
    of benchmark: any PreparedBenchmark, by clock: any MeasurementClock, until end: Int64
  ) {
    let pass = SlowestCallPass(clock: clock)
    add(pass.slowest(of: benchmark, like: samples, until: end))
    let median = Quantile.value(0.5, of: samples.map(\.nanosecondsPerIteration))
    guard slowestCalls.last?.isSlow(besideMedian: median) == true,
      let second = pass.slowest(of: benchmark, like: samples, until: end)
    else { return }
    slowestCalls.append(second)
  }

  /// Adds the slowest call of a pass; the samples' slowest one if each sample is a call.
  mutating func add(_ call: SlowestCall?) {
    if let call {
      slowestCalls.append(call)
    } else if samples[0].iterations == 1 {
      slowestCalls.append(SlowestCallPass.slowest(of: samples))
    }
  }
}
