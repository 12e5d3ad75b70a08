/// A difference between the rounds of one benchmark that the spread within the rounds does not
/// explain.
///
/// Two rounds disagree if their medians are more than 5 % apart and the middle halves of their
/// samples do not overlap. On a quiet machine, two medians of the same code differ with a standard
/// deviation of about 2.7 %, roughly half of 5 %. The middle halves of two sets of a dozen samples
/// from one distribution practically always overlap.
public struct RoundDisagreement: Sendable, Equatable {
  /// The minimum relative difference between disagreeing medians, as a fraction of the smaller one.
  public static let threshold = 0.05

  /// The minimum number of samples in a round for its middle half to be meaningful.
  private static let fewestSamples = 3

  /// The median of each round.
  public let medians: [Double]
  /// The relative difference between the medians of the two most different rounds: 0.5 for medians
  /// of 2 and 3.
  public let difference: Double

  /// Creates a disagreement between rounds, or returns `nil` if they agree.
  ///
  /// - Parameter rounds: The samples of each round; rounds with fewer than three samples are
  ///   ignored.
  public init?(_ rounds: [[Double]]) {
    let rounds = rounds.filter { $0.count >= Self.fewestSamples }.map { $0.sorted() }
    func quantiles(_ fraction: Double) -> [Double] {
      rounds.map { Quantile.value(fraction, ofSorted: $0) }
    }
    let (low, medians, high) = (quantiles(0.25), quantiles(0.5), quantiles(0.75))
    var difference = 0.0
    for slow in rounds.indices {
      for fast in rounds.indices where medians[fast] > 0 && low[slow] > high[fast] {
        difference = max(difference, medians[slow] / medians[fast] - 1)
      }
    }
    guard difference > Self.threshold else { return nil }
    self.medians = medians
    self.difference = difference
  }
}
