import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Foundation

/// A measurement of all exact figures for part of the suite, made by two processes at the same
/// time.
struct ExactRun {
  /// The `bench run` options that select the part of the suite to measure.
  let arguments: [String]
  /// Whether one of the processes first checks that all strategies give the same answers.
  ///
  /// Comparing figures with a baseline does not require this check.
  let verifies: Bool
  /// The time limit of each step of a benchmark, in seconds.
  var timeout = Timeout.standard
  /// The shard to measure, or `nil` for the whole part.
  var shard: Shard?

  /// The selected part of the suite, regardless of the shard.
  var whole: SuiteSelection { get throws { try RunCommand.parse(arguments).selection.selection() } }

  /// The seed given by the arguments.
  var seed: UInt64 { get throws { try RunCommand.parse(arguments).selection.part.seed } }

  /// The settings for counting the instructions of some benchmarks.
  struct Counting {
    /// The benchmarks to count instructions for: a list, or a choice made after measuring.
    enum Cells {
      /// A list of benchmarks. Each is counted twice, and both counts must be equal.
      ///
      /// If one of them cannot be counted, the run ends before anything is measured.
      case listed([InstructionCell])
      /// Benchmarks chosen by a closure from all the measured ones.
      case chosen(
        (_ measured: Set<BenchmarkKey>, InstructionCounter) throws -> [InstructionCell])
    }

    /// The tool for counting instructions.
    let callgrind: Callgrind
    /// Whether to count cache misses together with instructions.
    let cacheMisses: Bool
    /// The benchmarks to count instructions for.
    let cells: Cells
  }

  /// Measures the exact figures of this run, and uses callgrind to count the instructions of some
  /// benchmarks.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of figures to measure in addition to instructions.
  ///   - counting: The settings for counting instructions, or `nil` to count none.
  ///   - check: A closure that throws if the figures are inexact.
  /// - Returns: The figures as sections of a baseline, with the counts by callgrind last.
  /// - Throws: `Failure` with exit code 1 if the two processes disagree on a figure, or with the
  ///   exit code of failing processes; `CallgrindError` if a benchmark cannot be counted.
  func counts(
    _ kinds: [FigureKind], counting: Counting? = nil,
    check: ([BaselineSection]) throws -> Void = { _ in }
  ) throws -> InstructionRun.Counts {
    try EarlyEnd.withProgress { progress in
      progress.update("measuring all figures in two processes")
      let listed = try counting.flatMap(listedRun)
      let (scenarios, properties) = try inputs()
      let processes = try [start(verifies: verifies), start(verifies: false)]
      let both = try processes.map { process in
        BaselineSection.sections(
          of: try ExactMeasurementProgram.results(process.wait()), kinds: kinds,
          scenarios: scenarios, properties: properties)
      }
      if let difference = GateComparison.disagreement(both[0], both[1]) {
        throw Failure("two processes counted differently: \(difference)")
      }
      var counts = InstructionRun.Counts(sections: both[0], cells: [:])
      if let counting {
        let run = try listed ?? chosenRun(counting, among: both[0], progress)
        let counted = try run.counts(
          twice: listed != nil, versions: layout == nil ? nil : scenarios, progress)
        counts.sections += counted.sections
        counts.cells = counted.cells
      }
      try check(counts.sections)
      return counts
    }
  }

  /// Returns a counter that counts the instructions of one benchmark at a time.
  func counter(_ callgrind: Callgrind) throws -> InstructionCounter {
    try InstructionCounter(callgrind: callgrind, seed: seed, layout: layout)
  }

  /// The path of the layout document given by the arguments, or `nil` for scenarios.
  private var layout: String? { get throws { try RunCommand.parse(arguments).selection.layout } }

  private func listedRun(_ counting: Counting) throws -> InstructionRun? {
    guard case .listed(let cells) = counting.cells else { return nil }
    let run = try InstructionRun(
      counter: counter(counting.callgrind), cells: cells, cacheMisses: counting.cacheMisses)
    try run.requireCountableCells()
    return run
  }

  private func chosenRun(
    _ counting: Counting, among sections: [BaselineSection], _ progress: ProgressLine
  ) throws -> InstructionRun {
    guard case .chosen(let choose) = counting.cells else {
      preconditionFailure("Benchmarks must not be chosen automatically when a file lists them.")
    }
    let counter = try counter(counting.callgrind)
    progress.update("choosing the benchmarks whose instructions are counted")
    let cells = try choose(Set(sections.flatMap(\.rows.keys)), counter)
    return InstructionRun(counter: counter, cells: cells, cacheMisses: counting.cacheMisses)
  }

  /// Returns the input versions and properties of the selected scenarios or of the layout document.
  private func inputs() throws -> (
    versions: [String: String], properties: [String: [String: Int]]
  ) {
    let whole = try whole
    let selection = try shard.map { try whole.shard($0).selection } ?? whole
    let (scenarios, items) = (selection.scenarios, max(1000, selection.items.first ?? 0))
    return (
      try Scenario.versions(of: scenarios, items: items, seed: selection.seed),
      try Scenario.properties(of: scenarios, items: items, seed: selection.seed)
    )
  }

  private func start(verifies: Bool) throws -> ChildProcess {
    guard let path = Executable.path else {
      throw Failure("this program cannot determine its own path")
    }
    return try ExactMeasurementProgram(path: path).start(
      ["--timeout", "\(timeout)"] + (verifies ? [] : ["--unverified"])
        + (shard.map { ["--shard", "\($0)"] } ?? []) + arguments)
  }
}

/// The program of a build, used to measure exact figures in a separate process.
struct ExactMeasurementProgram {
  /// The path of the program to run.
  let path: String
  /// The time limit of each process, or `nil` if there is none.
  var limit: TimeLimit?

  /// Starts the program with deterministic hashing.
  ///
  /// - Parameter arguments: The selection options of `bench run`.
  /// - Returns: The running process; its output can be decoded once it has ended.
  /// - Throws: An error if the program cannot be started.
  func start(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(
      path: path, arguments: ["run", "--counters-only", "--json", "-"] + arguments,
      environment: ProcessInfo.processInfo.environment
        .merging([FixedHashing.variable: "1"]) { _, fixed in fixed }, limit: limit)
  }

  /// The maximum number of characters of unexpected output to show in a message.
  private static let maxPrinted = 60
  /// The command as shown in messages.
  private static let command = "bench run --counters-only"

  /// Decodes the results written by a finished process.
  ///
  /// - Throws: `Failure` with the exit code and reason of a failed process; `ReportFormatError` if
  ///   the output is not a report.
  static func results(_ outcome: ChildProcess.Completion) throws -> [BenchmarkResult] {
    // An empty run writes a report as well, and the caller judges the missing rows.
    let hasReport = outcome.exitCode == ExitStatus.inconclusive.rawValue && !outcome.output.isEmpty
    guard outcome.exitCode == 0 || hasReport else {
      if outcome.exitCode == ExitStatus.wrongFrames.rawValue,
        let report = try? RunReport.decode(outcome.output, source: command),
        let failure = Failure(FaultList(report))
      {
        throw failure
      }
      throw Failure(outcome)
    }
    if !outcome.output.isEmpty, !outcome.output.hasPrefix("{") {
      let line = outcome.output.prefix { !$0.isNewline }.prefix(maxPrinted)
      throw Failure(
        "\(command): expected a benchmark report, got \"\(line)\"; make sure that no strategy or "
          + "scenario prints to standard output")
    }
    return try RunReport.decode(outcome.output, source: command).results
  }
}
