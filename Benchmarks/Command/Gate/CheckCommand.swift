import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench check`: compares exact figures with a baseline, as a gate for changes.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compares exact figures with a baseline, without using a clock.",
    discussion: """
      Measures the benchmarks in the baseline, in two processes that must agree, and compares \
      digests, counters, metrics, allocations, bytes and their growth. If a figure rises, falls, \
      changes or is missing, the exit code is 2. A decrease also fails, because an outdated \
      baseline would hide the next increase; update the baseline to accept it.

      With --history, costs also fail if small steps have raised them more than 3 % above their \
      lowest value in the history, unless a line in the --accepted file allows it. With --growth, \
      counters of the default strategy also fail if they grow faster than n^0.1 in first-screen, \
      query, scroll, resize, insert, delete, scroll-to or a diff, except for documented cases.

      If the input of a scenario has changed, for example because an app changed its layout, its \
      figures are compared with those of the previous input: if a cost is higher, the exit code is \
      6; a lower cost is only reported. With --base or --exe-base, bench also lists the functions \
      that explain each rise in instructions. If the baseline only has figures for other \
      conditions, nothing is compared (exit code 5).

      Instructions per iteration are compared too if valgrind is installed and the baseline has \
      them for this compiler, C library and valgrind; otherwise bench prints the reason. Use \
      --instructions to require them, or --no-instructions to omit them.

      Examples:
        bench check --baseline figures.txt
        bench check --baseline figures.txt --scenario 'list-*' --growth
      """)

  @OptionGroup var gate: GateOptions
  @OptionGroup var base: BaseOptions

  @Flag(help: "Also fail if counters grow with the number of items.")
  var growth = false

  @Option(help: "Use only these scenarios, separated by commas; * and ? are wildcards.")
  var scenario: String?

  @Option(help: "Check only one shard of the baseline, such as 2/4 for the second of four.")
  var shard: String?

  @Option(
    help:
      "A file that lists tolerances, one per line: SCENARIO OPERATION ITEMS STRATEGY FIGURE 1%.")
  var tolerances: String?

  @Option(help: "A history file; costs are also compared with their lowest values in it.")
  var history: String?

  @Option(
    help: """
      A file that lists accepted higher costs, one per line: SCENARIO OPERATION ITEMS STRATEGY \
      FIGURE VALUE # REASON.
      """)
  var accepted: String?

  @Option(help: "The output format: \(GateOutput.formatNames.joined(separator: ", ")).")
  var format = GateOutput.plainFormat

  @Option(
    help: """
      Also write the results to a file in another format, such as junit=gates.xml. Can be repeated.
      """)
  var export: [String] = []

  func run() throws {
    let output = try GateOutput(format: format, export: export)
    let stored = try GateOptions.require(gate.baseline)
    let shard = try shard.map { try Shard.parse($0) }
    let tolerances =
      try tolerances.map { try GateOptions.read($0, GateTolerances.init) } ?? GateTolerances()
    let least = try loadLowestFigures()
    let kinds = try gate.kinds()
    try base.requireValid()
    let callgrind = try gate.callgrind()

    let run = ExactRun(
      arguments: stored.arguments + (scenario.map { ["--within", $0] } ?? []), verifies: false,
      timeout: gate.timeout, shard: shard)
    let chosen = try rows(of: stored)
    let baseline = try shard.map { try run.whole.shard($0, of: chosen) } ?? chosen
    let (counting, remark) = counting(baseline, by: callgrind)
    let counter = try counting.map { try run.counter($0.callgrind) }
    let name = shard.map { ", shard \($0)" } ?? ""
    let title = "bench check\(name)"
    let counts: InstructionRun.Counts
    do {
      counts = try run.counts(kinds, counting: counting) {
        if let counter { try requireAgreement($0, baseline, tolerances, counter) }
      }
    } catch let failure as Failure {
      if let faults = failure.faults { try output.write(faults, title: title) }
      throw failure
    }
    let sections = counts.sections
    var comparison = GateComparison(
      of: sections, with: baseline, tolerances: tolerances, least: least,
      growing: growth ? GrowthSuite.check(sections).violations : [])
    if let counter, let counted = sections.first(where: { $0.kind == .instructions }) {
      let causes = try causes(of: counted, counter)
      try comparison.explainFailures(
        of: counted, with: baseline, tolerances: tolerances, counts: counts.cells, by: causes)
    }
    let rest = stored.keys.count - chosen.keys.count
    let report = GateReport(
      comparison,
      source: gate.baseline + name
        + (rest > 0 ? ", without \(Words.counted(rest, "result")) of other scenarios" : ""),
      remark: remark)
    let nothing = comparison.noMeasurementsReason(baseline: gate.baseline)
    let isEmptyShard = shard != nil && baseline.keys.isEmpty && !chosen.keys.isEmpty
    try output.write(
      comparison.outcomes + (isEmptyShard ? [] : [nothing].compactMap { $0?.outcome }),
      title: title, summary: report.remarkedSummary, changes: comparison.inputChanges,
      text: report.text)
    try require(comparison, report)
    guard let nothing else { return }
    if let shard, isEmptyShard {
      StandardOutput.note("bench: \(Shard.emptyShardMessage(of: "\(shard)"))")
    } else {
      throw nothing
    }
  }

  /// Returns the settings for counting the instructions of the baseline's benchmarks, or a remark
  /// if the counts cannot be compared.
  ///
  /// Both are `nil` if no instructions have to be counted.
  private func counting(
    _ baseline: Baseline, by callgrind: Callgrind?
  ) -> (counting: ExactRun.Counting?, remark: String?) {
    guard let callgrind else {
      return (nil, gate.countsIfPossible ? GateOptions.notCounted : nil)
    }
    let conditions = GateConditions.current(valgrind: callgrind.version)
    let known = baseline.section(.instructions, under: conditions)
    if gate.countsIfPossible, let reason = baseline.reasonNotToCompare(conditions) {
      return (
        nil,
        "instructions were not compared: \(gate.baseline) \(reason); to record them, run: "
          + "bench baseline update --baseline \(gate.baseline)"
      )
    }
    let before = baseline.exactKeys
    return (
      ExactRun.Counting(
        callgrind: callgrind, cacheMisses: gate.cacheMisses,
        cells: .chosen { measured, _ in
          // A benchmark without exact figures, since the input has changed, has no instructions.
          (known?.cells ?? []).filter { !before.contains($0.key) || measured.contains($0.key) }
        }), nil
    )
  }

  /// Returns the part of a baseline for the selected scenarios.
  private func rows(of stored: Baseline) throws -> Baseline {
    guard let scenario else { return stored }
    let names = Set(stored.keys.map(\.scenario)).sorted()
    let picked = try PartOptions.pick(names, scenario, "scenario in the baseline", \.self)
    return stored.filtered { picked.contains($0.scenario) }
  }

  private func loadLowestFigures() throws -> LowestFigures? {
    guard accepted == nil || history != nil else {
      throw Failure("--accepted requires --history")
    }
    let accepted = try accepted.map { try GateOptions.read($0, AcceptedRises.init) }
    return try history.map { path in
      LowestFigures(try GateOptions.read(path, History.init), accepted: accepted ?? AcceptedRises())
    }
  }

  /// Counts the instructions of suspect benchmarks again, so that inexact counts never make a check
  /// fail.
  ///
  /// A benchmark is suspect if its count differs from the baseline by more than the tolerance. The
  /// new counts come from other processes.
  private func requireAgreement(
    _ sections: [BaselineSection], _ baseline: Baseline, _ tolerances: GateTolerances,
    _ counter: InstructionCounter
  ) throws {
    let counted = sections.filter { [.instructions, .cacheMisses].contains($0.kind) }
    let comparison = GateComparison(of: counted, with: baseline, tolerances: tolerances)
    let suspects = Set(comparison.failures.flatMap(\.keys))
    guard let instructions = counted.first else { return }
    for cell in instructions.cells where suspects.contains(cell.key) {
      guard let total = instructions.instructionTotals[cell.key] else { continue }
      let misses = counted.last?.cacheMisses[cell.key]
      try counter.requireAgreement(cell, total, misses ?? [:])
    }
  }

  /// Returns a closure that explains a finding by listing the functions whose instruction counts
  /// differ from the base build.
  ///
  /// Without a base build, the explanation is the command for finding these functions.
  ///
  /// - Returns: A closure that receives the benchmarks of a finding and returns the lines to print.
  private func causes(
    of section: BaselineSection, _ counter: InstructionCounter
  ) throws -> ([BenchmarkKey]) throws -> [String] {
    var causes: ChangeCauses?
    var isFirst = true
    return { keys in
      defer { isFirst = false }
      guard let cell = section.cells.last(where: { keys.contains($0.key) }) else { return [] }
      guard !base.isEmpty else {
        // One command is enough, as it works for the other benchmarks too.
        guard isFirst else { return [] }
        return [
          "to find the cause, run: bench profile \(cell.key) --iterations "
            + "\(cell.iterations) --base COMMIT"
        ]
      }
      return try EarlyEnd.withProgress { progress in
        if causes == nil {
          causes = try base.program { progress.update($0) }.map {
            ChangeCauses(base: $0.path, head: counter)
          }
        }
        progress.update("counting instructions: \(cell.key)")
        return causes?.lines(of: cell) ?? []
      }
    }
  }

  /// Throws a failure with the verdict of the comparison, unless all figures are unchanged.
  private func require(_ comparison: GateComparison, _ report: GateReport) throws {
    if !comparison.failures.isEmpty {
      throw Failure(
        comparison.onlyCostsMore ? .costlier : .regression, "\(gate.baseline): \(report.verdict)")
    }
    if !comparison.gaps.isEmpty {
      throw Failure(
        .baselineMissing,
        "\(gate.baseline) has no figures for the conditions of this run; write them with: "
          + "bench baseline update --baseline \(gate.baseline)")
    }
  }
}
