import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench run`: measures the suite, and prints a summary of the results.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Measures combinations of scenario, operation, size and strategy.",
    discussion: """
      First, all strategies replay the same trace and must produce the same frames, bit for bit. \
      Then a minimum number of samples is taken for every benchmark, smaller sizes before \
      larger ones. An operation estimated at more than a second is not run; its estimate is \
      shown as a lower limit (>). Samples are taken in three rounds, each with a fresh setup, and \
      in more rounds if only one of them reached the lowest time. The printed time is the lower \
      quartile of the least disturbed round.

      Prints the speed-up from each cache, the times of the first strategy and at most six \
      conclusions. With --details, all tables and warnings come first; in Markdown, the tables \
      replace the summary. CSV and JSON are always complete. Formats for other programs omit \
      missing results.

      With --counters-only, naive and dictionary run with at most a thousand items, unless \
      --strategy names them. With --iterations, each benchmark is set up once and runs its \
      iterations in batches as large as the operation allows; nothing is compared, counted or \
      timed.

      Examples:
        bench run --scenario 'list-*' --items 1k,1m
        bench run --layout shop.json --operation query,app-scroll --details

      'bench list' prints all names.
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: """
      The set of benchmarks to choose from: core or all. (default: core, or all with --scenario, \
      --operation, --layout or --counters-only)
      """)
  var suite: Suite?

  @Option(
    help: "Run only one shard, such as 2/4 for the second of four; bench merge joins the reports.")
  var shard: String?

  @Option(
    help: """
      The time limit for the whole run, such as 60s, 500ms or 2m. (default: 60s, or 13s with \
      --quick)
      """)
  var budget: String?

  @OptionGroup var destination: OutputOptions

  @Flag(
    help: """
      Measure only counters, metrics, digests, allocations and bytes, without any times. The \
      results are the same in every run.
      """)
  var countersOnly = false

  @Flag(
    help: """
      Also time strategies whose frames could not be verified within the budget, and mark their \
      times. With --counters-only, verify nothing.
      """)
  var unverified = false

  /// The time limit, in seconds, for each step of a benchmark in a run without timing.
  @Option(help: .hidden)
  var timeout: Int?

  @Option(help: "Run only this number of iterations of each benchmark.")
  var iterations: Int?

  @Option(
    help: """
      Only count instructions with callgrind, for the benchmarks listed in a file, one per line: \
      SCENARIO OPERATION ITEMS STRATEGY ITERATIONS.
      """)
  var instructions: String?

  @Flag(help: "With --instructions, also count cache misses in callgrind's cache model.")
  var cacheMisses = false

  func run() throws {
    if let instructions {
      return try countInstructions(of: instructions)
    }
    if let iterations { return try runIterations(iterations) }
    let started = SystemClock().wallNanoseconds()
    guard !countersOnly || budget == nil else {
      throw Failure("--counters-only uses no clock, so --budget does not apply: remove one of them")
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
    if countersOnly { return try runUntimed(selected, shard, output: output) }
    var timedRun = TimedRun(selected, budget: budget)
    timedRun.isQuick = selection.quick
    timedRun.allowsUnverified = unverified
    let plan = try timedRun.plan()
    for note in plan.notes { StandardOutput.note("bench: \(note)") }
    beginning?.claimOrWait()
    var blank = RunReport(
      command: Array(CommandLine.arguments.dropFirst()), seed: selection.part.seed,
      environment: .capture(), shard: shard, results: [])
    blank.budget = BudgetRecord(seconds: budget / .seconds(1))
    blank.matrix = selected.matrix
    let preparations = Preparations(need: plan.need)
    let session = RunSession(blank, output: output, preparations: preparations)
    session.journal.begin(plan.cases.map(\.key))
    noteIfEmpty(shard, in: session.journal)
    session.end(
      afterBudget: budget, since: started, check: ResultFault.requireCorrectAnswers,
      verdict: ResultFault.requireComparisons)
    var results: [BenchmarkResult] = []
    try session.writeResults(since: started) {
      results = try timedRun.results(
        of: plan, since: started, journal: session.journal, preparations: preparations,
        progress: ProgressLine())
      return results
    }
    try ResultFault.requireNone(in: results)
  }

  /// Prints a remark if the shard is empty.
  ///
  /// An empty shard is not an error. It occurs if the run is divided into more shards than it has
  /// parts.
  func noteIfEmpty(_ shard: ShardRecord?, in journal: RunJournal) {
    guard let shard, shard.places.isEmpty else { return }
    let text = Shard.emptyShardMessage(of: shard.name)
    journal.note(ResultWarning(.emptyShard, text))
    StandardOutput.note("bench: \(text)")
  }
}
