import ArgumentParser
import BenchHarness
import BenchScenarios

/// `bench compare`: strategies against one another, in turns.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares strategies with the first of them: who is faster, and is it certain?",
    discussion: """
      All strategies replay the same trace first, and every answer that is timed is compared, bit \
      for bit; a difference ends with exit code 4. Then they take turns in short batches, in \
      rounds that each set all states up again, in an order that favours nobody. Each round gives \
      one ratio for each row, and the rounds an exact interval of the median ratio, at 99 % for \
      all rows together. A row is won, a tie (inside 2 %), or undecided; exit code 3 says that \
      no row could be decided. A strategy that is named twice is compared with itself; with \
      --planted, the first is also compared with itself slowed down, which shows how small a \
      difference is found here and now. Of two reports, exact figures are compared, and times \
      where both are from one kind of machine.

      Examples:
        bench compare default naive dictionary --scenario list-fixed --items 1k,10k
        bench compare old.json new.json

      bench list says which names there are.
      """)

  @Argument(
    help: """
      The strategies, of which the others are compared with the first; or the reports of two runs, \
      old.json new.json.
      """)
  var strategies: [String] = []

  @Option(
    help: "In place of names: default and all that differ in measurement, extents or spatial.")
  var vary: String?

  @Option(
    help: "Slow copies of the first strategy to compare it with, by per cent: 2,5,10.")
  var planted: String?

  @Flag(help: "Also count instructions, where valgrind is and a run of it ends in seconds.")
  var instructions = false

  @OptionGroup var part: PartOptions

  @Option(help: "How long the comparison may take: 60s, 500ms, 2m.")
  var budget = "60s"

  @Option(help: "The number of rounds. (default: as many as the budget allows)")
  var rounds: Int?

  @OptionGroup var printed: PrintedFormOption

  @Option(help: "Also write every number as JSON to a file, or instead of the table to -.")
  var json: String?

  func run() throws {
    if strategies.count == 2, strategies.allSatisfy({ $0.hasSuffix(".json") }) {
      return try compareStoredRuns(strategies[0], strategies[1])
    }
    let started = SystemClock().wallNanoseconds()
    let selected = try part.selection(strategies: strategyEntries(), isDefaultRun: part.isEmpty)
    let budget = try DurationOption.parse(budget)
    if let rounds, !(1...1000).contains(rounds) {
      throw Failure(.usageOrHarnessError, "\(rounds) rounds cannot be made: 1 to 1,000 can")
    }
    let format = try printed.requireFormat()
    if let json { try StandardOutput.requireWritable(json) }
    let counter = try instructions ? ComparedInstructions(selected) : nil
    let session = CompareSession(selected, format: format, json: json)
    let trials = try RunCommand.tried(selected)
    let options = PairedOptions(start: started, budget: budget, rounds: rounds)
    var comparison = session.comparison(
      of: try measure(selected, options, session.results, counter))
    comparison.trials = trials
    session.right.claimOrWait()
    try session.write(comparison)
    guard comparison.decidesAnything else {
      throw Failure(
        .inconclusive,
        comparison.rows.isEmpty
          ? "no row was measured: \(comparison.leftOut.first?.reason ?? "there is none")"
          : "all \(comparison.comparisons) comparisons are undecided; at least "
            + "\(comparison.requiredRounds) rounds are needed")
    }
  }

  /// Compares the reports of two runs.
  private func compareStoredRuns(_ old: String, _ new: String) throws {
    func report(_ path: String) throws -> RunReport {
      try RunReport.decode(GateOptions.text(of: path), source: path)
    }
    let comparison = StoredComparison(old: try report(old), new: try report(new), names: (old, new))
    switch try printed.requireFormat() {
    case .markdown where json == nil: try StandardOutput.write(comparison.markdown())
    case .table where json == nil: try StandardOutput.write(comparison.text())
    default:
      throw Failure(.usageOrHarnessError, "stored runs are compared in a table or in markdown")
    }
  }

  /// Verifies the strategies, and measures them in turns.
  private func measure(
    _ selected: SuiteSelection, _ options: PairedOptions, _ results: LatestResults<PairedRun>,
    _ counter: ComparedInstructions?
  ) throws -> PairedRun {
    let progress = ProgressLine()
    defer { progress.clear() }
    progress.update("comparing the frames of all strategies")
    do {
      if let difference = try selected.firstDifference(items: selected.items[0]) {
        throw difference
      }
      let groups = try selected.pairedGroups()
      guard !groups.isEmpty else {
        throw Failure(.usageOrHarnessError, "the strategies have no row in common")
      }
      let runner = PairedRunner(options: options, results: results)
      var run = try runner.run(groups) { progress.update($0) }
      counter?.count(&run) { progress.update("counting instructions: \($0)") }
      return run
    } catch let difference as TraceDifference {
      throw Failure(.wrongFrames, "wrong frames: \(difference)")
    }
  }

  /// The strategies by their names, and the slow copies of the first.
  private func strategyEntries() throws -> [StrategyEntry] {
    var entries = try entries()
    if let first = entries.first {
      entries += try percentages().map { first.slowed(byPercent: $0) }
    }
    guard entries.count > 1 else {
      throw Failure(
        .usageOrHarnessError,
        "a comparison needs the names of two strategies, --vary or --planted")
    }
    return entries
  }

  private func percentages() throws -> [Int] {
    let words = planted?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    let numbers = words.compactMap { Int($0) }.filter { (1...1000).contains($0) }
    guard numbers.count == words.count, Set(numbers).count == words.count else {
      throw Failure(
        .usageOrHarnessError,
        "--planted takes different whole numbers of per cent from 1 to 1,000: 2,5,10")
    }
    return numbers
  }

  private func entries() throws -> [StrategyEntry] {
    if let vary {
      guard let part = StrategyVariation(rawValue: vary), strategies.isEmpty else {
        let parts = StrategyVariation.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure(
          .usageOrHarnessError, "--vary takes the place of names, and one of: \(parts)")
      }
      return part.strategies
    }
    var entries: [StrategyEntry] = []
    for name in strategies {
      guard let entry = StrategyEntry.all.first(where: { $0.name == name }) else {
        throw Failure.unknown("strategy", name, among: StrategyEntry.all.map(\.name))
      }
      let known = strategies.prefix(entries.count).count { $0 == name }
      entries.append(known == 0 ? entry : entry.named("\(name)#\(known + 1)"))
    }
    return entries
  }
}
