import ArgumentParser
import BenchHarness
import BenchReports

/// `bench baseline`: writes and prints the figures used by `check`.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Writes or prints a baseline of exact figures.",
    discussion: """
      Examples:
        bench baseline update --baseline figures.txt --scenario 'list-*'
        bench baseline show --baseline figures.txt
      """,
    subcommands: [Update.self, Show.self])

  /// `bench baseline update`: measures the figures and writes a baseline.
  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "update", abstract: "Measures all exact figures and writes them to a baseline.",
      discussion: """
        A baseline records which benchmarks it covers. Options choose them for a new baseline; an \
        existing one keeps its choice unless options change it. Figures of other platforms, and of \
        kinds that are not measured, are kept.
        """)

    @OptionGroup var gate: GateOptions
    @OptionGroup var selection: SelectionOptions

    @Flag(help: "Also count instructions per iteration with valgrind's callgrind.")
    var instructions = false

    @Option(
      help: """
        A file that lists the benchmarks to count instructions for, one per line: scenario \
        operation items strategy iterations. (default: those in the baseline)
        """)
    var cells: String?

    func run() throws {
      var baseline = try GateOptions.load(gate.baseline, Baseline.init) ?? Baseline()
      if !selection.arguments.isEmpty { baseline.arguments = selection.arguments }
      try StandardOutput.requireWritable(gate.baseline)
      let kinds = try gate.kinds()
      let callgrind = try gate.callgrind(isMeant: instructions)
      let conditions = GateConditions.current(valgrind: callgrind?.version)
      let cells = try cellsToCount(baseline, conditions)
      let sections = try ExactRun(
        arguments: baseline.arguments, verifies: true, timeout: gate.timeout
      ).sections(
        kinds, counting: cells, by: callgrind, cacheMisses: gate.cacheMisses, twice: true)
      try requireNoLeak(sections)
      let figures = sections.reduce(0) { $0 + $1.figureCount }
      try NothingMeasured.require(
        figures,
        because: NothingMeasured("no benchmark has a figure; \(gate.baseline) is unchanged"))
      for section in sections { baseline.replace(section) }
      try StandardOutput.write(baseline.text, to: gate.baseline)
      try StandardOutput.print("\(gate.baseline): \(ItemCount.grouped(figures)) figures\n")
    }

    private func cellsToCount(
      _ baseline: Baseline, _ conditions: GateConditions
    ) throws -> [InstructionCell] {
      guard instructions else { return [] }
      if let cells { return try GateOptions.read(cells, InstructionCell.list) }
      let known = baseline.section(.instructions, under: conditions)?.cells ?? []
      guard !known.isEmpty else {
        throw Failure(
          "\(gate.baseline) does not say which benchmarks to count: list them in a file for "
            + "--cells (scenario operation items strategy iterations)")
      }
      return known
    }

    /// Throws if memory leaks, because a leak must never become the reference.
    private func requireNoLeak(_ sections: [BaselineSection]) throws {
      let comparison = GateComparison(of: sections, with: Baseline(sections: sections))
      guard let leak = comparison.failures.first else { return }
      throw Failure(.regression, "\(gate.baseline) is unchanged: \(leak.sentence)")
    }
  }

  /// `bench baseline show`: prints a baseline.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Prints a baseline: each figure at all sizes, with its growth.")

    @Option(help: "The baseline file.")
    var baseline: String

    @Option(help: "Only these scenarios, separated by commas; * and ? are wildcards.")
    var scenario = "*"

    func run() throws {
      let loaded = try GateOptions.require(baseline).filtered {
        Glob(scenario).matches($0.scenario)
      }
      var text = "bench run \(loaded.arguments.joined(separator: " "))\n"
      for section in loaded.sections {
        let conditions = section.key.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        text += "\n\(section.title) \(conditions.joined(separator: ", "))\n\n"
        text += FigureTable([section]).text(
          maxWidth: TerminalStyle.outputWidth(orElse: 100))
      }
      try StandardOutput.print(text)
    }
  }
}
