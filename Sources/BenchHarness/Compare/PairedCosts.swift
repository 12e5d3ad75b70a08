/// The real cost of rounds of groups, on a machine that may have become slower since it was first
/// looked at.
struct PairedCosts {
  private struct Cost {
    var expected: Double
    var sum = 0.0
    var rounds = 0

    var mean: Double { rounds == 0 ? expected : sum / Double(rounds) }
  }

  private var costs: [Int: Cost]

  /// Begins with the costs that are expected of groups.
  init(_ expected: [(group: Int, nanoseconds: Double)]) {
    costs = Dictionary(
      uniqueKeysWithValues: expected.map { ($0.group, Cost(expected: $0.nanoseconds)) })
  }

  /// The groups that still get rounds, ascending.
  var groups: [Int] { costs.keys.sorted() }

  /// What a round of a group costs, in nanoseconds.
  subscript(group: Int) -> Double { costs[group]?.mean ?? 0 }

  /// Takes note of a round.
  mutating func note(_ group: Int, nanoseconds: Double) {
    costs[group]?.sum += nanoseconds
    costs[group]?.rounds += 1
  }

  /// Gives up the groups that cost most, until the others get the rounds that decide them.
  ///
  /// The choice depends on costs alone, so it favours no outcome.
  mutating func drop(rounds: Int, nanoseconds: Double) {
    guard rounds > 0 else { return }
    while costs.count > 1,
      costs.values.reduce(0, { $0 + $1.mean }) * Double(rounds) > nanoseconds,
      let most = groups.max(by: { self[$0] < self[$1] })
    {
      costs[most] = nil
    }
  }
}
