import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite

/// The benchmarks whose instructions are counted unless a list names others.
///
/// They are one benchmark per scenario and operation: with 10,000 items or the next smaller number,
/// and the first strategy. At most 24 are counted, the first screen before all other operations, so
/// a check takes less than a minute on two cores.
enum CellChoice {
  /// The maximum number of benchmarks.
  static let mostCells = 24
  /// The preferred number of items: enough for work per item to show, and set up in no time.
  private static let preferredItems = 10_000
  /// The operations counted first: those that call section providers, and those that lay out.
  private static let firstOperations: [TimedOperation] = [
    .appFirstScreen, .prepare, .appScroll, .firstScreen, .appBatch, .appRotate, .appJump, .appDiff,
  ]

  /// Returns the candidates among benchmarks, the most important ones first.
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

  /// Returns whether cells were chosen by this rule and not listed by a person.
  ///
  /// - Parameters:
  ///   - cells: The cells in the baseline.
  ///   - keys: The benchmarks with exact figures in the baseline.
  static func isChoice(_ cells: [InstructionCell], among keys: Set<BenchmarkKey>) -> Bool {
    Set(cells.map(\.key)).isSubset(of: candidates(among: keys))
  }

  /// Returns the cells to count: the first candidates with at least one countable iteration.
  ///
  /// - Parameters:
  ///   - keys: The benchmarks with exact figures.
  ///   - counter: The counter.
  /// - Throws: `CallgrindError` if a benchmark fails.
  static func cells(
    among keys: Set<BenchmarkKey>, by counter: InstructionCounter
  ) throws -> [InstructionCell] {
    var cells: [InstructionCell] = []
    for key in candidates(among: keys) where cells.count < mostCells {
      let drivesView = TimedOperation(name: key.operation)?.drivesView ?? false
      do {
        // A view's iteration executes about a hundred times as many instructions as a query.
        cells.append(
          try InstructionRun.limited(key) {
            try counter.fitting(InstructionCell(key: key, iterations: drivesView ? 8 : 128))
          })
      } catch let error as CallgrindError where error.meansSeveralBatches {
        continue
      }
    }
    return cells
  }
}
