import ArgumentParser
import BenchHarness
import BenchScenarios

/// `bench run`: measures, and prints a summary of the results.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Measures scenarios × operations × sizes × strategies.",
    discussion: """
      All strategies replay the same trace first, and have to give the same frames, bit for bit. \
      What a strategy is too slow for within the budget is cut off and says so.

      Prints a summary of at most 40 lines of 80 columns; above it the times of all scenarios and \
      sizes where they fit into 40 lines, and with --details all tables and warnings. Markdown \
      has the tables in place of the summary with --details; CSV and JSON always have everything.

      With --counters-only, naive and dictionary are run up to a thousand items at most, unless \
      --strategy names them. With --iterations, each benchmark is set up once and its iterations \
      are made in batches, each prepared once, as large as the operation allows; nothing is \
      compared, counted or timed.
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(help: "How long the run may take: 60s, 500ms, 2m. (default: 60s; quick: 13s)")
  var budget: String?

  @Option(help: "Also write every sample as JSON to a file, or instead of the table to -.")
  var json: String?

  @Option(help: "How to print: \(formatNames).")
  var format = ReportFormat.table.rawValue

  @Flag(help: "Print all tables, counters, metrics and warnings above the summary.")
  var details = false

  @Flag(
    help: """
      Take counters, metrics, digests, allocations and bytes only: all of them, and the same in \
      every run, as no clock decides anything.
      """)
  var countersOnly = false

  /// Whether a run without a clock leaves out what it would compare strategies by: figures that are
  /// compared with a baseline were verified when they were written to it.
  @Flag(help: .hidden)
  var unverified = false

  @Option(help: "Run exactly this number of iterations of each benchmark, and nothing else.")
  var iterations: Int?

  private static var formatNames: String {
    ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }

  func run() throws {
    if let iterations { return try runIterations(iterations) }
    let started = SystemClock().wallNanoseconds()
    let selected = try selection.selection()
    let budget = try DurationOption.parse(budget ?? (selection.quick ? "13s" : "60s"))
    guard let format = ReportFormat(rawValue: format) else {
      throw Failure(
        .usageOrHarnessError, "there is no format \"\(format)\"; there are: \(Self.formatNames)")
    }
    let output = try Output(
      json: json, format: format,
      content: countersOnly ? .figures : .times(selected.reportContent, details: details))
    if countersOnly { return try runWithoutClock(selected, output: output) }
    let session = RunSession(
      RunReport(
        command: Array(CommandLine.arguments.dropFirst()), seed: selection.part.seed,
        environment: .capture(), results: []),
      output: output)
    var results: [BenchmarkResult] = []
    try session.writeResults {
      results = try measure(selected, budget: budget, since: started, session.journal)
      return results
    }
    try requireRightPlaces(results)
  }

  /// Compares all strategies, and runs the benchmarks in the rest of the budget.
  private func measure(
    _ selected: SuiteSelection, budget: Duration, since started: Int64, _ journal: RunJournal
  ) throws -> [BenchmarkResult] {
    let progress = ProgressLine()
    defer { progress.clear() }
    progress.update("comparing the frames of all strategies")
    try requireAgreement(selected.firstDifference(items: selected.items[0]))
    progress.update("describing the layouts")
    let cases = try selected.cases(for: selected.workloads())
    // Printing, comparing and writing at the end need some of the time as well.
    let spent = Duration.nanoseconds(SystemClock().wallNanoseconds() - started)
    let left = budget * 0.93 - spent
    guard left > .zero else {
      throw Failure(
        .usageOrHarnessError,
        "a budget of \(HumanTime.format(budget)) is too short: describing the layouts and "
          + "comparing the strategies took \(HumanTime.format(spent))")
    }
    let options = SuiteOptions(budget: left, quick: selection.quick)
    let runner = SuiteRunner(options: options, journal: journal)
    let results = try comparing { try runner.run(cases) { progress.update($0) } }
    try requireAgreement(selected.firstDifference(in: results))
    return results
  }

  /// Runs a suite, which a wrong answer ends at once.
  func comparing(_ run: () throws -> [BenchmarkResult]) throws -> [BenchmarkResult] {
    do {
      return try run()
    } catch let difference as TraceDifference {
      throw Failure(.wrongFrames, "wrong frames: \(difference)")
    }
  }

  /// What moved that was to stay is told once more where it cannot be overlooked.
  func requireRightPlaces(_ results: [BenchmarkResult]) throws {
    guard let wrong = results.first(where: { !$0.faults.isEmpty }) else { return }
    let count = results.count { !$0.faults.isEmpty }
    throw Failure(
      .wrongFrames,
      "\(wrong.key): \(wrong.faults[0].text)"
        + (count > 1 ? ", and \(count - 1) results more" : ""))
  }

  /// No time is printed for strategies that disagree.
  func requireAgreement(_ difference: TraceDifference?) throws {
    guard let difference else { return }
    throw Failure(.wrongFrames, "wrong frames: \(difference)")
  }
}
