import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite

/// Chooses the benchmarks to count instructions for, if no list is given.
///
/// The choice contains one benchmark per scenario and operation, run with the first strategy and
/// with 10,000 items or the next smaller number. At most 24 are counted, so a check takes less than
/// a minute on two cores. The operation that opens the first screen comes before all others.
enum CellChoice {
  /// The maximum number of benchmarks to count instructions for.
  static let maxCells = 24
  /// The preferred number of items: large enough for the work per item to show, and small enough
  /// for a quick setup.
  private static let preferredItems = 10_000
  /// The operations preferred for counting, because they call section providers or lay out from
  /// scratch.
  private static let firstOperations: [TimedOperation] = [
    .appFirstScreen, .prepare, .appScroll, .firstScreen, .appBatch, .appRotate, .appJump, .appDiff,
  ]

  /// Returns the candidates for counting, with the most important benchmarks first.
  ///
  /// - Parameter keys: The benchmarks with exact figures.
  /// - Returns: The candidates, one per scenario and operation.
  static func candidates(among keys: Set<BenchmarkKey>) -> [BenchmarkKey] {
    let order = firstOperations + TimedOperation.all.filter { !firstOperations.contains($0) }
    let strategies = StrategyEntry.all.map(\.name)
    func rank(_ key: BenchmarkKey) -> (Int, Int) {
      let place = strategies.firstIndex(of: key.strategy) ?? strategies.count
      let isSmall = key.items <= preferredItems
      return (place, isSmall ? preferredItems - key.items : key.items)
    }
    let groups = Dictionary(grouping: keys) { "\($0.operation) \($0.scenario)" }
    let best = Dictionary(grouping: groups.values.compactMap { $0.min { rank($0) < rank($1) } }) {
      $0.operation
    }
    return order.flatMap { (best[$0.name] ?? []).sorted() }
  }

  /// Returns whether the benchmarks in a baseline could have been chosen automatically rather than
  /// listed by hand.
  ///
  /// - Parameters:
  ///   - cells: The benchmarks stored in the baseline, with their iterations.
  ///   - keys: The benchmarks with exact figures in the baseline.
  /// - Returns: Whether all the benchmarks are candidates.
  static func isChoice(_ cells: [InstructionCell], among keys: Set<BenchmarkKey>) -> Bool {
    Set(cells.map(\.key)).isSubset(of: candidates(among: keys))
  }

  /// Returns the benchmarks to count instructions for: the first candidates with at least two
  /// countable iterations.
  ///
  /// - Parameters:
  ///   - keys: The benchmarks with exact figures.
  ///   - counter: The counter for the instructions of a benchmark.
  /// - Returns: The benchmarks with their iterations, the most important ones first.
  /// - Throws: `CallgrindError` if a benchmark fails; `Failure` if it exceeds the time limit.
  static func cells(
    among keys: Set<BenchmarkKey>, by counter: InstructionCounter
  ) throws -> [InstructionCell] {
    var cells: [InstructionCell] = []
    for key in candidates(among: keys) where cells.count < maxCells {
      let cell = InstructionCell(key: key, iterations: iterations(of: key.operation))
      do {
        cells.append(try InstructionRun.limited(key) { try counter.fitting(cell) })
      } catch let error as CallgrindError where error.meansSeveralBatches {
        // Each iteration needs a preparation of its own, which would be counted.
        continue
      }
    }
    return cells
  }

  /// Returns the number of iterations that execute about a million instructions.
  private static func iterations(of name: String) -> Int {
    guard let operation = TimedOperation(name: name) else { return 64 }
    return operation.drivesView ? 8 : [.query, .item].contains(operation) ? 1024 : 64
  }
}
