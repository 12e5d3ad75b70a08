import BenchHarness

/// The time budget for the rounds, with the observed cost of each row.
///
/// The calibrated costs are replaced with observed ones, because the machine may have become
/// slower.
struct RoundBudget {
  private struct Cost {
    var expected: Double
    var sum = 0.0
    var rounds = 0

    var mean: Double { rounds == 0 ? expected : sum / Double(rounds) }
  }

  private let end: Int64?
  private let preferred: Set<Int>
  private var costs: [Int: Cost]
  private var launch: Cost
  /// The total cost per round of the rows dropped so far, in nanoseconds.
  private(set) var givenUp = 0.0

  /// Creates a budget with expected costs, in nanoseconds.
  ///
  /// - Parameters:
  ///   - end: The deadline, as a clock reading in nanoseconds; `nil` if there is none.
  ///   - costs: The cost of one round for each row, by the row's index.
  ///   - preferred: The indices of the rows with priority, regardless of their costs.
  ///   - launch: The cost of starting the processes of a round.
  init(end: Int64?, costs: [Int: Double], preferred: Set<Int> = [], launch: Double = 0) {
    self.end = end
    self.preferred = preferred
    self.costs = costs.mapValues { Cost(expected: $0) }
    self.launch = Cost(expected: launch)
  }

  /// Records the total time of a round and the time of each of its rows.
  mutating func note(_ rows: [Int: Int64], of nanoseconds: Int64) {
    for (row, time) in rows {
      costs[row]?.sum += Double(time)
      costs[row]?.rounds += 1
    }
    launch.sum += Double(max(0, nanoseconds - rows.values.reduce(0, +)))
    launch.rounds += 1
  }

  /// Returns the rows to measure in another round: all open rows or, if there is not enough time,
  /// the most valuable ones.
  ///
  /// There is enough time to measure the returned rows until they can be decided. If there is not
  /// enough time for any row, a single row is returned if one more round of it fits. The choice
  /// depends only on costs, so it favours no outcome. Dropped rows never return.
  ///
  /// - Parameters:
  ///   - open: The indices of the undecided rows.
  ///   - rounds: The number of rounds before any row can be decided.
  ///   - now: The current time, as a clock reading in nanoseconds.
  /// - Returns: The indices of the rows to measure; empty if the time is up.
  mutating func rows(of open: Set<Int>, rounds: Int, now: Int64) -> Set<Int> {
    let known = costs.filter { open.contains($0.key) }.mapValues(\.mean)
    guard let end else { return Set(known.keys) }
    let left = Double(end - now)
    func fits(_ rows: [Int], _ rounds: Int) -> Bool {
      (launch.mean + rows.reduce(0) { $0 + known[$1, default: 0] }) * Double(rounds) <= left
    }
    let order = Self.byValue(known, preferred)
    var kept = Self.fitting(order) { fits($0, max(1, rounds)) }
    if kept.isEmpty, let first = order.first(where: { fits([$0], 1) }) { kept = [first] }
    for (row, cost) in known where !kept.contains(row) {
      givenUp += cost
      costs[row] = nil
    }
    return kept
  }

  /// Returns the keys in order of value: the preferred keys and then all others, from the cheapest
  /// to the most expensive in each of the two groups.
  static func byValue<Key: Hashable & Comparable>(
    _ costs: [Key: Double], _ preferred: Set<Key> = []
  ) -> [Key] {
    func rank(_ key: Key) -> (Int, Double, Key) {
      (preferred.contains(key) ? 0 : 1, costs[key, default: 0], key)
    }
    return costs.keys.sorted { rank($0) < rank($1) }
  }

  /// Returns a set of keys that satisfies a condition, such as fitting into a time limit, chosen in
  /// the given order of preference.
  ///
  /// A key is skipped if the set would no longer satisfy the condition with it.
  static func fitting<Key: Hashable>(_ keys: [Key], where fits: ([Key]) -> Bool) -> Set<Key> {
    var kept: [Key] = []
    for key in keys where fits(kept + [key]) { kept.append(key) }
    return Set(kept)
  }
}
