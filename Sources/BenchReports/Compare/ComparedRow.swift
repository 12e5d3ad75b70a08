package import BenchHarness

/// A row of a comparison: a benchmark, and the sides (builds or strategies) that take turns running
/// it.
package struct ComparedRow: Codable, Sendable, Equatable {
  /// The benchmark of the row; its strategy is the first side's.
  package var key: BenchmarkKey
  /// The builds or strategies in the row; each one after the first is compared with the first.
  package var sides: [ComparedSide]
  /// The number of samples each process takes in a round.
  package var samples = 0
  /// The functions whose instruction counts differ between two builds, one per line, or `nil` if
  /// they were not counted.
  package var causes: [String]?

  /// Creates an unmeasured row.
  package init(key: BenchmarkKey, sides: [ComparedSide]) {
    self.key = key
    self.sides = sides
  }

  /// The number of finished rounds.
  package var rounds: Int { sides.first?.nanoseconds.count ?? 0 }

  /// Returns the side with the given name, or `nil` if the row has no such side.
  package func side(_ name: String) -> ComparedSide? { sides.first { $0.name == name } }

  /// Whether any side's results differ from the first side's results.
  package var hasOtherAnswers: Bool { sides.dropFirst().contains { !hasEqualAnswers($0) } }

  /// Returns whether a side computed the same results as the first side.
  func hasEqualAnswers(_ side: ComparedSide) -> Bool {
    guard let first = sides.first?.answers, let other = side.answers else { return true }
    return first.matches(other)
  }

  /// The indices of the sides to measure in the next round: the first side and all undecided ones;
  /// empty if every side has been decided.
  var openSides: [Int] {
    let open = sides.indices.dropFirst().filter { sides[$0].isOpen }
    return open.isEmpty ? [] : [0] + open
  }

  /// The name of the row's workload, made up of the scenario and the number of items.
  var workload: String { "\(key.scenario) \(ItemCount.format(key.items))" }

  /// Updates the verdicts on all undecided sides, and decides their outcomes if this is one of the
  /// planned interim looks at the data.
  ///
  /// Every look carries a risk of a wrong decision, so there are only a few.
  mutating func judge(by rule: ComparisonRule, isLook: Bool) {
    for index in sides.indices.dropFirst() where sides[index].isOpen {
      sides[index].verdict = rule.verdict(
        on: sides[index].logRatios, isCopy: sides[index].role == .copy)
      if !isLook { sides[index].verdict?.outcome = .undecided }
    }
  }
}

/// One side of a row: a program run with a strategy in its own processes, and its measurements.
package struct ComparedSide: Codable, Sendable, Equatable {
  /// The role of a side in a comparison.
  package enum Role: String, Codable, Sendable {
    /// A side that is compared with the first side.
    case judged
    /// A copy of the first side; any difference from the original is caused by the machine.
    case copy
    /// A copy of the first side, slowed by a known fraction to show whether such slowdowns are
    /// detected.
    case slowed
  }

  /// The name of the side in tables, unique in the row.
  package var name: String
  /// The name of the strategy the side's processes run.
  package var strategy: String
  /// Whether the side's processes run the base build.
  package var isBase: Bool
  /// The time added to each batch as an artificial slowdown, as a percentage of the batch's time.
  package var slowdown: Int
  /// The role of the side: judged, or a copy that checks the measurement itself.
  package var role: Role

  /// The number of iterations in a batch.
  package var iterations = 1
  /// The processor time of the side's setup, in nanoseconds.
  package var setupNanoseconds: Int64 = 0
  /// The results computed by the side, for comparison with other sides; `nil` before they are
  /// computed.
  package var answers: WorkerAnswers?
  /// The exact figures of an iteration; `nil` if they were not measured.
  package var work: WorkerCounts?
  /// The instructions per iteration; `nil` if they were not counted.
  package var instructions: Double?
  /// The median processor time per iteration in each round, in nanoseconds.
  package var nanoseconds: [Double] = []
  /// The log-ratios of this side's time to the first side's time, one for each round.
  package var logRatios: [Double] = []
  /// The verdict on this side's time compared with the first side's time; `nil` for the first side
  /// and before the first round.
  package var verdict: Verdict?

  /// Creates a side that has not been measured yet.
  ///
  /// - Parameters:
  ///   - name: The side's name in tables, unique in the row.
  ///   - strategy: The name of the strategy the side's processes run.
  ///   - isBase: Whether the side's processes run the base build.
  ///   - slowdown: The time added to each batch as an artificial slowdown, as a percentage of the
  ///     batch's time.
  ///   - role: Whether the side is judged, or is a plain or slowed copy of the first side.
  package init(
    name: String, strategy: String, isBase: Bool = false, slowdown: Int = 0, role: Role = .judged
  ) {
    self.name = name
    self.strategy = strategy
    self.isBase = isBase
    self.slowdown = slowdown
    self.role = role
  }

  /// The median time of the rounds in nanoseconds; `nil` before the first round.
  package var median: Double? { nanoseconds.isEmpty ? nil : Quantile.value(0.5, of: nanoseconds) }

  /// The outcome of the verdict so far, or `undecided` if there is none.
  package var outcome: Outcome { verdict?.outcome ?? .undecided }

  /// Whether further rounds could change the verdict.
  var isOpen: Bool { outcome == .undecided }

  /// Copies the calibration results of an identical side.
  mutating func adopt(_ known: ComparedSide) {
    iterations = known.iterations
    setupNanoseconds = known.setupNanoseconds
    answers = known.answers
    work = known.work
  }
}

/// Rows left out of a comparison, and the reason for leaving them out.
package struct OmittedRows: Codable, Sendable, Equatable {
  /// The benchmarks of the omitted rows.
  package var keys: [BenchmarkKey]
  /// The reason for leaving the rows out, in one clause.
  package var reason: String
  /// Whether the rows are left out for lack of time.
  package var isForTime: Bool

  /// Creates a record of the rows left out for one reason.
  package init(keys: [BenchmarkKey], reason: String, isForTime: Bool = false) {
    self.keys = keys
    self.reason = reason
    self.isForTime = isForTime
  }
}
