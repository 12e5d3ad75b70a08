/// How many rounds fit into a budget, and which groups of rows have a place in them.
public struct PairedPlan: Sendable, Equatable {
  /// The most rounds that are made unless a number is demanded: more hardly narrow an interval.
  static let mostRounds = 120

  /// The number of rounds.
  public let rounds: Int
  /// The indices of the groups that are measured, ascending.
  public let kept: [Int]

  /// Plans rounds.
  ///
  /// Groups that cost least come first, as long as all of them get as many rounds as a decision
  /// needs.
  ///
  /// - Parameters:
  ///   - costs: The time of one round of each group in nanoseconds; nil for one that is left out.
  ///   - nanoseconds: The time for all rounds.
  ///   - required: The fewest rounds that can decide anything.
  ///   - demanded: The number of rounds to make; nil for as many as there is time for.
  public init(costs: [Double?], nanoseconds: Double, required: Int, demanded: Int?) {
    let needed = max(1, demanded ?? required)
    let order = costs.indices.filter { costs[$0] != nil }
      .sorted { (costs[$0] ?? 0, $0) < (costs[$1] ?? 0, $1) }
    var kept: [Int] = []
    var sum = 0.0
    for index in order {
      let cost = costs[index] ?? 0
      guard (sum + cost) * Double(needed) <= nanoseconds else { break }
      sum += cost
      kept.append(index)
    }
    self.kept = kept.sorted()
    let affordable = sum > 0 ? min(Double(Self.mostRounds), nanoseconds / sum) : 0
    rounds = kept.isEmpty ? 0 : demanded ?? max(needed, Int(affordable))
  }
}
