/// Foretells from smaller sizes of a scenario what larger ones cost, so that no first look begins
/// that could not end in time.
struct PairedForecast {
  private struct Look {
    var items: Int
    var trial: Double
    var round: Double
  }

  /// The number of rounds that a group has to get.
  private let rounds: Int
  private var looks: [String: [Look]] = [:]
  private var ended: Set<String> = []

  /// Makes a forecast without observations.
  init(rounds: Int) { self.rounds = rounds }

  /// Takes note of what a first look at a group cost, and what a round of it does.
  mutating func note(_ group: PairedGroup, trial: Double, round: Double) {
    let row = group.rows[0]
    looks[row.scenario, default: []].append(Look(items: row.items, trial: trial, round: round))
  }

  /// Leaves larger sizes of a scenario out as well.
  mutating func end(_ group: PairedGroup) { ended.insert(group.rows[0].scenario) }

  /// The reason not to look at a group; nil if there is none.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - trialLeft: The time for first looks, in nanoseconds.
  ///   - left: The time for everything, in nanoseconds.
  /// - Returns: The reason, in one clause.
  func objection(to group: PairedGroup, trialLeft: Double, left: Double) -> String? {
    let row = group.rows[0]
    if ended.contains(row.scenario) { return "a smaller size was left out already" }
    let known = looks[row.scenario, default: []]
    guard let last = known.last, last.items < row.items else { return nil }
    let times = Double(row.items) / Double(last.items)
    let exponent = { (points: [(items: Int, value: Double)]) -> Double in
      // With one size only, the worst that strategies do is assumed: that all items are visited.
      min(1.2, max(0, GrowthFit.exponent(of: points) ?? 1))
    }
    let round =
      last.round * Power.raise(times, to: exponent(known.map { ($0.items, $0.round) }))
    let trial =
      last.trial * Power.raise(times, to: exponent(known.map { ($0.items, $0.trial) }))
    if round * Double(rounds) > left {
      return "a round would take about \(HumanTime.format(round)), and \(rounds) are too long"
    }
    return trial > trialLeft
      ? "a first look would take about \(HumanTime.format(trial))" : nil
  }
}
