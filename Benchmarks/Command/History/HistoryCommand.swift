import ArgumentParser
import BenchHarness
import BenchReports
import Foundation

/// `bench history`: exact figures over commits.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Shows exact figures over commits, and records them.",
    discussion: """
      A history is a file with one line of JSON for each commit. record takes the figures from \
      the baseline that is committed with it, without a build, or from a run; show, which may be \
      left out, prints rows with a small chart, and the commits at which they changed. Figures are \
      exact, so every change is one. There are no times in it: a file with times is refused.

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
    commandName: "show", abstract: "Prints the figures that changed most, with charts and steps.")

  @Argument(help: "The file of the history.")
  var file: String

  @Option(help: "Scenarios by name; * and ? stand for anything, commas separate.")
  var scenario: String?

  @Option(help: "Operations by name.")
  var operation: String?

  @Option(help: "Numbers of items: 1k,1m.")
  var items: String?

  @Option(help: "Strategies by name.")
  var strategy: String?

  @Option(help: "Figures by name: instructions, allocations, allocatedBytes, or any counter.")
  var figure: String?

  @Option(help: "The number of rows at most. (default: 20; with patterns 100)")
  var rows: Int?

  @Option(help: "The number of steps at most, the newest ones.")
  var steps = 40

  @OptionGroup var printed: PrintedFormOption

  func run() throws {
    let format = try printed.requireFormat()
    guard rows ?? 1 > 0, steps >= 0 else {
      throw Failure("a history needs one row or more, and no step or more")
    }
    guard let history = try GateOptions.load(file, History.init) else {
      throw Failure(
        "there is no history \(file); write it with: bench history record \(file) --baseline FILE")
    }
    let report = HistoryReport(history, selection: try selection(), rows: rows)
    guard report.hasFigures else { throw Failure("\(file) has no such figures") }
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
    commandName: "record", abstract: "Adds the exact figures of commits to a history.",
    discussion: """
      The figures of a commit are those of the baseline that is committed with it; a commit that \
      is there already gets the new ones. Of a range A..B those commits are recorded that change \
      the baseline. Commits without a baseline, or with one of a form that cannot be read, are \
      skipped, and a line says so. With --run the figures of the commit that this program was \
      built from are taken now, of the benchmarks that the baseline holds: counters, allocations \
      and bytes in two processes that have to agree, instructions where valgrind is installed.
      """)

  @Argument(help: "The file of the history, which need not be there yet.")
  var file: String

  @Argument(help: "Commits and ranges of commits. (default: HEAD)")
  var commits: [String] = []

  @Option(help: "The file of the baseline.")
  var baseline: String

  @Option(help: "A list of the benchmarks that are recorded, as bench run --instructions reads it.")
  var cells: String?

  @Flag(name: .customLong("run"), help: "Take the figures now, in place of those of the baseline.")
  var takesFigures = false

  func run() throws {
    guard !takesFigures || commits.isEmpty else {
      throw Failure("--run takes the figures of the commit that was built, and no other")
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
    guard !found.isEmpty else { throw Failure("\(file) stays as it is: no commit has figures") }
    try StandardOutput.write(history.text(), to: file)
    let added = history.entries.count - known
    try StandardOutput.print(
      "\(file): \(Words.counted(found.count, "commit")) recorded, \(added) of "
        + "them new; there are \(history.entries.count)\n")
  }

  /// A commit and its figures.
  private typealias Found = (commit: HistoryCommit, baseline: Baseline)

  /// The baselines of commits, without skipped ones.
  private func committed(_ source: HistorySource) throws -> [Found] {
    try source.commits(commits.isEmpty ? ["HEAD"] : commits).compactMap { name -> Found? in
      let commit = try source.commit(name)
      do {
        return (commit, try source.baseline(at: commit))
      } catch let skipped as Problem {
        StandardOutput.note("bench: \(skipped)")
        return nil
      }
    }
  }

  /// The figures of this program.
  private func currentRun(_ source: HistorySource) throws -> Found {
    let revision = RunEnvironment.capture().commit
    guard let revision, !revision.contains("-") else {
      throw Failure(
        "the figures of a run belong to a commit, and the sources of this program are those of "
          + (revision ?? "none that git knows") + ": commit, and build again")
    }
    let commit = try source.commit(source.commits([revision])[0])
    let stored = try GateOptions.require(baseline)
    let callgrind = Callgrind.find()
    let conditions = GateConditions.current(valgrind: callgrind?.version)

    let kinds: [FigureKind] = AllocationProbe.make() == nil ? [.work] : [.work, .memory]
    let counted = stored.section(.instructions, under: conditions)?.cells ?? []
    let sections = try ExactRun(arguments: stored.arguments, verifies: true).sections(
      kinds, counting: counted, by: counted.isEmpty ? nil : callgrind, twice: true)
    return (commit, Baseline(arguments: stored.arguments, sections: sections))
  }
}
