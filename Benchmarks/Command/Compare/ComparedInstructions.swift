import BenchHarness
import BenchScenarios

/// Counter of the instructions of compared strategies, each of which is counted once, however many
/// names it has.
struct ComparedInstructions {
  private let counter: InstructionCounter
  private let strategies: [StrategyEntry]

  /// Makes a counter.
  ///
  /// - Throws: `Failure` with exit code 7 where valgrind is not installed.
  init(_ selection: SuiteSelection) throws {
    counter = InstructionCounter(
      callgrind: try InstructionRun.requireCallgrind(), seed: selection.seed)
    strategies = selection.strategies
  }

  /// Counts the instructions of all sides whose runs end in time.
  ///
  /// - Parameters:
  ///   - run: The measurements; gets the counts, and the reasons where there are none.
  ///   - progress: Called before each cell.
  func count(_ run: inout PairedRun, progress: (BenchmarkKey) -> Void) {
    var counts: [BenchmarkKey: Double] = [:]
    run.leftOut += PairedInstructions().count(&run) { cell in
      guard let name = strategies.first(where: { $0.name == cell.key.strategy })?.countedName
      else { return nil }
      var cell = cell
      cell.key.strategy = name
      if let known = counts[cell.key] { return known }
      progress(cell.key)
      let total = try counter.count(cell).total
      counts[cell.key] = total
      return total
    }
  }
}
