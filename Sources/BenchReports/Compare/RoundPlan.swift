import BenchHarness

/// Plan of the rounds of a comparison, from the costs found by a calibration.
struct RoundPlan {
  /// Row of a plan.
  struct Row {
    /// The scenario and the number of items: the key of a shared setup.
    let workload: String
    /// The number of sides besides the first one.
    let comparisons: Int
    /// Whether the row comes first, whatever it costs.
    let isPreferred: Bool
    /// The time of setting it up, in nanoseconds of the processor.
    let setup: Double
    /// The time of the batches of a round, in nanoseconds.
    let batches: Double
  }

  /// The least processor time of setups to judge the machine's slowness by, in nanoseconds.
  private static let leastSetup = 1e7

  private let rule: ComparisonRule
  private var rows: [Row] = []
  private var setups = (real: 0.0, processor: 0.0)
  /// The time of starting the processes of a round, in nanoseconds.
  var launch = 0.0

  /// Makes a plan without rows.
  init(rule: ComparisonRule) { self.rule = rule }

  /// Adds a row.
  mutating func add(_ row: Row) { rows.append(row) }

  /// Takes note of the real time of a setup and of its processor time, in nanoseconds.
  mutating func noteSetup(took real: Int64, ofProcessor processor: Int64) {
    setups.real += Double(real)
    setups.processor += Double(processor)
  }

  /// The ratio of the time of work to its time on an idle machine.
  private var slowness: Double {
    setups.processor < Self.leastSetup ? 1 : max(1, setups.real / setups.processor)
  }

  /// The number of rounds to decide one of some comparisons.
  func rounds(of comparisons: Int) -> Int {
    var rule = rule
    rule.comparisons = comparisons
    return rule.firstDecidingLook ?? rule.looks.last ?? 1
  }

  /// The time of a round of some rows, in nanoseconds.
  ///
  /// - Complexity: O(*n*) in the number of the rows.
  func cost(of indices: [Int]) -> Double {
    var setups: [String: Double] = [:]
    var batches = 0.0
    for row in indices.lazy.map({ rows[$0] }) {
      setups[row.workload] = max(setups[row.workload, default: 0], row.setup)
      batches += row.batches
    }
    return launch + slowness * (batches + setups.values.reduce(0, +))
  }

  /// The time of the rounds of some rows, in nanoseconds.
  func time(of indices: [Int]) -> Double {
    let comparisons = indices.reduce(0) { $0 + rows[$1].comparisons }
    return cost(of: indices) * Double(rounds(of: max(1, comparisons)))
  }

  /// The rows within some time, the preferred and the cheapest ones first; the first of them if
  /// none fits, as predictions may be wrong.
  func fitting(in time: Double) -> Set<Int> {
    let order = RoundBudget.byValue(
      Dictionary(uniqueKeysWithValues: rows.indices.map { ($0, cost(of: [$0])) }),
      Set(rows.indices.filter { rows[$0].isPreferred }))
    let kept = RoundBudget.fitting(order) { self.time(of: $0) <= time }
    let cheapest = rows.indices.min { cost(of: [$0]) < cost(of: [$1]) }
    return kept.isEmpty ? Set([cheapest].compactMap { $0 }) : kept
  }

  /// Whether the fitting rows leave no time for another one like the cheapest of all.
  func isFull(in time: Double) -> Bool {
    guard let least = rows.indices.map({ cost(of: [$0]) - launch }).min() else { return false }
    let kept = Array(fitting(in: time))
    let comparisons = kept.reduce(1) { $0 + rows[$1].comparisons }
    return (cost(of: kept) + least) * Double(rounds(of: comparisons)) > time
  }
}
