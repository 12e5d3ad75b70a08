/// How one benchmark is sampled.
public struct SamplingOptions: Sendable, Equatable {
  /// How long one sample lasts at least, where the benchmark allows as many iterations.
  ///
  /// One millisecond makes the cost of reading the clocks (under 1 µs) invisible, and still fits
  /// into the few milliseconds that a scheduler lets a thread run.
  public var sampleTarget: Duration = .milliseconds(1)

  /// How many samples are taken if time allows.
  public var sampleCount = 40

  /// How many samples are taken even if the case's share of the budget is spent.
  public var minimumSampleCount = 3

  /// How many untimed batches precede the samples.
  public var warmUpBatches = 1

  /// Makes the default options.
  public init() {}

  /// Fewer samples, for a first look.
  public static var quick: SamplingOptions {
    var options = SamplingOptions()
    options.sampleCount = 10
    return options
  }
}
