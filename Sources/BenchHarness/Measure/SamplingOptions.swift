/// Options of sampling one benchmark: the length and the number of samples, rounds and warm-ups.
public struct SamplingOptions: Sendable, Equatable {
  /// The shortest length of a sample, within the benchmark's limit of iterations.
  ///
  /// One millisecond makes the cost of reading the clocks (under 1 µs) invisible, and still fits
  /// into the few milliseconds of a scheduler's time slice.
  public var sampleTarget: Duration = .milliseconds(1)

  /// The number of samples in all rounds, if time allows.
  public var sampleCount = 40

  /// The number of samples taken even if the case's share of the budget is spent.
  public var minimumSampleCount = 3

  /// The number of rounds of samples, apart in time and with new states: all samples of one minute,
  /// or of one place in memory, would be wrong together.
  public var roundCount = 3

  /// The longest setup repeated in each round.
  public var expensiveSetup: Duration = .milliseconds(200)

  /// The number of untimed batches before the samples.
  public var warmUpBatches = 1

  /// Makes the default options.
  public init() {}

  /// The number of samples of a round, from 1.
  func sampleCount(inRound round: Int) -> Int {
    let rounds = max(1, roundCount)
    return (sampleCount + rounds - min(round, rounds)) / rounds
  }

  /// Fewer samples, for a first look.
  public static var quick: SamplingOptions {
    var options = SamplingOptions()
    options.sampleCount = 10
    return options
  }
}
