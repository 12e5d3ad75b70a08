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
        The baseline stores the options that choose its benchmarks; later updates use them unless \
        the command line changes them. Existing figures for other platforms, and figures of \
        kinds that are not measured this time, are kept.

        If valgrind is installed, instructions are also counted, in at most \(CellChoice.maxCells) \
        benchmarks: one per scenario and operation, app-first-screen first, with the first \
        strategy and 10,000 items or the next smaller number. Use --cells to list other \
        benchmarks; later updates keep that list, unless it contains only benchmarks that could \
        also have been chosen automatically.
        """)

    @OptionGroup var gate: GateOptions
    @OptionGroup var selection: SelectionOptions

    @Option(
      help: """
        A file listing the benchmarks whose instructions are counted, one per line: SCENARIO \
        OPERATION ITEMS STRATEGY ITERATIONS. (default: those in the baseline, or chosen as \
        described above)
        """)
    var cells: String?

    func run() throws {
      var baseline = try GateOptions.load(gate.baseline, Baseline.init) ?? Baseline()
      if !selection.arguments.isEmpty { baseline.arguments = selection.arguments }
      try StandardOutput.requireWritable(gate.baseline)
      let kinds = try gate.kinds()
      guard cells == nil || gate.instructions != false else {
        throw Failure("--cells cannot be combined with --no-instructions")
      }
      var options = gate
      if cells != nil { options.instructions = true }
      let counting = try options.callgrind().map {
        try instructionCounting(baseline, by: $0)
      }
      let sections = try ExactRun(
        arguments: baseline.arguments, verifies: true, timeout: gate.timeout
      ).counts(kinds, counting: counting).sections
      try requireNoLeak(sections)
      let figures = sections.reduce(0) { $0 + $1.figureCount }
      try NoMeasurementsError.require(
        figures,
        because: NoMeasurementsError(
          "no benchmark produced a figure; \(gate.baseline) is unchanged"))
      for section in sections { baseline.replace(section) }
      try StandardOutput.write(baseline.text, to: gate.baseline)
      let counted = sections.first { $0.kind == .instructions }?.cells.count ?? 0
      let lines =
        ["\(gate.baseline): \(ItemCount.grouped(figures)) figures"]
        + (counted > 0 ? ["instructions of \(Words.counted(counted, "benchmark")) counted"] : [])
        + (options.countsIfPossible && counting == nil ? [GateOptions.notCounted] : [])
      try StandardOutput.print(lines.joined(separator: "\n") + "\n")
    }

    /// Returns the settings for counting instructions, with the benchmarks to count.
    ///
    /// The benchmarks are listed in a file, taken from the baseline, or chosen automatically.
    private func instructionCounting(
      _ baseline: Baseline, by callgrind: Callgrind
    ) throws -> ExactRun.Counting {
      func counting(_ cells: ExactRun.Counting.Cells) -> ExactRun.Counting {
        ExactRun.Counting(callgrind: callgrind, cacheMisses: gate.cacheMisses, cells: cells)
      }
      if let cells {
        return counting(.listed(try GateOptions.read(cells, InstructionCell.list)))
      }
      let conditions = GateConditions.current(valgrind: callgrind.version)
      let known = baseline.section(.instructions, under: conditions)?.cells ?? []
      // Chosen operations repeat exactly, as do the iterations chosen for them.
      return CellChoice.isChoice(known, among: baseline.exactKeys)
        ? counting(.chosen(CellChoice.cells))
        : counting(.listed(known))
    }

    /// Throws a failure if the figures show a memory leak, because a leak must never become part of
    /// the baseline.
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
      abstract: "Prints a baseline: each figure at all sizes, and how it grows with the size.")

    @Option(help: "The baseline file.")
    var baseline: String

    @Option(help: "Use only these scenarios, separated by commas; * and ? are wildcards.")
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
