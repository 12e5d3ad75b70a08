import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite

/// Instructions of a list of cells.
struct InstructionRun {
  private let counter: InstructionCounter
  private let cells: [InstructionCell]
  /// Whether cache misses are counted, too.
  private let cacheMisses: Bool

  /// Makes a run.
  ///
  /// - Throws: `CallgrindError` for an uncountable cell, found in a moment; `Failure` after the
  ///   time limit of a cell's processes.
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
  /// - Parameter timeout: The time limit of each process; nil for any.
  /// - Returns: The tool.
  /// - Throws: `Failure` with exit code 7 without valgrind.
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

  /// Counts the instructions of a list of cells in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - seed: The seed of all random input.
  ///   - cacheMisses: Whether cache misses are counted, too.
  /// - Returns: The counts as metrics of results.
  /// - Throws: As ``init(cells:seed:callgrind:cacheMisses:)``, and `Failure` without a cell.
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

  /// Works on a cell; a time-out names it.
  private static func limited<Result>(
    _ key: BenchmarkKey, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as TimeLimitError {
      throw Failure("\(key): \(error)")
    }
  }

  /// Counts all cells.
  ///
  /// - Parameters:
  ///   - twice: Whether a second count has to agree with each.
  ///   - progress: Tells each cell.
  /// - Returns: The sections of a baseline: instructions, and cache misses on request.
  /// - Throws: `CallgrindError` where instructions cannot be counted.
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
