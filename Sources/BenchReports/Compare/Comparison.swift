package import BenchHarness

/// The measurements of a comparison that is either complete or in progress.
package struct ComparisonRun: Codable, Sendable, Equatable {
  /// The compared rows, with their measurements.
  package var rows: [ComparedRow]
  /// The rows left out of the comparison, with the reasons.
  package var leftOut: [OmittedRows]
  /// The decision rule for each row.
  package var rule: ComparisonRule
  /// The number of finished rounds.
  package var rounds = 0
  /// Whether processes could be pinned to their cores.
  package var isPinned = true
  /// The total real time of all rounds, in nanoseconds.
  package var nanoseconds: Int64 = 0

  /// A budget sufficient for all rows, in nanoseconds, or `nil` if the given budget is sufficient.
  package var neededNanoseconds: Double?

  /// Creates the record of a comparison before its first round.
  ///
  /// - Parameters:
  ///   - rows: The rows to compare, each with its sides.
  ///   - leftOut: The rows left out, with the reasons.
  ///   - rule: The decision rule for rows. The number of comparisons it contains is replaced with
  ///     the actual number.
  init(rows: [ComparedRow], leftOut: [OmittedRows], rule: ComparisonRule) {
    self.rows = rows
    self.leftOut = leftOut
    self.rule = rule
    self.rule.comparisons = max(
      1, rule.isTwoSided ? rows.reduce(0) { $0 + $1.sides.count - 1 } : rows.count)
  }
}

/// One of two builds in a comparison.
package struct ComparedBuild: Codable, Sendable, Equatable {
  /// The name used to choose the build: a git reference, or a path.
  package var name: String
  /// The commit, with suffixes as in ``RunEnvironment/commit``, or `nil` if it is unknown.
  package var commit: String?

  /// Creates a description of a build.
  package init(name: String, commit: String?) {
    self.name = name
    self.commit = commit
  }

  /// The name with the commit, such as `main (1a2b3c4)`.
  var text: String { commit.map { $0 == name ? name : "\(name) (\($0))" } ?? name }
}

/// A comparison of strategies or of two builds: every log-ratio, the conditions and the decisions.
package struct Comparison: Codable, Sendable, Equatable {
  /// The conclusion of a whole comparison of two builds.
  package enum Conclusion: String, Codable, Sendable, Equatable {
    /// A build appears to differ from its own copy, so no conclusions can be drawn on this machine.
    case unfit
    /// At least one row is slower.
    case regression
    /// At least one row is undecided, or no row was measured.
    case inconclusive
    /// No row is slower by the threshold or more.
    case passed
  }

  /// The schema version of the documents written by this code.
  package static let currentSchema = 2

  /// The schema version of this comparison's document.
  package var schema = Self.currentSchema
  /// The arguments of the run, without the path of the executable.
  package var command: [String]
  /// The seed of all random input.
  package var seed: UInt64
  /// The machine, the build and the other conditions of the comparison.
  package var environment: RunEnvironment
  /// The cores for pinned processes; the rounds cycle through them.
  ///
  /// The list is empty if processes could not be pinned.
  package var cores: [Int]
  /// The base build and the judged build, or an empty array if there is only one build.
  package var builds: [ComparedBuild]
  /// The decision rule, the sampling and the budget of the comparison.
  package var options: ComparisonOptions
  /// All measurements so far.
  package var run: ComparisonRun
  /// A clause stating which part of the suite was selected and why; `nil` if every benchmark was
  /// requested.
  package var scope: String?
  /// The extent of the correctness trials before the comparison, or `nil` if there were none.
  package var trials: TrialExtent?
  /// The reason why the comparison ended early; `nil` if it did not.
  package var interruption: String?
  /// The conclusion of the comparison, which determines the outcome of a gate.
  package var conclusion: Conclusion
  /// The growth of each operation's time with the number of items; empty if only one size was
  /// measured.
  package var growth: [ComparedGrowth]
  /// The crossovers: the numbers of items where one strategy becomes faster than another.
  package var crossovers: [Crossover]
  /// The strategies dominated by another strategy: better in no row and worse in at least one;
  /// empty if any rows are left out.
  package var dominated: [DominatedStrategy]

  /// Creates a comparison, and draws conclusions from its measurements.
  ///
  /// - Parameters:
  ///   - run: The measurements; `nil` before the first measurement.
  ///   - options: The budget, the sampling and the decision rule of the comparison.
  ///   - builds: The base build and the judged build; empty for a single build.
  ///   - cores: The processor cores to pin processes to; empty if they are not pinned.
  ///   - seed: The seed for random input; equal seeds give equal input.
  ///   - command: The arguments of the command, as typed.
  ///   - environment: The conditions of the comparison.
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

  /// Returns a copy of the comparison with the given measurements and the conclusions drawn from
  /// them.
  ///
  /// - Parameters:
  ///   - run: The measurements to draw conclusions from.
  ///   - interruption: The reason why the comparison ends early; `nil` if it does not.
  /// - Returns: A comparison with new conclusions.
  package func with(_ run: ComparisonRun, interruption: String? = nil) -> Comparison {
    var other = Comparison(
      run, options: options, builds: builds, cores: cores, seed: seed, command: command,
      environment: environment)
    (other.scope, other.trials, other.interruption) = (scope, trials, interruption)
    return other
  }

  /// Returns the conclusion of a comparison with the given rows.
  ///
  /// If a copy appears to differ from its original, all other results are worthless. A regression
  /// takes precedence over an undecided row.
  static func conclusion(of rows: [ComparedRow]) -> Conclusion {
    let sides = rows.flatMap { $0.sides.dropFirst() }
    guard !sides.contains(where: \.isFalseAlarm) else { return .unfit }
    let outcomes = sides.filter { $0.role == .judged }.map(\.outcome)
    if outcomes.contains(.slower) { return .regression }
    return outcomes.isEmpty || outcomes.contains(.undecided) ? .inconclusive : .passed
  }

  /// Whether the comparison has reached a decision on at least one side of any row.
  package var decidesAnything: Bool {
    run.rows.contains { $0.sides.dropFirst().contains { !$0.isOpen } }
  }

  /// Returns all sides with the given role, each paired with its row.
  func sides(_ role: ComparedSide.Role) -> [(row: ComparedRow, side: ComparedSide)] {
    run.rows.flatMap { row in
      row.sides.dropFirst().filter { $0.role == role }.map { (row, $0) }
    }
  }

  /// Returns the number of sides with the given role and outcome.
  func count(_ role: ComparedSide.Role, _ outcome: Outcome) -> Int {
    sides(role).count { $0.side.outcome == outcome }
  }

  /// The smallest slowdown detectable in 95 % of the rows, as a log-ratio, or `nil` if there were
  /// too few rounds.
  package var detectable: Double? {
    let values = sides(.judged).map(\.side.verdict?.detectable)
    guard !values.isEmpty, !values.contains(nil) else { return nil }
    return Quantile.value(0.95, of: values.compactMap { $0 })
  }

  /// Parses a comparison.
  ///
  /// - Parameters:
  ///   - json: A comparison as written by ``json()``.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The comparison with its measurements and decisions.
  /// - Throws: A `ReportFormatError` if the text is not a comparison, or has another schema
  ///   version.
  package static func decode(
    _ json: String, source: String
  ) throws(ReportFormatError) -> Comparison {
    try ReportFormatError.decode(json, source: source, known: currentSchema...currentSchema)
  }

  /// Returns the comparison as JSON with sorted keys, followed by a line break.
  package func json() throws -> String {
    try SortedJSON.text(self, isPretty: true) + "\n"
  }
}

extension ComparedSide {
  /// Whether this side is a copy that appears to be slower or faster than its original.
  var isFalseAlarm: Bool { role == .copy && (outcome == .slower || outcome == .faster) }
}
