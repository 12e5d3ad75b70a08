import BenchHarness

/// A plan for the rounds of a comparison, based on the costs found by the calibration.
struct RoundPlan {
  struct Row {
    /// The name of the workload: the scenario and the number of items.
    ///
    /// All rows of a workload share one setup.
    let workload: String
    /// The number of sides other than the first side.
    let comparisons: Int
    /// Whether the row takes precedence over other rows, regardless of its cost.
    let isPreferred: Bool
    /// The processor time of the row's setup, in nanoseconds.
    let setup: Double
    /// The time of the batches in a round, in nanoseconds.
    let batches: Double
  }

  /// The minimum total processor time of the setups, in nanoseconds, for a reliable estimate of the
  /// machine's slowness.
  private static let minSetup = 1e7

  private let rule: ComparisonRule
  private var rows: [Row] = []
  private var setups = (real: 0.0, processor: 0.0)
  /// The time it takes to start the processes of a round, in nanoseconds.
  var launch = 0.0

  /// Creates an empty plan.
  init(rule: ComparisonRule) { self.rule = rule }

  mutating func add(_ row: Row) { rows.append(row) }

  /// Records the real time and the processor time of a setup, in nanoseconds.
  mutating func noteSetup(took real: Int64, ofProcessor processor: Int64) {
    setups.real += Double(real)
    setups.processor += Double(processor)
  }

  /// The slowdown of the machine relative to an idle machine, as a factor.
  private var slowness: Double {
    setups.processor < Self.minSetup ? 1 : max(1, setups.real / setups.processor)
  }

  /// Returns the number of rounds needed for a decision, given the number of comparisons.
  func rounds(of comparisons: Int) -> Int {
    var rule = rule
    rule.comparisons = comparisons
    return rule.firstDecidingLook ?? rule.looks.last ?? 1
  }

  /// Returns the time needed for one round of the given rows, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func cost(of indices: [Int]) -> Double {
    var setups: [String: Double] = [:]
    var batches = 0.0
    for row in indices.lazy.map({ rows[$0] }) {
      setups[row.workload] = max(setups[row.workload, default: 0], row.setup)
      batches += row.batches
    }
    return launch + slowness * (batches + setups.values.reduce(0, +))
  }

  /// Returns the time needed for all rounds of the given rows, in nanoseconds.
  func time(of indices: [Int]) -> Double {
    let comparisons = indices.reduce(0) { $0 + rows[$1].comparisons }
    return cost(of: indices) * Double(rounds(of: max(1, comparisons)))
  }

  /// Returns the rows that fit into the given time, preferred rows first, and then the cheapest
  /// rows.
  ///
  /// If no row fits, the cheapest row is returned, because predictions may be wrong.
  func fitting(in time: Double) -> Set<Int> {
    let order = RoundBudget.byValue(
      Dictionary(uniqueKeysWithValues: rows.indices.map { ($0, cost(of: [$0])) }),
      Set(rows.indices.filter { rows[$0].isPreferred }))
    let kept = RoundBudget.fitting(order) { self.time(of: $0) <= time }
    let cheapest = rows.indices.min { cost(of: [$0]) < cost(of: [$1]) }
    return kept.isEmpty ? Set([cheapest].compactMap { $0 }) : kept
  }

  /// Returns whether the rows that fit into the given time leave too little time for another row,
  /// even the cheapest.
  func isFull(in time: Double) -> Bool {
    guard let least = rows.indices.map({ cost(of: [$0]) - launch }).min() else { return false }
    let kept = Array(fitting(in: time))
    let comparisons = kept.reduce(1) { $0 + rows[$1].comparisons }
    return (cost(of: kept) + least) * Double(rounds(of: comparisons)) > time
  }
}
