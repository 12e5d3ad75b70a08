import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench ab`: compares the times of two commits.
struct ABCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ab",
    abstract: "Compares this build's times with another commit's, and fails if they are slower.",
    discussion: """
      Builds the base commit in a git worktree, in the same configuration as this program. First \
      compares the answers of both builds to all inputs; if any differ, the exit code is 4. Then \
      pairs of fresh processes take turns on one core, in samples of less than a millisecond of \
      processor time; each pair yields one log-ratio per row. After 16, 24, 32, 48, 64 and 96 \
      pairs, exact confidence bounds on the median classify each row: slower (exit code 2), the \
      same, or faster. The remaining rows are undecided (exit code 3). The probability of any \
      false alarm is at most 1 %.

      In one row out of five, the base commit is also compared with a copy of itself, and with a \
      copy slowed by a known percentage. If the first comparison finds a difference, the machine \
      is unfit (exit code 7). If valgrind is installed, bench lists the functions whose \
      instructions differ in the three slowest rows.

      Examples:
        bench ab --base HEAD~1 --scenario list-fixed
        bench ab --base main --scenario 'nested-*' --operation prepare

      'bench list' prints all names.
      """)

  @OptionGroup var base: BaseOptions

  @OptionGroup var selection: RowOptions

  @Option(help: "The maximum number of pairs of processes.")
  var pairs = 96

  @Option(help: "The slowdown at which a row fails, in per cent (at least 2).")
  var threshold = 3

  @Option(help: "How much slower to make the slowed copies of the base commit, in per cent.")
  var planted = 5

  @Flag(
    help: "Compare the base commit with its copies in every row, not only in one row out of five.")
  var calibrate = false

  @Flag(help: "Also time rows whose answers differ. Use this if the change is intended.")
  var changedAnswers = false

  @Flag(help: "Let the system schedule processes instead of pinning them to one core.")
  var unpinned = false

  @Option(
    help: "How to treat undecided rows: pass (code 0) or fail (code 2). (default: exit code 3)")
  var inconclusive: Inconclusive?

  @Option(help: "The seed for the order of measurements. (default: a new seed each time)")
  var scheduleSeed: UInt64?

  @OptionGroup var printed: OutputFormatOption

  @Option(
    help: "Also write all figures to a file as JSON; use - to print JSON instead of the table.")
  var json: String?

  /// The effect of undecided rows on the outcome of the command.
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
    let missing = Failure("ab needs --base COMMIT or --exe-base PATH")
    guard !base.isEmpty else { throw missing }
    let progress = ProgressLine()
    defer { progress.clear() }
    EarlyEnd.handleSignals(progress)
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
        "--\(name) \(value) is out of range: expected \(range.lowerBound) to \(range.upperBound)")
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
        "--pairs \(pairs) is too low for \(Words.counted(rows, "row")): use --pairs \(needed) or "
          + "more")
    }
    return options
  }

  /// Throws a failure with the comparison's verdict, unless the verdict lets the command succeed.
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
