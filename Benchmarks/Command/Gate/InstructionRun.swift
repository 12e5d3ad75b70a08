import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite

/// A run that counts the instructions of several cells.
struct InstructionRun {
  private let counter: InstructionCounter
  private let cells: [InstructionCell]
  /// Whether to count cache misses as well.
  private let cacheMisses: Bool

  /// Creates a run, after checking whether all cells can be counted.
  ///
  /// - Throws: `CallgrindError` if a cell cannot be counted; `Failure` if its process exceeds the
  ///   time limit.
  init(
    cells: [InstructionCell], seed: UInt64, callgrind: Callgrind, cacheMisses: Bool
  ) throws {
    counter = InstructionCounter(callgrind: callgrind, seed: seed)
    self.cells = cells
    self.cacheMisses = cacheMisses
    for cell in cells {
      try Self.limited(cell.key) { try counter.requireOneBatch(cell) }
    }
  }

  /// Finds valgrind.
  ///
  /// - Parameter timeout: The time limit of each process; `nil` for none.
  /// - Returns: The counting tool.
  /// - Throws: `Failure` with exit code 7 if valgrind is not installed.
  static func requireCallgrind(timeout: Duration? = nil) throws -> Callgrind {
    guard let callgrind = Callgrind.find(limit: timeout.map { TimeLimit(of: "callgrind", $0) })
    else {
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
  ///   - path: The path of the file.
  ///   - seed: The seed of all random input.
  ///   - cacheMisses: Whether to count cache misses as well.
  /// - Returns: The counts as metrics of results.
  /// - Throws: The errors of ``init(cells:seed:callgrind:cacheMisses:)``, or `Failure` if the file
  ///   lists no cell.
  static func results(
    cells path: String, seed: UInt64, cacheMisses: Bool
  ) throws -> [BenchmarkResult] {
    let callgrind = try requireCallgrind()
    let cells = try GateOptions.read(path, InstructionCell.list)
    guard !cells.isEmpty else { throw Failure("\(path) lists no benchmarks to count") }
    let run = try InstructionRun(
      cells: cells, seed: seed, callgrind: callgrind, cacheMisses: cacheMisses)
    return try BaselineSection.results(
      of: EarlyEnd.withProgress { try run.sections(twice: false, $0) })
  }

  /// Calls a function that works on a cell, and names the cell in a time-out error.
  private static func limited<Result>(
    _ key: BenchmarkKey, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as TimeLimitError {
      throw Failure("\(key): \(error)")
    }
  }

  /// Counts the instructions of all cells.
  ///
  /// - Parameters:
  ///   - twice: Whether to count everything twice and require equal results.
  ///   - progress: The progress line, updated before each cell.
  /// - Returns: The sections of a baseline: instructions and, if requested, cache misses.
  /// - Throws: `CallgrindError` if instructions cannot be counted.
  func sections(twice: Bool, _ progress: ProgressLine) throws -> [BaselineSection] {
    var counts: [BenchmarkKey: InstructionCounter.Count] = [:]
    for cell in cells {
      progress.update("counting instructions: \(cell.key)")
      counts[cell.key] = try Self.limited(cell.key) {
        try twice
          ? counter.countTwice(cell, cacheMisses: cacheMisses)
          : counter.count(cell, cacheMisses: cacheMisses)
      }
    }
    let names = Set(cells.map(\.key.scenario))
    let conditions = GateConditions.current(valgrind: counter.callgrind.version)
    let versions = try Scenario.versions(
      of: Scenario.all.filter { names.contains($0.name) }, seed: counter.seed)
    let instructions = BaselineSection.instructions(
      cells: cells, totals: counts.mapValues(\.total), conditions: conditions, scenarios: versions)
    guard cacheMisses else { return [instructions] }
    return [
      instructions,
      .cacheMisses(
        counts.mapValues(\.cacheMisses), conditions: conditions, scenarios: versions),
    ]
  }
}
