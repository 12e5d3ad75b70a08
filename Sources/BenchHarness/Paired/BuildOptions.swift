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
  public var samples = 100
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
  /// The length of a sample up to which it gets more iterations, so that a share can be planted.
  static let longestPlantedSample: Int64 = 2_000_000
  /// The fewest samples of a row whose samples are long.
  static let fewestSamples = 12
  /// The longest time of the samples of a row in a process, in nanoseconds.
  static let rowNanoseconds: Int64 = 60_000_000

  /// Makes the default options.
  public init() {}

  /// The share of iterations that a slowed copy does twice.
  var share: Double { Double(planted) / 100 }

  /// The number of iterations of a batch: one of which the share that is planted is a whole number,
  /// where a sample stays short.
  ///
  /// - Parameters:
  ///   - iterations: The number that lasts as long as a sample.
  ///   - cost: The time of these, in nanoseconds.
  ///   - limit: The most iterations of a batch.
  /// - Returns: At least 1.
  func batch(iterations: Int, cost: Int64, limit: Int) -> Int {
    let most = limit == .max ? limit : Int(Double(limit) / (1 + share))
    guard most >= 1 else { return 1 }
    let kept = min(iterations, most)
    let unit = plantedUnit
    let rounded = (kept + unit - 1) / unit * unit
    let whole = rounded <= most ? rounded : most / unit * unit
    let longest = max(Self.longestPlantedSample, cost)
    let fits = Double(cost) / Double(max(1, iterations)) * Double(whole) <= Double(longest)
    return whole > 0 && fits ? whole : kept
  }

  /// Whether the share can be planted in batches of a number of iterations.
  func canPlant(inBatchOf iterations: Int) -> Bool {
    planted > 0 && iterations.isMultiple(of: plantedUnit)
  }

  /// The fewest iterations of which the share is a whole number.
  private var plantedUnit: Int {
    var (large, small) = (100, max(1, planted))
    while small > 0 { (large, small) = (small, large % small) }
    return 100 / large
  }

  /// The number of samples of a row whose samples cost some time with their preparation.
  func samples(ofCost nanoseconds: Int64) -> Int {
    let affordable = Int(Self.rowNanoseconds / max(1, nanoseconds))
    return min(samples, max(Self.fewestSamples, affordable / 2 * 2))
  }
}
