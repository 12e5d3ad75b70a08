import LayoutCore

/// A benchmark that drags and flings one orthogonal row after another, frame by frame.
///
/// Each iteration finds either all elements in the view or only those in the row. All items have
/// already been measured.
final class ScrollAcrossBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  @safe @exclusivity(unchecked) private var strategy: Strategy
  private let trace: RowGestureTrace
  /// Whether to find only the elements in the row.
  private let findsRow: Bool
  private var next = 0

  /// Creates a benchmark that scrolls the orthogonal rows of a workload.
  ///
  /// - Parameters:
  ///   - workload: The scenario and its size; it must have orthogonal rows.
  ///   - strategy: The strategy to benchmark; all its items must be measured.
  ///   - findsRow: Whether to find only the elements in the row.
  /// - Throws: `NothingToScroll` if the workload has no filled row.
  init(_ workload: Workload, strategy: Strategy, findsRow: Bool) throws {
    self.strategy = strategy
    self.findsRow = findsRow
    // All strategies place unmeasured rows alike, but slow ones take seconds to do so.
    trace =
      workload.scenario.content == nil
      ? try RowGestureTrace(workload, in: workload.engine)
      : try RowGestureTrace(workload, in: strategy)
    super.init(workload)
  }

  override var inputCount: Int { trace.steps.count }

  /// Starts every batch with all rows scrolled to their start, so that each pass does the same
  /// work.
  override func prepareBatch(iterations: Int) {
    next = 0
    for step in trace.steps where step.released != nil {
      strategy.setRowOffset(0, section: step.section)
    }
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= iterate(next)
      next += 1
      if next == trace.steps.count { next = 0 }
    }
    return checksum
  }

  override func iterate(_ input: Int) -> UInt64 {
    let step = trace.steps[input]
    if let released = step.released { strategy.setRowOffset(0, section: released) }
    strategy.setRowOffset(step.offset, section: step.section)
    return findsRow ? find(in: step.row, of: &strategy) : find(step.view, in: &strategy)
  }

  override func countWork() -> [String: Int] { countIteration { strategy.work } }
}

/// The operation of dragging and flinging an orthogonal row, frame by frame.
struct ScrollAcrossOperation: OperationDefinition {
  let name: String
  let summary: String
  let findsRow: Bool

  func applies(to scenario: Scenario) -> Bool { scenario.hasOrthogonalSections }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ScrollAcrossBenchmark(
      setup.workload, strategy: setup.strategy(), findsRow: findsRow)
  }
}

extension TimedOperation {
  /// Moving an orthogonal row by one frame of a drag or fling, and finding the elements in the
  /// view.
  public static let scrollAcross = TimedOperation(
    ScrollAcrossOperation(
      name: "scroll-across",
      summary: "scrolls an orthogonal row by one frame of a drag or fling, then queries the view",
      findsRow: false))
  /// Moving an orthogonal row by one frame of a drag or fling, and finding only the elements in the
  /// row.
  public static let scrollAcrossRow = TimedOperation(
    ScrollAcrossOperation(
      name: "scroll-across-row",
      summary: "scrolls an orthogonal row by one frame of a drag or fling, then queries the row",
      findsRow: true))
}
