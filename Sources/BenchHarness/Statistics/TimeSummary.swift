/// The times per iteration: the raw samples in order, and their quantiles as defined by
/// ``Quantile``.
///
/// All times are rounded to a picosecond; anything finer would be noise in the stored file.
///
/// Reports print ``figure``. Interference from the machine makes times longer and never shorter. A
/// disturbance affects all samples of a round it spans, and some samples of a round where it begins
/// or ends. If half of all samples are affected, their median can move arbitrarily far. The lower
/// quartile of the least disturbed round moves only if more than three quarters of the samples of
/// every round are affected.
public struct TimeSummary: Codable, Sendable, Equatable {
  /// The unit of all times in the summary, always `ns`.
  public var unit = "ns"
  /// The nanoseconds per iteration of each sample, in the order the samples were taken.
  public var samples: [Double]
  /// The round number of each sample, starting at 1.
  public var rounds: [Int]
  /// The number of iterations averaged in each sample.
  public var iterationsPerSample: Int
  /// The smallest sample.
  public var min: Double
  /// The 10th percentile of the samples.
  public var p10: Double
  /// The median of the samples.
  public var median: Double
  /// The 90th percentile of the samples.
  public var p90: Double
  /// The 99th percentile of the samples.
  public var p99: Double
  /// The largest sample.
  public var max: Double

  /// The time that reports display: the lowest of the rounds' lower quartiles.
  public private(set) var figure: Double

  /// The slowest of the individually timed calls; `nil` if there were none.
  @Nullable public var slowestCall: SlowestCall?

  /// The meaning of ``figure`` in a few words, for the headers of reports.
  package static let definition =
    "lower quartile of the least disturbed round (~ if not confirmed by a second round)"

  /// Creates a summary of samples.
  ///
  /// - Parameters:
  ///   - samples: The nanoseconds per iteration of at least one sample, in the order the samples
  ///     were taken.
  ///   - iterationsPerSample: The number of iterations averaged in each sample.
  ///   - rounds: The round of each sample; `nil` if all samples are from the first round.
  public init(samples: [Double], iterationsPerSample: Int, rounds: [Int]? = nil) {
    precondition(
      rounds == nil || rounds?.count == samples.count,
      "every sample must belong to a round")
    let rounded = samples.map(Self.roundedToPicoseconds)
    let sorted = rounded.sorted()
    func quantile(_ fraction: Double) -> Double {
      Self.roundedToPicoseconds(Quantile.value(fraction, ofSorted: sorted))
    }
    self.samples = rounded
    self.rounds = rounds ?? samples.map { _ in 1 }
    self.iterationsPerSample = iterationsPerSample
    self.min = quantile(0)
    self.p10 = quantile(0.1)
    self.median = quantile(0.5)
    self.p90 = quantile(0.9)
    self.p99 = quantile(0.99)
    self.max = quantile(1)
    figure = Self.quartiles(ofRounds: self.rounds, rounded).first ?? 0
  }

  /// Whether the lower quartile of a second round is within 5 % of the figure.
  package var isConfirmed: Bool {
    let quartiles = Self.quartiles(ofRounds: rounds, samples)
    return quartiles.count > 1 && quartiles[1] <= quartiles[0] * (1 + RoundDisagreement.threshold)
  }

  /// Whether the benchmark has several rounds and no second round confirms the figure.
  package var isDisturbed: Bool { Set(rounds).count > 1 && !isConfirmed }

  /// The range of the rounds' lower quartiles, from the lowest to the greatest.
  package var roundRange: ClosedRange<Double> {
    let quartiles = Self.quartiles(ofRounds: rounds, samples)
    return figure...(quartiles.last ?? figure)
  }

  /// Returns the lower quartile of each round, in ascending order.
  private static func quartiles(ofRounds rounds: [Int], _ samples: [Double]) -> [Double] {
    Dictionary(grouping: zip(rounds, samples), by: \.0).values.map { round in
      roundedToPicoseconds(Quantile.value(0.25, of: round.map(\.1)))
    }.sorted()
  }

  /// Decodes a summary, and computes its figure from the samples.
  ///
  /// Older versions did not store the rounds; all their samples are assigned to the first round.
  /// The figure is never read but always computed from the samples.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double {
      try container.decode(Double.self, forKey: key)
    }
    unit = try container.decode(String.self, forKey: .unit)
    samples = try container.decode([Double].self, forKey: .samples)
    rounds = try container.decodeIfPresent([Int].self, forKey: .rounds) ?? samples.map { _ in 1 }
    iterationsPerSample = try container.decode(Int.self, forKey: .iterationsPerSample)
    (min, p10, median) = (try number(.min), try number(.p10), try number(.median))
    (p90, p99, max) = (try number(.p90), try number(.p99), try number(.max))
    _slowestCall = try container.decode(Nullable<SlowestCall>.self, forKey: .slowestCall)
    figure = Self.quartiles(ofRounds: rounds, samples).first ?? 0
  }

  /// Rounds a time to the precision of stored times, a picosecond.
  package static func roundedToPicoseconds(_ nanoseconds: Double) -> Double {
    (nanoseconds * 1000).rounded() / 1000
  }
}
