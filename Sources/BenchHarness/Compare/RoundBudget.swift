/// Costs of the rounds of workloads, on a machine that may have become slower since the first look,
/// and the time that is left for them.
struct RoundBudget {
  private struct Cost {
    var expected: Double
    var sum = 0.0
    var rounds = 0

    var mean: Double { rounds == 0 ? expected : sum / Double(rounds) }
  }

  private let end: Int64?
  private var costs: [String: Cost]
  /// The cost of a round of the workloads that get no more of them.
  private(set) var givenUp = 0.0

  /// Begins with the costs that are expected of workloads, in nanoseconds.
  init(end: Int64?, costs: [String: Double]) {
    self.end = end
    self.costs = costs.mapValues { Cost(expected: $0) }
  }

  /// Takes note of a part of a round.
  mutating func note(_ workload: String, nanoseconds: Int64) {
    costs[workload]?.sum += Double(nanoseconds)
  }

  /// Takes note of the end of a round.
  mutating func endRound(of workloads: Set<String>) {
    for workload in workloads { costs[workload]?.rounds += 1 }
  }

  /// The workloads that get another round: all of them, or those that cost least, so that these get
  /// the rounds that decide them.
  ///
  /// The choice depends on costs alone, so it favours no outcome. It is final for those that are
  /// given up; workloads without open rows stay as they are.
  ///
  /// - Parameters:
  ///   - open: The workloads with undecided rows.
  ///   - rounds: The number of rounds until anything can be decided.
  ///   - now: The time.
  /// - Returns: The workloads.
  mutating func workloads(of open: Set<String>, rounds: Int, now: Int64) -> Set<String> {
    let known = costs.filter { open.contains($0.key) }.mapValues(\.mean)
    guard let end else { return Set(known.keys) }
    let kept = Self.cheapest(known, within: Double(end - now) / Double(max(1, rounds)))
    for (workload, cost) in known where !kept.contains(workload) {
      givenUp += cost
      costs[workload] = nil
    }
    return kept
  }

  /// The workloads that cost least, as long as all of them together stay within a limit.
  static func cheapest(_ costs: [String: Double], within limit: Double) -> Set<String> {
    var kept: Set<String> = []
    var sum = 0.0
    for (workload, cost) in costs.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      guard sum + cost <= limit else { break }
      sum += cost
      kept.insert(workload)
    }
    return kept
  }
}
