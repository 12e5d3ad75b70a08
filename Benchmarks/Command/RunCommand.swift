import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench run`: measures, and prints a summary of the results.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Measures scenarios × operations × sizes × strategies.",
    discussion: """
      All strategies replay the same trace first, and have to give the same frames, bit for bit. \
      Every benchmark gets its fewest samples first, smaller sizes before larger ones; an answer \
      that is predicted to take more than a second is a bound. Samples are taken in three rounds, \
      each with states that are set up again, and in more if one round alone has the least time. \
      The printed time is the lower quartile of the least disturbed round.

      Prints what each cache is worth, the times of the first strategy and at most six \
      sentences; with --details all tables and warnings stand above. Markdown has the tables \
      instead of the answer with --details; CSV and JSON always have everything. Forms for \
      programs of others leave out what was not measured.

      With --counters-only, naive and dictionary are run up to a thousand items at most, unless \
      --strategy names them. With --iterations, each benchmark is set up once and its iterations \
      are made in batches, each prepared once, as large as the operation allows; nothing is \
      compared, counted or timed.

      Examples:
        bench run --scenario 'list-*' --items 1k,1m
        bench run --layout shop.json --operation query,app-scroll --details

      bench list says which names there are.
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: """
      Benchmarks to choose from: core or all. (default: core; all with --scenario, --operation, \
      --layout or --counters-only)
      """)
  var suite: Suite?

  @Option(help: "Only a part of it: 2/4 is the second of four; bench merge joins their reports.")
  var shard: String?

  @Option(help: "How long the run may take: 60s, 500ms, 2m. (default: 60s; quick: 13s)")
  var budget: String?

  @OptionGroup var destination: OutputOptions

  @Flag(
    help: """
      Take counters, metrics, digests, allocations and bytes only: all of them, and the same in \
      every run, as no clock decides anything.
      """)
  var countersOnly = false

  @Flag(
    help: """
      Also time what the budget leaves no time to compare, and mark it; with --counters-only, \
      compare nothing.
      """)
  var unverified = false

  /// The longest time of a step of a benchmark where there is no clock, in seconds.
  @Option(help: .hidden)
  var timeout: Int?

  @Option(help: "Run exactly this number of iterations of each benchmark, and nothing else.")
  var iterations: Int?

  @Option(
    help: """
      Count the instructions of a list of benchmarks in a file by callgrind, and nothing else: \
      scenario operation items strategy iterations.
      """)
  var instructions: String?

  @Flag(help: "With --instructions, also count cache misses by callgrind's model.")
  var cacheMisses = false

  func run() throws {
    if let instructions {
      return try countInstructions(of: instructions)
    }
    if let iterations { return try runIterations(iterations) }
    let started = SystemClock().wallNanoseconds()
    guard !countersOnly || budget == nil else {
      throw Failure("--counters-only uses no clock: it has no --budget to keep")
    }
    let budget = try DurationOption.parse(budget ?? (selection.quick ? "13s" : "60s"))
    let beginning =
      countersOnly || selection.layout == nil
      ? nil : RunSession.endPreparations(afterBudget: budget, since: started)
    let whole =
      try countersOnly && suite != .core
      ? selection.selection() : selection.timedSelection(suite: suite)
    let (selected, shard) = try SelectionOptions.part(shard, of: whole)
    selection.part.noteInapplicableOperations(selected, ofLayout: selection.layout != nil)
    let output = try destination.output(hasTimes: !countersOnly)
    if countersOnly { return try runWithoutClock(selected, shard, output: output) }
    // A quick run compares a fixed few answers.
    let all = try selected.cases(
      for: selected.workloads(), answerLimit: selection.quick ? Self.quickAnswers : nil)
    let need = selected.leastBudget(for: all)
    try requireEnough(budget, need, for: all)
    let cases = selected.isLeastFirst ? all : Self.affordable(all, budget: budget)
    beginning?.claimOrWait()
    var blank = RunReport(
      command: Array(CommandLine.arguments.dropFirst()), seed: selection.part.seed,
      environment: .capture(), shard: shard, results: [])
    blank.budget = BudgetRecord(seconds: budget / .seconds(1))
    blank.matrix = selected.matrix
    let preparations = Preparations(need: need)
    let session = RunSession(blank, output: output, preparations: preparations)
    session.journal.begin(cases.map(\.key))
    noteIfEmpty(shard, in: session.journal)
    session.end(
      afterBudget: budget, since: started,
      check: { results in
        if let difference = selected.firstDifference(in: results) { throw difference }
        try Self.requireRightPlaces(results)
      }, verdict: Self.requireComparisons)
    var results: [BenchmarkResult] = []
    try session.writeResults(since: started) {
      results = try measure(
        cases, of: selected, budget: budget, since: started, session.journal, preparations)
      return results
    }
    try Self.requireRightPlaces(results)
    try Self.requireCounters(results)
    try Self.requireComparisons(results)
  }

  /// The benchmarks, those marked that the budget leaves no time to compare.
  private static func affordable(_ cases: [BenchmarkCase], budget: Duration) -> [BenchmarkCase] {
    let comparisons = ComparisonBudget(cases, budget: budget)
    for note in comparisons.notes { StandardOutput.note("bench: \(note)") }
    return comparisons.marking(cases)
  }

  /// Says that a shard has no benchmarks, as the run has fewer parts than shards; that is no error.
  func noteIfEmpty(_ shard: ShardRecord?, in journal: RunJournal) {
    guard let shard, shard.places.isEmpty else { return }
    let text = Shard.emptiness(of: shard.name)
    journal.note(ResultWarning(.emptyShard, text))
    StandardOutput.note("bench: \(text)")
  }

  /// Refuses a budget that is too short for the smallest size of everything, before any work.
  private func requireEnough(
    _ budget: Duration, _ need: Duration, for cases: [BenchmarkCase]
  ) throws {
    guard budget < need else { return }
    let series = Set(cases.map(\.key.series)).count
    throw Failure(
      "a budget of \(HumanTime.format(budget)) is too short: \(ItemCount.grouped(series)) "
        + "benchmarks at their smallest sizes need \(HumanTime.format(need)) at least")
  }

  /// Refuses to call a run complete in which something was not timed for want of compared answers.
  static func requireComparisons(_ results: [BenchmarkResult]) throws {
    let count = results.count { $0.warnings.contains { $0.code == .notCompared } }
    guard count > 0 else { return }
    throw Failure(
      .inconclusive,
      "\(count) results have no time, as the budget left none to compare their answers: a larger "
        + "--budget, or fewer --scenario, --items or --strategy, would")
  }

  /// Compares all strategies, and runs the benchmarks in the rest of the budget.
  private func measure(
    _ cases: [BenchmarkCase], of selected: SuiteSelection, budget: Duration, since started: Int64,
    _ journal: RunJournal, _ preparations: Preparations
  ) throws -> [BenchmarkResult] {
    let progress = ProgressLine()
    defer { progress.clear() }
    progress.update("trying all parts and strategies")
    journal.note(try Self.tried(selected, preparations))
    progress.update("comparing the frames of all strategies")
    let clock = SystemClock()
    let traces = try selected.replayTraces(
      items: selected.items[0],
      deadline: SetupDeadline(
        clock: ProcessorClock(clock),
        lasting: budget * (selected.isLeastFirst ? Self.briefTracePart : Self.tracePart)),
      progress: preparations.add)
    if let difference = traces.difference { throw difference }
    if !traces.shortened.isEmpty, !selected.isLeastFirst {
      journal.note(shortenedTraces(traces.shortened, selected))
    }
    // Printing, comparing and writing at the end need some of the time as well.
    let spent = Duration.nanoseconds(clock.wallNanoseconds() - started)
    preparations.finish(after: spent)
    var options = SuiteOptions(
      budget: max(.nanoseconds(1), budget * 0.93 - spent), quick: selection.quick)
    options.allowsUnverified = unverified
    options.leastFirst = selected.isLeastFirst
    if selected.isLeastFirst { options.sampling.dearSetup = Self.longestRepeatedSetup }
    let runner = SuiteRunner(options: options, journal: journal)
    let results = try runner.run(cases) { progress.update($0) }
    if let difference = selected.firstDifference(in: results) { throw difference }
    journal.record(spent: .nanoseconds(clock.wallNanoseconds() - started))
    return results
  }

  /// The most answers of a row that a quick run compares.
  private static let quickAnswers = 64
  /// The longest setup that every round repeats where all benchmarks have their fewest samples.
  private static let longestRepeatedSetup = Duration.seconds(1)
  /// The part of the budget for replaying traces.
  private static let tracePart = 1.0 / 6
  /// The same where every benchmark gets its fewest samples first.
  private static let briefTracePart = 1.0 / 60

  private func shortenedTraces(_ names: [String], _ selected: SuiteSelection) -> ResultWarning {
    ResultWarning(
      .shortTraces,
      "the budget left time for a short trace only in \(names.count) of "
        + "\(Words.counted(selected.tracedCount, "layout"))"
        + (names.count > 4 ? "" : ": \(names.joined(separator: ", "))"))
  }

  /// Refuses results in which something moved that was to stay, so that it cannot be overlooked.
  static func requireRightPlaces(_ results: [BenchmarkResult]) throws {
    if let failure = Failure(FaultList(results)) { throw failure }
  }

  /// Counters that cannot be are a mistake of the strategy that counts, and no figures.
  static func requireCounters(_ results: [BenchmarkResult]) throws {
    guard let fault = CounterFault.first(in: results) else { return }
    throw Failure("wrong counters: \(fault)")
  }

  /// Tries all parts and strategies of a selection, before anything else is done with them.
  static func tried(
    _ selected: SuiteSelection, _ preparations: Preparations? = nil
  ) throws -> TrialExtent {
    try selected.requireDistinctNames()
    return try selected.tryAll { preparations?.add($0) }
  }
}
