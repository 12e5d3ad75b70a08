/// Number of items at which two strategies change places.
public struct Crossover: Codable, Sendable, Equatable {
  /// The scenario.
  public var scenario: String
  /// The operation.
  public var operation: String
  /// The strategy that is faster at fewer items.
  public var below: String
  /// The strategy that is faster at more items.
  public var above: String
  /// The number of items at which both would take equally long, on a line between two measured
  /// sizes in log-log coordinates.
  public var items: Int

  /// The decided comparison of two strategies at one size.
  public struct Point: Sendable {
    /// The number of items.
    public var items: Int
    /// How many times as long as the first strategy the second takes.
    public var ratio: Double
    /// The outcome.
    public var outcome: PairedOutcome

    /// Makes a point.
    public init(items: Int, ratio: Double, outcome: PairedOutcome) {
      self.items = items
      self.ratio = ratio
      self.outcome = outcome
    }
  }

  /// Where two strategies change places.
  ///
  /// Sizes at which neither wins are passed by: a line is drawn between sizes that have a winner.
  ///
  /// - Parameter points: Comparisons at several sizes, in any order.
  /// - Returns: The number of items of each change, and whether the first strategy is faster below.
  public static func changes(
    in points: [Point]
  ) -> [(items: Int, isFirstFasterBelow: Bool)] {
    let decided = points.filter { $0.outcome == .first || $0.outcome == .second }
      .sorted { $0.items < $1.items }
    return zip(decided, decided.dropFirst()).compactMap { left, right in
      guard left.outcome != right.outcome, left.items < right.items else { return nil }
      let (from, to) = (Power.logarithm(left.ratio), Power.logarithm(right.ratio))
      let (small, large) = (
        Power.logarithm(Double(left.items)), Power.logarithm(Double(right.items))
      )
      let size = small + (large - small) * (from / (from - to))
      return (Int(Power.exponential(size).rounded()), left.outcome == .first)
    }
  }
}
