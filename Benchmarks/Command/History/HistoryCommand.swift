import ArgumentParser
import BenchHarness
import BenchReports
import Foundation

/// `bench history`: shows and records the exact figures of successive commits.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Shows and records the exact figures of successive commits.",
    discussion: """
      A history is a file with one line of JSON per commit. bench history record reads the \
      baseline in each commit, and builds nothing. With --run, it measures the commit from which \
      bench was built instead. bench history show (the default) prints each figure with a small \
      chart, and the commits that changed it. Figures are exact, so every change is real. A file \
      that contains times is rejected.

      Examples:
        bench history results/history.jsonl --scenario nested-groups
        bench history record history.jsonl --baseline figures.txt HEAD~9..HEAD
      """,
    subcommands: [HistoryShowCommand.self, HistoryRecordCommand.self],
    defaultSubcommand: HistoryShowCommand.self)
}

/// `bench history show`: prints a history.
struct HistoryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the figures that changed most, with charts and commits.")

  @Argument(help: "The history file.")
  var file: String

  @Option(help: "The names of the scenarios, separated by commas; * and ? are wildcards.")
  var scenario: String?

  @Option(help: "Operations by name.")
  var operation: String?

  @Option(help: "Item counts, such as 1k,1m.")
  var items: String?

  @Option(help: "Strategies by name.")
  var strategy: String?

  @Option(
    help: "The names of the figures: instructions, allocations, allocatedBytes, or any counter.")
  var figure: String?

  @Option(help: "The maximum number of rows. (default: 20, or 100 if other options select rows)")
  var rows: Int?

  @Option(help: "The maximum number of changes to list, newest first.")
  var steps = 40

  @OptionGroup var printed: OutputFormatOption

  func run() throws {
    let format = try printed.requireFormat()
    guard rows ?? 1 > 0, steps >= 0 else {
      throw Failure("--rows must be at least 1, and --steps at least 0")
    }
    guard let history = try GateOptions.load(file, History.init) else {
      throw Failure(
        "there is no history \(file); create it with: bench history record \(file) --baseline FILE")
    }
    let report = HistoryReport(history, selection: try selection(), rows: rows)
    guard report.hasFigures else { throw Failure("\(file) has no matching figures") }
    let table = HistoryTable(report, steps: steps)
    switch format {
    case .json: try StandardOutput.write(report.json())
    case .markdown: try StandardOutput.write(table.markdown())
    default:
      try StandardOutput.print(table.text(maxWidth: TerminalStyle.outputWidth(orElse: 100)))
    }
  }

  private func selection() throws -> HistorySelection {
    HistorySelection(
      scenario: scenario.map { Glob($0) }, operation: operation.map { Glob($0) },
      items: try items.map { try ItemCount.parseList($0) }, strategy: strategy.map { Glob($0) },
      figure: figure.map { Glob($0) })
  }
}

/// `bench history record`: adds the figures of commits to a history.
struct HistoryRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Adds the exact figures of commits to a history file.",
    discussion: """
      Adds one entry per commit to the history file, or replaces the entry that the commit already \
      has there. The figures come from the baseline in the same commit. In a range A..B, only \
      commits that change the baseline are recorded. Commits without a readable baseline are \
      reported and skipped. With --run, bench measures the benchmarks in the baseline instead, and \
      records the figures for the commit from which it was built: counters, allocations and bytes \
      in two processes that must agree, and instructions if valgrind is installed.
      """)

  @Argument(help: "The history file, created if missing.")
  var file: String

  @Argument(help: "Commits and ranges of commits. (default: HEAD)")
  var commits: [String] = []

  @Option(help: "The baseline file.")
  var baseline: String

  @Option(
    help: "A file listing the benchmarks to record, in the format of bench run --instructions.")
  var cells: String?

  @Flag(
    name: .customLong("run"),
    help: """
      Measure figures now instead of reading them from the baseline.
      """)
  var takesFigures = false

  func run() throws {
    guard !takesFigures || commits.isEmpty else {
      throw Failure(
        "--run measures only the commit from which this program was built: remove the names of "
          + "commits")
    }
    try StandardOutput.requireWritable(file)
    var history = try GateOptions.load(file, History.init) ?? History()
    let keys = try cells.map { cells in
      Set(try GateOptions.read(cells, InstructionCell.list).map(\.key))
    }
    let source = HistorySource(URL(fileURLWithPath: baseline))
    let known = history.entries.count
    let found = try takesFigures ? [currentRun(source)] : committed(source)
    for (commit, baseline) in found {
      history.record(
        HistoryEntry(
          commit, baseline: baseline, preferring: GateConditions.current().platform,
          where: { keys?.contains($0) ?? true }))
    }
    guard !found.isEmpty else {
      throw Failure("\(file) is unchanged: none of these commits has a readable baseline")
    }
    try StandardOutput.write(history.text(), to: file)
    let added = history.entries.count - known
    try StandardOutput.print(
      "\(file): \(Words.counted(found.count, "commit")) recorded, \(added) new; "
        + "\(history.entries.count) in total\n")
  }

  /// A commit with the figures recorded for it.
  private typealias RecordedCommit = (commit: HistoryCommit, baseline: Baseline)

  /// Returns the baselines stored in the named commits, and skips each commit without a usable one.
  private func committed(_ source: HistorySource) throws -> [RecordedCommit] {
    try source.commits(named: commits.isEmpty ? ["HEAD"] : commits).compactMap {
      name -> RecordedCommit? in
      let commit = try source.commit(name)
      do {
        return (commit, try source.baseline(at: commit))
      } catch let skipped as Problem {
        StandardOutput.note("bench: \(skipped)")
        return nil
      }
    }
  }

  /// Measures the figures of this program's own commit.
  private func currentRun(_ source: HistorySource) throws -> RecordedCommit {
    let revision = RunEnvironment.capture().commit
    guard let revision, !revision.contains("-") else {
      throw Failure(
        "cannot record figures of this program: it was built from "
          + "\(revision ?? "unknown sources"); commit all changes and build again")
    }
    let commit = try source.commit(source.commits(named: [revision])[0])
    let stored = try GateOptions.require(baseline)
    let callgrind = Callgrind.find()
    let conditions = GateConditions.current(valgrind: callgrind?.version)

    let kinds: [FigureKind] = AllocationProbe.make() == nil ? [.work] : [.work, .memory]
    let counted = stored.section(.instructions, under: conditions)?.cells ?? []
    let counting =
      counted.isEmpty
      ? nil
      : callgrind.map {
        ExactRun.Counting(callgrind: $0, cacheMisses: false, cells: .listed(counted))
      }
    let counts = try ExactRun(arguments: stored.arguments, verifies: true)
      .counts(kinds, counting: counting)
    return (commit, Baseline(arguments: stored.arguments, sections: counts.sections))
  }
}
