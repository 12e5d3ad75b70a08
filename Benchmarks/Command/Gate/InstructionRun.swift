import BenchHarness
import BenchScenarios

/// Instructions of a list of cells.
struct InstructionRun {
  private let counter: InstructionCounter
  private let cells: [InstructionCell]

  /// Makes a run.
  ///
  /// - Throws: `CallgrindError` where a cell cannot be counted, which shows in a moment; `Failure`
  ///   where the time that the processes of a cell may take is over.
  init(cells: [InstructionCell], seed: UInt64, callgrind: Callgrind) throws {
    counter = InstructionCounter(callgrind: callgrind, seed: seed)
    self.cells = cells
    for cell in cells {
      try Self.limited(cell.key) { try counter.requireOneBatch(cell) }
    }
  }

  /// Finds valgrind.
  ///
  /// - Parameter timeout: The time that each process may take; nil for any.
  /// - Returns: The tool.
  /// - Throws: `Failure` with exit code 7 where it is not installed.
  static func requireCallgrind(timeout: Duration? = nil) throws -> Callgrind {
    guard let callgrind = Callgrind.find(limit: timeout.map { TimeLimit(of: "callgrind", $0) })
    else {
      throw Failure(
        .machineUnfit,
        "instructions cannot be counted, as valgrind is not installed: "
          + "scripts/install-dependencies valgrind")
    }
    return callgrind
  }

  /// Counts and prints the instructions of a list of cells in a file.
  static func run(cells path: String, seed: UInt64) throws {
    let callgrind = try requireCallgrind()
    let cells = try GateOptions.read(path, InstructionCell.list)
    guard !cells.isEmpty else { throw Failure("\(path) has no cells to count") }
    let run = try InstructionRun(cells: cells, seed: seed, callgrind: callgrind)
    let section = try EarlyEnd.withProgress { try run.section(twice: false, $0) }
    var table = TextTable(columns: [
      .text("scenario"), .text("operation"), .number("items"), .text("strategy"),
      .number("instructions"),
    ])
    for cell in cells {
      guard let total = section.instructionTotals[cell.key] else { continue }
      table.append([
        cell.key.scenario, cell.key.operation, ItemCount.format(cell.key.items),
        cell.key.strategy, ItemCount.grouped(Int(total.rounded())),
      ])
    }
    try StandardOutput.write(table.lines(maxWidth: 100).joined(separator: "\n") + "\n")
  }

  /// Does some work on a cell, which is named where that takes too long.
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
  /// - Returns: The section that a baseline holds.
  /// - Throws: `CallgrindError` where instructions cannot be counted.
  func section(twice: Bool, _ progress: ProgressLine) throws -> BaselineSection {
    var counts: [BenchmarkKey: InstructionCounter.Count] = [:]
    for cell in cells {
      progress.update("counting instructions: \(cell.key)")
      counts[cell.key] = try Self.limited(cell.key) {
        try twice ? counter.countTwice(cell) : counter.count(cell)
      }
    }
    let names = Set(cells.map(\.key.scenario))
    return BaselineSection.instructions(
      cells: cells, totals: counts.mapValues(\.total),
      conditions: .current(valgrind: counter.callgrind.version),
      scenarios: try Scenario.versions(
        of: Scenario.all.filter { names.contains($0.name) }, seed: counter.seed))
  }
}
