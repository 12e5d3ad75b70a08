/// The options for sampling one benchmark: the length of a sample, and the numbers of samples,
/// rounds and warm-ups.
public struct SamplingOptions: Sendable, Equatable {
  /// The minimum length of a sample, unless the benchmark's iteration limit is reached first.
  ///
  /// One millisecond makes the cost of reading the clocks (under 1 µs) negligible, and still fits
  /// into a scheduler's time slice of a few milliseconds.
  public var sampleTarget: Duration = .milliseconds(1)

  /// The total number of samples to take in all rounds, if the budget allows it.
  public var sampleCount = 40

  /// The number of samples to take even if the benchmark's share of the budget is spent.
  public var minimumSampleCount = 3

  /// The number of rounds; the samples are divided among them.
  ///
  /// Rounds are separated in time and use newly created states, because samples from the same
  /// minute, or from the same memory addresses, could all be distorted in the same way.
  public var roundCount = 3

  /// The setup time above which a benchmark is set up only once, instead of in every round.
  public var expensiveSetup: Duration = .milliseconds(200)

  /// The number of untimed batches to run before samples are taken.
  public var warmUpBatches = 1

  /// Creates the default options.
  public init() {}

  /// Returns the number of samples to take in the given round, starting at round 1.
  func sampleCount(inRound round: Int) -> Int {
    let rounds = max(1, roundCount)
    return (sampleCount + rounds - min(round, rounds)) / rounds
  }

  /// The options for a quick run, with fewer samples.
  public static var quick: SamplingOptions {
    var options = SamplingOptions()
    options.sampleCount = 10
    return options
  }
}
