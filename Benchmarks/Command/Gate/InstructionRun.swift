import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite

/// A run that counts the instructions of several cells, each a benchmark with a number of
/// iterations.
struct InstructionRun {
  /// The counter to use for every cell.
  let counter: InstructionCounter
  /// The benchmarks to count, each with its number of iterations.
  let cells: [InstructionCell]
  /// Whether to count cache misses as well.
  let cacheMisses: Bool

  /// Checks that the instructions of every cell can be counted.
  ///
  /// - Throws: `CallgrindError` if a cell cannot be counted; `Failure` if its process exceeds the
  ///   time limit.
  func requireCountableCells() throws {
    for cell in cells {
      try Self.limited(cell.key) { try counter.requireOneBatch(cell) }
    }
  }

  /// Finds the installed valgrind.
  ///
  /// - Parameter timeout: The time limit of each process, or `nil` if there is none.
  /// - Returns: The counting tool, or `nil` if valgrind is not installed.
  static func callgrind(timeout: Duration? = nil) -> Callgrind? {
    Callgrind.find(limit: timeout.map { TimeLimit(of: "callgrind", $0) })
  }

  /// Finds valgrind, which must be installed.
  ///
  /// - Parameter timeout: The time limit of each process, or `nil` if there is none.
  /// - Returns: The counting tool, ready to start programs under valgrind.
  /// - Throws: `Failure` with exit code 7 if valgrind is not installed.
  static func requireCallgrind(timeout: Duration? = nil) throws -> Callgrind {
    guard let callgrind = callgrind(timeout: timeout) else {
      throw Failure(
        .machineUnfit,
        "instructions cannot be counted: valgrind is not installed; run "
          + "scripts/install-dependencies valgrind")
    }
    return callgrind
  }

  /// Counts the instructions of the cells listed in a file.
  ///
  /// - Parameters:
  ///   - path: The path of a file that lists benchmarks with their iterations.
  ///   - seed: The seed for random input; equal seeds give equal input.
  ///   - cacheMisses: Whether to count cache misses as well.
  /// - Returns: The results of the benchmarks, with the counts as metrics.
  /// - Throws: The errors of ``requireCountableCells()``, or `Failure` if the file lists no
  ///   benchmarks.
  static func results(
    cells path: String, seed: UInt64, cacheMisses: Bool
  ) throws -> [BenchmarkResult] {
    let callgrind = try requireCallgrind()
    let cells = try GateOptions.read(path, InstructionCell.list)
    guard !cells.isEmpty else { throw Failure("\(path) lists no benchmarks: add one per line") }
    let run = InstructionRun(
      counter: InstructionCounter(callgrind: callgrind, seed: seed), cells: cells,
      cacheMisses: cacheMisses)
    try run.requireCountableCells()
    return try BaselineSection.results(
      of: EarlyEnd.withProgress { try run.counts(twice: false, $0) }.sections)
  }

  /// Calls a closure and adds the name of the benchmark to any time-out error.
  static func limited<Result>(
    _ key: BenchmarkKey, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as TimeLimitError {
      throw Failure("\(key): \(error)")
    }
  }

  /// The instruction counts of all cells, both as figures of a baseline and by function.
  struct Counts {
    /// The sections of a baseline: instructions and, if requested, cache misses.
    var sections: [BaselineSection]
    /// The instruction count of each cell, in total and by function.
    var cells: [BenchmarkKey: InstructionCounter.Count]
  }

  /// Counts the instructions of all cells, except cells whose iterations no longer fit into one
  /// batch because their input has changed.
  ///
  /// - Parameters:
  ///   - twice: Whether to count everything twice and require equal results.
  ///   - versions: The version of each scenario's input, or `nil` for the scenarios of the suite.
  ///   - progress: The progress line, updated before each cell.
  /// - Returns: The counts of all cells, as sections of a baseline and by function.
  /// - Throws: `CallgrindError` if instructions cannot be counted.
  func counts(
    twice: Bool, versions: [String: String]? = nil, _ progress: ProgressLine
  ) throws -> Counts {
    var counts: [BenchmarkKey: InstructionCounter.Count] = [:]
    for (index, cell) in cells.enumerated() {
      progress.update("counting instructions, \(index + 1) of \(cells.count): \(cell.key)")
      do {
        counts[cell.key] = try Self.limited(cell.key) {
          try twice
            ? counter.countTwice(cell, cacheMisses: cacheMisses)
            : counter.count(cell, cacheMisses: cacheMisses)
        }
      } catch let error as CallgrindError where error.meansSeveralBatches {
        continue
      }
    }
    let names = Set(cells.map(\.key.scenario))
    let conditions = GateConditions.current(valgrind: counter.callgrind.version)
    let versions =
      try versions
      ?? Scenario.versions(
        of: Scenario.all.filter { names.contains($0.name) }, seed: counter.seed)
    let instructions = BaselineSection.instructions(
      cells: cells, totals: counts.mapValues(\.total), conditions: conditions, scenarios: versions)
    let misses = BaselineSection.cacheMisses(
      counts.mapValues(\.cacheMisses), conditions: conditions, scenarios: versions)
    return Counts(sections: [instructions] + (cacheMisses ? [misses] : []), cells: counts)
  }
}
