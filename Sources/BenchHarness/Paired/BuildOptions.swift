/// How two builds are compared.
public struct BuildOptions: Codable, Sendable, Equatable {
  /// The numbers of pairs of processes after which rows are judged.
  public var looks = TimeGateRule.defaultLooks
  /// The slowdown from which on a row is a regression.
  public var threshold = TimeGateRule.defaultThreshold
  /// The slowdown that is planted, in per cent.
  public var planted = 5
  /// Whether all rows are compared with a copy and with a slowed copy of base; one in
  /// ``calibratedPart`` otherwise.
  public var calibrates = false
  /// Whether rows are timed whose answers differ between the builds.
  public var allowsOtherAnswers = false
  /// Decides the order of everything, and which rows are calibrated.
  public var scheduleSeed: UInt64 = 1
  /// The number of samples that each process gives of a row.
  ///
  /// Pairs of one build with itself are 2 to 3 % apart, in all samples of a process alike: twice as
  /// many pairs decide sooner than twice as many samples.
  public var samples = 50
  /// The number of batches before the samples, which are not timed.
  public var warmUps = 3
  /// The shortest sample in nanoseconds of processor time.
  ///
  /// Samples of twice that length, half as many, spread pairs half as far again on a busy machine:
  /// the samples of two processes are compared with their neighbours in time.
  public var sampleNanoseconds: Int64 = 250_000
  /// The longest processor time of setting up all rows in one process, in nanoseconds.
  public var setupNanoseconds: Int64 = 1_000_000_000

  /// The number of rows of which one is calibrated.
  public static let calibratedPart = 5
  /// The fewest samples of a row whose samples are long.
  static let fewestSamples = 12
  /// The longest time of the samples of a row in a process, in nanoseconds.
  static let rowNanoseconds: Int64 = 30_000_000

  /// Makes the default options.
  public init() {}

  /// The number of samples of a row whose samples cost some time with their preparation.
  func samples(ofCost nanoseconds: Int64) -> Int {
    let affordable = Int(Self.rowNanoseconds / max(1, nanoseconds))
    return min(samples, max(Self.fewestSamples, affordable / 2 * 2))
  }
}
