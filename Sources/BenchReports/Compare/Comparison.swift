package import BenchHarness

/// Everything that a comparison has measured so far.
package struct ComparisonRun: Codable, Sendable, Equatable {
  /// The rows that are compared, with their measurements.
  package var rows: [ComparedRow]
  /// The rows that are not compared.
  package var leftOut: [LeftOutRows]
  /// The rule by which rows are decided.
  package var rule: ComparisonRule
  /// The number of rounds.
  package var rounds = 0
  /// Whether processes stayed on their cores.
  package var isPinned = true
  /// The real time of all rounds, in nanoseconds.
  package var nanoseconds: Int64 = 0

  /// The budget that would do for all rows, in nanoseconds; nil where it does.
  package var neededNanoseconds: Double?

  /// Begins without rounds.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - leftOut: The rows that are not compared.
  ///   - rule: The rule, which gets the number of comparisons.
  init(rows: [ComparedRow], leftOut: [LeftOutRows], rule: ComparisonRule) {
    self.rows = rows
    self.leftOut = leftOut
    self.rule = rule
    self.rule.comparisons = max(
      1, rule.isTwoSided ? rows.reduce(0) { $0 + $1.sides.count - 1 } : rows.count)
  }
}

/// One of two builds that are compared.
package struct ComparedBuild: Codable, Sendable, Equatable {
  /// The name under which it was chosen: a reference of git, or a path.
  package var name: String
  /// The commit, with `-dirty` and `-stale` as in ``RunEnvironment/commit``; nil where it is not
  /// known.
  package var commit: String?

  /// Describes a build.
  package init(name: String, commit: String?) {
    self.name = name
    self.commit = commit
  }

  /// The name with the commit: `main (1a2b3c4)`.
  var text: String { commit.map { $0 == name ? name : "\(name) (\($0))" } ?? name }
}

/// Comparison of strategies, or of the times of two builds: every log-ratio, the conditions, and
/// the decisions.
package struct Comparison: Codable, Sendable, Equatable {
  /// Outcome of a whole comparison of two builds.
  package enum Conclusion: String, Codable, Sendable, Equatable {
    /// A build differs from its own copy: nothing is concluded on this machine.
    case unfit
    /// A row is slower.
    case regression
    /// A row is undecided, or none was measured.
    case inconclusive
    /// No row is slower by the threshold.
    case passed
  }

  /// The version of the form that this code writes.
  package static let currentSchema = 2

  /// The version of the form.
  package var schema = Self.currentSchema
  /// The arguments of the run, without the path of the executable.
  package var command: [String]
  /// The seed from which all random input was made.
  package var seed: UInt64
  /// The conditions.
  package var environment: RunEnvironment
  /// The cores that processes took turns on; none where they could not be placed.
  package var cores: [Int]
  /// The build that is compared with and the one that is judged; none where there is one build.
  package var builds: [ComparedBuild]
  /// The options of the measurements.
  package var options: ComparisonOptions
  /// The measurements.
  package var run: ComparisonRun
  /// The part of the suite that was chosen, and why, in one clause; nil where all was asked for.
  package var scope: String?
  /// The trials of the parts and strategies before the comparison; nil where there were none.
  package var trials: TrialExtent?
  /// The reason why the comparison ended early; nil where it did not.
  package var interruption: String?
  /// The outcome, as a gate has it.
  package var conclusion: Conclusion
  /// The growth of time with the number of items; empty with one size.
  package var growth: [ComparedGrowth]
  /// The numbers of items at which strategies change places.
  package var crossovers: [Crossover]
  /// The strategies that are nowhere better than another one, and somewhere worse; empty while rows
  /// are left out.
  package var dominated: [DominatedStrategy]

  /// Concludes from measurements.
  ///
  /// - Parameters:
  ///   - run: The measurements; nil before the first.
  ///   - options: The options by which they are made.
  ///   - builds: The build that is compared with and the one that is judged; none for one build.
  ///   - cores: The cores that processes take turns on.
  ///   - seed: The seed of all random input.
  ///   - command: The arguments of the run.
  ///   - environment: The conditions.
  package init(
    _ run: ComparisonRun? = nil, options: ComparisonOptions, builds: [ComparedBuild] = [],
    cores: [Int] = [], seed: UInt64, command: [String], environment: RunEnvironment
  ) {
    let run = run ?? ComparisonRun(rows: [], leftOut: [], rule: options.rule)
    self.command = command
    self.seed = seed
    self.environment = environment
    self.cores = cores
    self.builds = builds
    self.options = options
    self.run = run
    conclusion = Self.conclusion(of: run.rows)
    let isChoice = run.rule.isTwoSided
    growth = isChoice ? ComparedGrowth.all(of: run.rows) : []
    crossovers = isChoice ? Crossover.all(in: run.rows) : []
    dominated = isChoice && run.leftOut.isEmpty ? DominatedStrategy.all(in: run.rows) : []
  }

  /// The same comparison with other measurements.
  ///
  /// - Parameters:
  ///   - run: The measurements.
  ///   - interruption: The reason why there are no more rounds; nil at the end.
  /// - Returns: The comparison.
  package func with(_ run: ComparisonRun, interruption: String? = nil) -> Comparison {
    var other = Comparison(
      run, options: options, builds: builds, cores: cores, seed: seed, command: command,
      environment: environment)
    (other.scope, other.trials, other.interruption) = (scope, trials, interruption)
    return other
  }

  /// The outcome of rows: a false alarm makes all others worthless, and a regression counts more
  /// than a row that is undecided.
  static func conclusion(of rows: [ComparedRow]) -> Conclusion {
    let sides = rows.flatMap { $0.sides.dropFirst() }
    guard !sides.contains(where: \.isFalseAlarm) else { return .unfit }
    let outcomes = sides.filter { $0.role == .judged }.map(\.outcome)
    if outcomes.contains(.slower) { return .regression }
    return outcomes.isEmpty || outcomes.contains(.undecided) ? .inconclusive : .passed
  }

  /// Whether any row has a winner or is alike.
  package var decidesAnything: Bool {
    run.rows.contains { $0.sides.dropFirst().contains { !$0.isOpen } }
  }

  /// The sides that play a part, with their rows.
  func sides(_ role: ComparedSide.Role) -> [(row: ComparedRow, side: ComparedSide)] {
    run.rows.flatMap { row in
      row.sides.dropFirst().filter { $0.role == role }.map { (row, $0) }
    }
  }

  /// The number of sides that play a part, with an outcome.
  func count(_ role: ComparedSide.Role, _ outcome: Outcome) -> Int {
    sides(role).count { $0.side.outcome == outcome }
  }

  /// The smallest slowdown that would have been found in 95 % of the rows, as a log-ratio; nil
  /// where there were too few rounds.
  package var detectable: Double? {
    let values = sides(.judged).map(\.side.verdict?.detectable)
    guard !values.isEmpty, !values.contains(nil) else { return nil }
    return Quantile.value(0.95, of: values.compactMap { $0 })
  }

  /// Reads a comparison.
  ///
  /// - Parameters:
  ///   - json: A comparison as ``json()`` writes it.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The comparison.
  /// - Throws: `ReportFormatError` if the text is none, or one of another version.
  package static func decode(
    _ json: String, source: String
  ) throws(ReportFormatError) -> Comparison {
    try ReportFormatError.decode(json, source: source, known: currentSchema...currentSchema)
  }

  /// The comparison as JSON with sorted keys, ended by a line break.
  package func json() throws -> String {
    try SortedJSON.text(self, isPretty: true) + "\n"
  }
}

extension ComparedSide {
  /// Whether a copy differs from its original.
  var isFalseAlarm: Bool { role == .copy && (outcome == .slower || outcome == .faster) }
}
