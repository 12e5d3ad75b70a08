public import BenchHarness
import BenchReports

/// A timed run of part of the suite, with the same steps as `bench run`.
///
/// 1. Trials compare each strategy and its parts with plain models on random input.
/// 2. All strategies replay the same traces, and must produce the same frames.
/// 3. The benchmarks are verified and timed; timed answers are compared, too.
/// 4. The results are checked as a whole.
public struct TimedRun: Sendable {
  /// The part of the suite to run.
  public let selection: SuiteSelection
  /// The time budget of the whole run.
  public let budget: Duration
  /// Whether to compare a small fixed number of answers and take fewer samples.
  public var isQuick = false
  /// Whether to time benchmarks even if the budget leaves no time to compare their answers; their
  /// results are then marked.
  public var allowsUnverified = false

  /// The maximum number of answers to compare per row in a quick run.
  private static let quickAnswers = 64
  /// The maximum duration of a setup repeated in every round.
  ///
  /// The limit applies if all benchmarks first take their minimum number of samples.
  private static let longestRepeatedSetup = Duration.seconds(1)
  /// The fraction of the budget to spend on replaying traces.
  private static let tracePart = 1.0 / 6
  /// The fraction of the budget to spend on replaying traces if all benchmarks first take their
  /// minimum number of samples.
  private static let briefTracePart = 1.0 / 60
  /// The share of the budget for all measurements.
  ///
  /// The remaining time is needed for printing, comparing and writing.
  private static let workPart = 0.93

  /// Creates a run of a part of the suite.
  public init(_ selection: SuiteSelection, budget: Duration = .seconds(60)) {
    self.selection = selection
    self.budget = budget
  }

  /// The benchmarks chosen for a run, and the budget they need.
  package struct Plan {
    /// The chosen benchmarks.
    ///
    /// Benchmarks are marked if their answers cannot be compared within the budget.
    package let cases: [BenchmarkCase]
    /// The smallest sufficient budget for the run.
    package let need: Duration
    /// Remarks that explain the marked benchmarks.
    package let notes: [String]
  }

  /// Chooses the benchmarks without laying anything out.
  ///
  /// - Throws: ``InsufficientBudget``, or `SuiteError` if two strategies, scenarios or operations
  ///   have the same name.
  package func plan() throws -> Plan {
    let cases = try selection.cases(
      for: selection.workloads(), answerLimit: isQuick ? Self.quickAnswers : nil)
    let need = selection.minBudget(for: cases)
    guard budget >= need else {
      throw InsufficientBudget(
        budget: budget, need: need, series: Set(cases.map(\.key.series)).count)
    }
    guard !selection.takesMinimumFirst else { return Plan(cases: cases, need: need, notes: []) }
    let comparisons = ComparisonBudget(cases, budget: budget)
    return Plan(cases: comparisons.marking(cases), need: need, notes: comparisons.notes)
  }

  /// Runs everything except the final check of the results.
  ///
  /// - Parameters:
  ///   - plan: The benchmarks to run, and the notes on marked ones.
  ///   - started: The start of the run, in nanoseconds on the wall clock.
  ///   - journal: The store of the results so far.
  ///   - preparations: The record of the work before the first benchmark.
  ///   - progress: The terminal line that shows the current step.
  /// - Returns: The results, in the order of the benchmarks.
  /// - Throws: `TrialFailure`, `TraceDifference`, or the error of a strategy that cannot be set up.
  package func results(
    of plan: Plan, since started: Int64, journal: RunJournal, preparations: Preparations,
    progress: ProgressLine
  ) throws -> [BenchmarkResult] {
    defer { progress.clear() }
    progress.update("testing all parts and strategies")
    journal.note(try selection.runTrials(preparations))
    progress.update("comparing the frames of all strategies")
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
    options.takesMinimumFirst = selection.takesMinimumFirst
    if selection.takesMinimumFirst { options.sampling.expensiveSetup = Self.longestRepeatedSetup }
    return options
  }

  private func compareTraces(_ journal: RunJournal, _ preparations: Preparations) throws {
    let part = selection.takesMinimumFirst ? Self.briefTracePart : Self.tracePart
    let traces = try selection.replayTraces(
      items: selection.items[0],
      deadline: SetupDeadline(clock: ProcessorClock(SystemClock()), lasting: budget * part),
      progress: preparations.add)
    if let difference = traces.difference { throw difference }
    guard !traces.shortened.isEmpty, !selection.takesMinimumFirst else { return }
    let names = traces.shortened
    journal.note(
      ResultWarning(
        .shortTraces,
        "the budget left time for only a short trace in \(names.count) of "
          + "\(Words.counted(selection.tracedCount, "layout"))"
          + (names.count > 4 ? "" : ": \(names.joined(separator: ", "))")))
  }

  /// Runs everything without printing or writing anything.
  ///
  /// - Returns: The report; `bench merge` can print its ``RunReport/json()`` in every format.
  /// - Throws: ``InsufficientBudget``, `SuiteError`, or the first fault.
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

/// An error about a budget that is too short to run every series at its smallest size.
public struct InsufficientBudget: Error, Sendable, Equatable, CustomStringConvertible {
  /// The budget given for the run.
  public let budget: Duration
  /// The smallest budget sufficient for the run.
  public let need: Duration
  /// The number of series of benchmarks in the run.
  public let series: Int

  /// A sentence that states the requested budget and the smallest sufficient one.
  public var description: String {
    "a budget of \(HumanTime.format(budget)) is too short: \(ItemCount.grouped(series)) benchmarks "
      + "need at least \(HumanTime.format(need)) at their smallest sizes"
  }
}
