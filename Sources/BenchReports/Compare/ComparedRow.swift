package import BenchHarness

/// Row of a comparison: a benchmark, and its sides, which take turns.
package struct ComparedRow: Codable, Sendable, Equatable {
  /// The benchmark, with the strategy of the first side.
  package var key: BenchmarkKey
  /// The sides; all others are compared with the first.
  package var sides: [ComparedSide]
  /// The number of samples of each process in a round.
  package var samples = 0
  /// The functions with different instructions in two builds, a line for each; nil if not counted.
  package var causes: [String]?

  /// Makes a row without rounds.
  package init(key: BenchmarkKey, sides: [ComparedSide]) {
    self.key = key
    self.sides = sides
  }

  /// The number of rounds of the first side.
  package var rounds: Int { sides.first?.nanoseconds.count ?? 0 }

  /// The side of a name; nil if the row has none.
  package func side(_ name: String) -> ComparedSide? { sides.first { $0.name == name } }

  /// Whether sides answer differently.
  package var hasOtherAnswers: Bool { sides.dropFirst().contains { !hasEqualAnswers($0) } }

  /// Whether a side answers as the first one does.
  func hasEqualAnswers(_ side: ComparedSide) -> Bool {
    guard let first = sides.first?.answers, let other = side.answers else { return true }
    return first.matches(other)
  }

  /// The numbers of the undecided sides, the first side included; none if all are decided.
  var openSides: [Int] {
    let open = sides.indices.dropFirst().filter { sides[$0].isOpen }
    return open.isEmpty ? [] : [0] + open
  }

  /// The scenario and the number of items: the key of shared states.
  var workload: String { "\(key.scenario) \(ItemCount.format(key.items))" }

  /// Judges all sides, or describes them between two looks.
  ///
  /// A decision at another moment than a look would be a further chance of a wrong one.
  mutating func judge(by rule: ComparisonRule, isLook: Bool) {
    for index in sides.indices.dropFirst() where sides[index].isOpen {
      sides[index].verdict = rule.verdict(
        on: sides[index].logRatios, isCopy: sides[index].role == .copy)
      if !isLook { sides[index].verdict?.outcome = .undecided }
    }
  }
}

/// Side of a row: the program and the strategy of its processes, and their measurements.
package struct ComparedSide: Codable, Sendable, Equatable {
  /// The role of a side.
  package enum Role: String, Codable, Sendable {
    /// A side to judge by its difference from the first one.
    case judged
    /// A copy of the first side: only the machine makes a difference.
    case copy
    /// A copy slowed by a known share, to show whether such slowdowns are found.
    case slowed
  }

  /// The name in tables; unique in the row.
  package var name: String
  /// The name of the strategy in its processes.
  package var strategy: String
  /// Whether its processes run the other build.
  package var isBase: Bool
  /// The added part of the time, in per cent.
  package var slowdown: Int
  /// Its role.
  package var role: Role

  /// The number of iterations of a batch.
  package var iterations = 1
  /// The processor time of its setup, in nanoseconds.
  package var setupNanoseconds: Int64 = 0
  /// The answers; nil before they were given.
  package var answers: WorkerAnswers?
  /// The exact figures of an iteration; nil if they were not taken.
  package var work: WorkerCounts?
  /// Instructions per iteration; nil if they were not counted.
  package var instructions: Double?
  /// Nanoseconds of processor time per iteration, the median of each round.
  package var nanoseconds: [Double] = []
  /// The logarithm of the ratio of its time to the first side's time, one for each round.
  package var logRatios: [Double] = []
  /// The verdict; nil for the first side and before the first round.
  package var verdict: Verdict?

  /// Makes a side without measurements.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - strategy: The strategy in its processes.
  ///   - isBase: Whether they run the other build.
  ///   - slowdown: The added part of the time, in per cent.
  ///   - role: Its role.
  package init(
    name: String, strategy: String, isBase: Bool = false, slowdown: Int = 0, role: Role = .judged
  ) {
    self.name = name
    self.strategy = strategy
    self.isBase = isBase
    self.slowdown = slowdown
    self.role = role
  }

  /// The median over the rounds, in nanoseconds; nil without rounds.
  package var median: Double? { nanoseconds.isEmpty ? nil : Quantile.value(0.5, of: nanoseconds) }

  /// The decision so far.
  package var outcome: Outcome { verdict?.outcome ?? .undecided }

  /// Whether further rounds could change the verdict.
  var isOpen: Bool { outcome == .undecided }

  /// Applies the findings about an identical side.
  mutating func adopt(_ known: ComparedSide) {
    iterations = known.iterations
    setupNanoseconds = known.setupNanoseconds
    answers = known.answers
    work = known.work
  }
}

/// Rows left out of the comparison, and the reason.
package struct LeftOutRows: Codable, Sendable, Equatable {
  /// The rows.
  package var keys: [BenchmarkKey]
  /// The reason, in one clause.
  package var reason: String
  /// Whether the reason is too little time.
  package var isForTime: Bool

  /// Makes an entry.
  package init(keys: [BenchmarkKey], reason: String, isForTime: Bool = false) {
    self.keys = keys
    self.reason = reason
    self.isForTime = isForTime
  }
}
