import BenchHarness
import BenchScenarios

/// Instructions of a list of cells.
struct InstructionRun {
  let counter: InstructionCounter
  let cells: [InstructionCell]
  private let callgrind: Callgrind
  private let seed: UInt64

  /// Makes a run.
  ///
  /// - Throws: `Failure` with exit code 7 where there is no valgrind; `CallgrindError` where a cell
  ///   cannot be counted, which shows in a moment.
  init(cells: [InstructionCell], seed: UInt64) throws {
    callgrind = try Self.requireCallgrind()
    counter = InstructionCounter(callgrind: callgrind, seed: seed)
    self.cells = cells
    self.seed = seed
    for cell in cells { try counter.requireOneBatch(cell) }
  }

  /// Valgrind, or exit code 7.
  static func requireCallgrind() throws -> Callgrind {
    guard let callgrind = Callgrind.find() else {
      throw Failure(
        .machineUnfit,
        "instructions cannot be counted, as valgrind is not installed: "
          + "scripts/install-dependencies valgrind")
    }
    return callgrind
  }

  /// Counts all cells.
  ///
  /// - Parameters:
  ///   - twice: Whether a second count has to agree with each.
  ///   - progress: Called before each cell.
  /// - Returns: The section that a baseline holds.
  /// - Throws: `CallgrindError` where instructions cannot be counted.
  func section(twice: Bool, progress: (BenchmarkKey) -> Void) throws -> BaselineSection {
    var counts: [BenchmarkKey: InstructionCounter.Count] = [:]
    for cell in cells {
      progress(cell.key)
      counts[cell.key] = try twice ? counter.countTwice(cell) : counter.count(cell)
    }
    return BaselineSection.instructions(
      cells: cells, totals: counts.mapValues(\.total),
      conditions: .current(valgrind: callgrind.version),
      scenarios: try Scenario.versions(seed: seed))
  }
}
