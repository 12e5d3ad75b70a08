public import BenchHarness
import BenchReports

/// Timed run of a part of the suite, in the order of `bench run`.
///
/// 1. Trials compare each strategy and its parts with plain models on random input.
/// 2. A trace is replayed by all strategies, and has to give the same frames.
/// 3. The benchmarks are verified and timed; timed answers are compared, too.
/// 4. The results are checked as a whole.
public struct TimedRun: Sendable {
  /// The part of the suite.
  public let selection: SuiteSelection
  /// The time of the whole run.
  public let budget: Duration
  /// Whether a fixed few answers are compared, and fewer samples taken.
  public var isQuick = false
  /// Whether results are timed even if the budget leaves no time to compare them; they are marked.
  public var allowsUnverified = false

  /// The most compared answers of a row in a quick run.
  private static let quickAnswers = 64
  /// The longest setup to be repeated in every round if all benchmarks have their fewest samples.
  private static let longestRepeatedSetup = Duration.seconds(1)
  /// The part of the budget for replaying traces.
  private static let tracePart = 1.0 / 6
  /// The same where every benchmark gets its fewest samples first.
  private static let briefTracePart = 1.0 / 60
  /// The part of the budget for all work: printing, comparing and writing need the rest.
  private static let workPart = 0.93

  /// Makes a run.
  public init(_ selection: SuiteSelection, budget: Duration = .seconds(60)) {
    self.selection = selection
    self.budget = budget
  }

  /// Benchmarks of a run.
  package struct Plan {
    /// The benchmarks; those without time for a comparison are marked.
    package let cases: [BenchmarkCase]
    /// The least budget.
    package let need: Duration
    /// Remarks about the marked ones.
    package let notes: [String]
  }

  /// Chooses the benchmarks; nothing is laid out before its turn.
  ///
  /// - Throws: ``ShortBudget``, or `SuiteError` for two equal names.
  package func plan() throws -> Plan {
    let cases = try selection.cases(
      for: selection.workloads(), answerLimit: isQuick ? Self.quickAnswers : nil)
    let need = selection.leastBudget(for: cases)
    guard budget >= need else {
      throw ShortBudget(budget: budget, need: need, series: Set(cases.map(\.key.series)).count)
    }
    guard !selection.isLeastFirst else { return Plan(cases: cases, need: need, notes: []) }
    let comparisons = ComparisonBudget(cases, budget: budget)
    return Plan(cases: comparisons.marking(cases), need: need, notes: comparisons.notes)
  }

  /// Runs everything except the last check.
  ///
  /// - Parameters:
  ///   - plan: The benchmarks.
  ///   - started: The start of the run, in nanoseconds of the wall clock.
  ///   - journal: The store of the results so far.
  ///   - preparations: The record of the work before the first benchmark.
  ///   - progress: The progress line.
  /// - Returns: The results, in the order of the benchmarks.
  /// - Throws: `TrialFailure`, `TraceDifference`, or the reason why something cannot be set up.
  package func results(
    of plan: Plan, since started: Int64, journal: RunJournal, preparations: Preparations,
    progress: ProgressLine
  ) throws -> [BenchmarkResult] {
    defer { progress.clear() }
    progress.update("testing all parts and strategies")
    journal.note(try selection.runTrials(preparations))
    progress.update("comparing frames of all strategies")
    try compareTraces(journal, preparations)
    let clock = SystemClock()
    let spent = Duration.nanoseconds(clock.wallNanoseconds() - started)
    preparations.finish(after: spent)
    let runner = SuiteRunner(options: options(spent: spent), journal: journal)
    let results = try runner.run(plan.cases) { progress.update($0) }
    if let difference = SuiteSelection.firstDifference(in: results) { throw difference }
    journal.record(spent: .nanoseconds(clock.wallNanoseconds() - started))
    return results
  }

  private func options(spent: Duration) -> SuiteOptions {
    var options = SuiteOptions(
      budget: max(.nanoseconds(1), budget * Self.workPart - spent), quick: isQuick)
    options.allowsUnverified = allowsUnverified
    options.leastFirst = selection.isLeastFirst
    if selection.isLeastFirst { options.sampling.expensiveSetup = Self.longestRepeatedSetup }
    return options
  }

  private func compareTraces(_ journal: RunJournal, _ preparations: Preparations) throws {
    let part = selection.isLeastFirst ? Self.briefTracePart : Self.tracePart
    let traces = try selection.replayTraces(
      items: selection.items[0],
      deadline: SetupDeadline(clock: ProcessorClock(SystemClock()), lasting: budget * part),
      progress: preparations.add)
    if let difference = traces.difference { throw difference }
    guard !traces.shortened.isEmpty, !selection.isLeastFirst else { return }
    let names = traces.shortened
    journal.note(
      ResultWarning(
        .shortTraces,
        "the budget left time for only a short trace in \(names.count) of "
          + "\(Words.counted(selection.tracedCount, "layout"))"
          + (names.count > 4 ? "" : ": \(names.joined(separator: ", "))")))
  }

  /// Runs everything, without printing or writing anything.
  ///
  /// - Returns: The report; `bench merge` prints its ``RunReport/json()`` in every form.
  /// - Throws: ``ShortBudget``, `SuiteError`, or the first fault.
  public func report() throws -> RunReport {
    let started = SystemClock().wallNanoseconds()
    let plan = try plan()
    var blank = RunReport(
      command: [], seed: selection.seed, environment: .capture(), results: [])
    blank.budget = BudgetRecord(seconds: budget / .seconds(1))
    blank.matrix = selection.matrix
    let journal = RunJournal(blank: blank)
    journal.begin(plan.cases.map(\.key))
    let results = try results(
      of: plan, since: started, journal: journal, preparations: Preparations(need: plan.need),
      progress: ProgressLine())
    try ResultFault.requireNone(in: results)
    var report = journal.report()
    report.results = results
    return report.withRatios
  }
}

/// Budget too short for the smallest size of everything.
public struct ShortBudget: Error, Sendable, Equatable, CustomStringConvertible {
  /// The budget.
  public let budget: Duration
  /// The least budget.
  public let need: Duration
  /// The number of series of benchmarks.
  public let series: Int

  /// The budget, and the least one.
  public var description: String {
    "a budget of \(HumanTime.format(budget)) is too short: \(ItemCount.grouped(series)) benchmarks "
      + "need at least \(HumanTime.format(need)) at their smallest sizes"
  }
}
