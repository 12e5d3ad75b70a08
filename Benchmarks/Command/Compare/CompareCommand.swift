import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite

/// `bench compare`: compares strategies with one another, measuring them alternately.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares the times of strategies, and prints confidence intervals.",
    discussion: """
      First, all strategies replay the same trace, and their answers to all timed inputs are \
      compared bit for bit; if any differ, the exit code is 4. Then each strategy runs in its own \
      process, which is restarted for each round, and the processes take turns in short batches. \
      Each round yields one ratio per row; all rounds together yield an exact confidence interval \
      for the median ratio. The confidence is 99 % for all rows together. The verdict on a \
      strategy is slower, faster, the same (within 2 %) or undecided. If no row was decided, the \
      exit code is 3.

      Without --scenario and --operation, the rows are those in which the work counters of the \
      strategies differ. As many rows as fit the budget are measured: first those of the default \
      run, then the cheapest to measure. To compare a strategy with itself, name it twice. With \
      --planted, the first strategy is also compared with slowed copies of itself, to find the \
      smallest difference that this machine can currently detect. If two reports are named \
      instead, their exact figures are compared, and also their times if both come from the same \
      kind of machine.

      Examples:
        bench compare default naive dictionary --scenario list-fixed --items 1k,10k
        bench compare old.json new.json

      'bench list' prints all names.
      """)

  @Argument(
    help: """
      The strategies to compare: the first is compared with each of the others. Alternatively, \
      the reports of two runs, such as old.json new.json.
      """)
  var strategies: [String] = []

  @Option(
    help: """
      Compare default with all strategies that differ from it only in this part: measurement, \
      extents or spatial.
      """)
  var vary: String?

  @Option(
    help: """
      Also compare the first strategy with copies slowed by the given percentages, such as 2,5,10.
      """
  )
  var planted: String?

  @Flag(
    help: "Also count instructions if valgrind is installed and counting takes only a few seconds.")
  var instructions = false

  @OptionGroup var part: PartOptions

  @Option(
    help: "A layout document to use instead of scenarios; it also sets the default item count.")
  var layout: String?

  @Option(help: "The time limit for the whole comparison, such as 60s, 500ms or 2m.")
  var budget = "60s"

  @Option(help: "The number of rounds. (default: as many as the budget allows)")
  var rounds: Int?

  @OptionGroup var printed: OutputFormatOption

  @Option(
    help: "Also write all figures to a file as JSON; use - to print JSON instead of the table.")
  var json: String?

  @Option(help: "Also write a report (see bench report) to an .html or .md file.")
  var report: String?

  func run() throws {
    if strategies.count == 2, strategies.allSatisfy({ $0.hasSuffix(".json") }) {
      return try compareStoredRuns(strategies[0], strategies[1])
    }
    let started = SystemClock().wallNanoseconds()
    let sides = try sides()
    let file = try layoutFile()
    let isDefault = part.isEmpty && file == nil
    var selected = try part.selection(
      strategies: entries(of: sides), file: file, isDefaultRun: isDefault, isQuick: isDefault)
    part.noteInapplicableOperations(selected, ofLayout: file != nil)
    let budget = try DurationOption.parse(budget)
    if let rounds, !(1...1000).contains(rounds) {
      throw Failure(.usageOrHarnessError, "--rounds \(rounds) is out of range: expected 1 to 1,000")
    }
    let format = try printed.requireFormat()
    if let json { try StandardOutput.requireWritable(json) }
    let page = try ReportFile(report, of: json)
    let counter = try instructions ? InstructionComparison(seed: part.seed) : nil
    var (rows, scope) = (try selected.comparedRows(sides), String?.none)
    if isDefault {
      let (chosen, pairs, all) = selected.differingRows(of: rows)
      rows = chosen
      scope =
        "the rows cover \(pairs) of \(all) pairs of scenario and operation, chosen because the "
        + "strategies' work counters differ; use --scenario and --operation to choose others"
    }
    guard !rows.isEmpty else {
      throw Failure(
        .usageOrHarnessError,
        "the strategies have no benchmarks in common; see bench "
          + "list")
    }
    selected.scenarios.removeAll { scenario in
      !rows.contains { $0.key.scenario == scenario.name }
    }
    let options = ComparisonOptions(
      choosing: try rule(for: rows), budget: budget)
    var blank = Comparison(
      options: options, cores: ProcessorCores.allowed, seed: part.seed,
      command: Array(CommandLine.arguments.dropFirst()), environment: .capture())
    blank.scope = scope
    let (trials, preparations) = (LatestResults<TrialExtent>(), selected.preparationsOfComparison)
    let session = ComparisonSession(blank, format: format, json: json, page: page, trials: trials)
    session.end(afterBudget: budget, since: started, blank.run) {
      let spent = Duration.nanoseconds(SystemClock().wallNanoseconds() - started)
      return NoMeasurementsError(
        "the budget of \(HumanTime.format(budget)) ran out during \(CrashNote.work)",
        budget: preparations.budget(insteadOf: budget, spent: spent))
    }
    try require(
      session.writeResults {
        trials.update(try selected.runTrials(preparations))
        return try measure(rows, selected, blank, started, session, counter)
      })
  }

  /// Returns the layout document named by `--layout`, or `nil` if the option is not given.
  private func layoutFile() throws -> LayoutFile? {
    guard let layout else { return nil }
    let file = try SelectionOptions.layoutFile(layout, besides: part.scenario)
    // Requests to worker processes are separated by spaces.
    guard !file.name.contains(where: \.isWhitespace) else {
      throw Failure("cannot compare \(layout): remove the spaces from the document's name")
    }
    guard !instructions else {
      throw Failure("--instructions cannot be combined with --layout")
    }
    return file
  }

  /// Returns the statistical rule for the verdict on each row.
  ///
  /// - Throws: `Failure` if there are too few rounds to decide any row.
  private func rule(for rows: [ComparedRow]) throws -> ComparisonRule {
    let comparisons = rows.reduce(0) { $0 + $1.sides.count - 1 }
    let rule = ComparisonRule.choice(
      comparisons: comparisons,
      looks: rounds.map(ComparisonRule.looks) ?? ComparisonRule.defaultLooks)
    if let rounds, rounds < rule.requiredRounds {
      throw Failure(
        .usageOrHarnessError,
        "--rounds \(rounds) is too low for \(Words.counted(comparisons, "comparison")): use "
          + "--rounds \(rule.requiredRounds) or more")
    }
    return rule
  }

  private func require(_ comparison: Comparison) throws {
    guard !comparison.decidesAnything else { return }
    throw Failure(
      .inconclusive,
      "no comparison was decided, because a decision takes at least "
        + "\(comparison.run.rule.requiredRounds) rounds: use a larger --budget")
  }

  /// Compares the stored reports of two runs.
  private func compareStoredRuns(_ old: String, _ new: String) throws {
    func report(_ path: String) throws -> RunReport {
      try RunReport.decode(GateOptions.text(of: path), source: path)
    }
    let comparison = StoredComparison(old: try report(old), new: try report(new), names: (old, new))
    switch try printed.requireFormat() {
    case .markdown where json == nil: try StandardOutput.write(comparison.markdown())
    case .table where json == nil:
      try StandardOutput.print(comparison.text(maxWidth: TerminalStyle.outputWidth(orElse: 100)))
    default:
      throw Failure(
        .usageOrHarnessError,
        "comparisons of stored runs cannot be printed in this format: use --format table or "
          + "--format markdown")
    }
    if let reason = comparison.inconclusive { throw Failure(.inconclusive, reason) }
  }

  /// Verifies the strategies, and measures them alternately.
  private func measure(
    _ rows: [ComparedRow], _ selected: SuiteSelection, _ blank: Comparison, _ started: Int64,
    _ session: ComparisonSession, _ counter: InstructionComparison?
  ) throws -> ComparisonRun {
    let progress = ProgressLine()
    defer { progress.clear() }
    progress.update("comparing the frames of all strategies")
    if let difference = try selected.firstDifference(items: selected.items[0]) {
      throw Failure(.wrongFrames, "wrong frames: \(difference)")
    }
    CrashNote.setWork("the first measurement of all rows")
    var run = try ComparisonPrograms(seed: part.seed, layout: layout).run(
      rows, options: blank.options, cores: blank.cores, since: started, results: session.results
    ) { progress.update($0) }
    counter?.count(&run) { progress.update("counting instructions: \($0)") }
    return run
  }

  /// Returns the strategies to compare, followed by artificially slowed copies of the first.
  private func sides() throws -> [ComparedSide] {
    let names = try strategyNames()
    var sides = names.enumerated().map { index, name in
      let known = names.prefix(index).count { $0 == name }
      return ComparedSide(name: known == 0 ? name : "\(name)#\(known + 1)", strategy: name)
    }
    if let first = names.first {
      sides += try percentages().map {
        ComparedSide(name: "\(first)+\($0)%", strategy: first, slowdown: $0)
      }
    }
    guard sides.count > 1 else {
      throw Failure(
        .usageOrHarnessError,
        "compare needs two or more strategies, or the option --vary or --planted")
    }
    return sides
  }

  /// Returns the entry of each compared strategy, without duplicates.
  private func entries(of sides: [ComparedSide]) throws -> [StrategyEntry] {
    try sides.map(\.strategy).distinct { $0 }.map { name in
      guard let entry = StrategyEntry.all.first(where: { $0.name == name }) else {
        throw Failure.unknown("strategy", name, among: StrategyEntry.all.map(\.name))
      }
      return entry
    }
  }

  private func percentages() throws -> [Int] {
    let words = planted?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    let numbers = words.compactMap { Int($0) }.filter { (1...1000).contains($0) }
    guard numbers.count == words.count, Set(numbers).count == words.count else {
      throw Failure(
        .usageOrHarnessError,
        "--planted needs distinct whole percentages from 1 to 1,000, such as 2,5,10")
    }
    return numbers
  }

  private func strategyNames() throws -> [String] {
    guard let vary else { return strategies }
    guard let part = StrategyVariation(rawValue: vary), strategies.isEmpty else {
      let parts = StrategyVariation.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(
        .usageOrHarnessError,
        "--vary needs one of \(parts), and cannot be combined with strategy names")
    }
    return part.strategies.map(\.name)
  }
}
