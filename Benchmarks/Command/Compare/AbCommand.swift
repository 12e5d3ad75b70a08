import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench ab`: the times of two commits against each other.
struct AbCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ab",
    abstract: "Compares the times of this build with those of another commit: a gate.",
    discussion: """
      Base is built as this program was, in a git worktree; then both answer all inputs, and a \
      difference ends with exit code 4. Each pair of fresh processes, which take turns on one core \
      in samples below a millisecond of processor time, gives one log-ratio for each row. After \
      16, 24, 32, 48, 64 and 96 pairs rows are decided by exact bounds of its median: slower (exit \
      code 2), the same or faster; what remains is undecided (3). A false alarm in any row has a \
      probability of 1 % at most. One row in five is also compared with a copy of base, where a \
      difference means that the machine is unfit (7), and with a copy that is slower by a known \
      share. Of the three rows that are slower by most, the functions by which both builds differ \
      are counted where valgrind is installed.

      Examples:
        bench ab --base HEAD~1 --scenario list-fixed
        bench ab --base main --scenario 'nested-*' --operation prepare

      bench list says which names there are.
      """)

  @OptionGroup var base: BaseOptions

  @OptionGroup var selection: RowOptions

  @Option(help: "The number of pairs after which nothing more is measured.")
  var pairs = 96

  @Option(help: "The slowdown from which on a row fails, in per cent: 2 or more.")
  var threshold = 3

  @Option(help: "The slowdown that is planted in copies of base, in per cent.")
  var planted = 5

  @Flag(help: "Compare all rows with copies of base, and not one in five.")
  var calibrate = false

  @Flag(help: "Time rows as well whose answers differ, as the change intends it.")
  var changedAnswers = false

  @Flag(help: "Let the system place processes, and do not keep them on one core.")
  var unpinned = false

  @Option(help: "What an undecided row ends with: pass (0), fail (2). (default: exit code 3)")
  var inconclusive: Inconclusive?

  @Option(help: "The seed of the order of everything. (default: another one each time)")
  var scheduleSeed: UInt64?

  @OptionGroup var printed: PrintedFormOption

  @Option(help: "Also write every number as JSON to a file, or instead of the table to -.")
  var json: String?

  /// The outcome of an undecided row.
  enum Inconclusive: String, ExpressibleByArgument {
    case pass, fail
  }

  func run() throws {
    let rows =
      try selection.isEmpty ? SuiteSelection.defaultTimedRows : selection.timedRows()
    let options = try options(rows: rows.count)
    let format = try printed.requireFormat()
    if let json { try StandardOutput.requireWritable(json) }
    try base.requireValid()
    let missing = Failure("ab needs either --base COMMIT or --exe-base PATH to compare with")
    guard !base.isEmpty else { throw missing }
    let progress = ProgressLine()
    defer { progress.clear() }
    EarlyEnd.answerSignals(progress)
    guard let (path, name) = try base.program(progress: { progress.update($0) }) else {
      throw missing
    }
    let environment = RunEnvironment.capture()
    let comparison = Comparison(
      options: options,
      builds: [
        ComparedBuild(name: name, commit: nil),
        ComparedBuild(name: "this build", commit: environment.commit),
      ],
      cores: unpinned ? [] : ProcessorCores.allowed, seed: selection.part.seed,
      command: Array(CommandLine.arguments.dropFirst()), environment: environment)
    let session = ComparisonSession(comparison, format: format, json: json)
    let programs = try ComparisonPrograms(base: path, seed: selection.part.seed)
    try require(
      session.writeResults {
        var run = try programs.run(
          rows, options: options, cores: comparison.cores, results: session.results
        ) { progress.update($0) }
        var causes = ChangeCauses(base: path, seed: selection.part.seed)
        causes?.add(to: &run) { progress.update("counting instructions: \($0)") }
        progress.clear()
        return run
      })
  }

  private func options(rows: Int) throws -> ComparisonOptions {
    func require(_ value: Int, in range: ClosedRange<Int>, _ name: String) throws {
      guard !range.contains(value) else { return }
      throw Failure(
        .usageOrHarnessError,
        "--\(name) \(value) is not possible: \(range.lowerBound) to \(range.upperBound) is")
    }
    try require(pairs, in: 1...1000, "pairs")
    try require(threshold, in: 2...100, "threshold")
    try require(planted, in: 1...100, "planted")
    var options = ComparisonOptions(
      rule: .gate(
        rows: rows, looks: ComparisonRule.looks(upTo: pairs), threshold: Double(threshold) / 100))
    options.planted = planted
    options.calibrates = calibrate
    options.allowsOtherAnswers = changedAnswers
    if let scheduleSeed { options.scheduleSeed = scheduleSeed }
    let needed = options.rule.requiredRounds
    guard pairs >= needed else {
      throw Failure(
        .usageOrHarnessError,
        "\(pairs) pairs can never show that one of \(rows) rows is slower: \(needed) are needed")
    }
    return options
  }

  /// Ends with the exit code of the outcome, unless all rows have passed.
  private func require(_ comparison: Comparison) throws {
    let reason = comparison.summary
    switch comparison.conclusion {
    case .passed: return
    case .unfit: throw Failure(.machineUnfit, reason)
    case .regression: throw Failure(.regression, reason)
    case .inconclusive:
      switch inconclusive {
      case .pass: return
      case .fail: throw Failure(.regression, reason)
      case nil: throw Failure(.inconclusive, reason)
      }
    }
  }
}
