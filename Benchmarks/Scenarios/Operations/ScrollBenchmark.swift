import LayoutCore
import ScreenPlaces

/// A benchmark that moves the view along a drag and a fling, frame by frame, and measures newly
/// visible elements of estimated size.
final class ScrollBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  @safe @exclusivity(unchecked) private var strategy: Strategy
  private let trace: ScrollTrace
  private let movesRows: Bool
  private var next = 0
  /// The total distance by which wrong estimates have shifted the view during this gesture, in
  /// points.
  private var correction = 0.0

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    trace = ScrollTrace(workload)
    movesRows = trace.steps.contains { $0.row != nil }
    super.init(workload)
  }

  override var inputCount: Int { trace.steps.count }
  /// Whether every pass through the trace gives the same answers.
  ///
  /// Passes differ if they measure sizes, or if they move rows, because the second pass starts with
  /// the rows where the first one left them.
  override var isCyclic: Bool { workload.scenario.content == nil && !movesRows }

  override func iterate(_ input: Int) -> UInt64 {
    let step = trace.steps[input]
    if let row = step.row { strategy.setRowOffset(row.offset, section: row.section) }
    guard workload.scenario.content != nil else { return find(step.view, in: &strategy) }
    if step.isFirst { correction = 0 }
    var view = step.view
    let axis = workload.axis
    let last = workload.upright.container.scrollRange(over: strategy.contentSize)
    view.offset[axis] = min(max(0, view.start(axis) + correction), last)
    view = settle(&strategy, in: view)
    correction = view.start(axis) - step.view.start(axis)
    return find(view, in: &strategy)
  }

  /// The number of steps in the trace if each iteration depends on earlier ones; otherwise, no
  /// limit applies.
  override var preferredIterationLimit: Int {
    workload.scenario.content == nil ? .max : trace.steps.count
  }

  override var metricIterations: Int {
    workload.scenario.content == nil ? 0 : min(120, trace.steps.count)
  }

  /// Starts every batch at the same offset, with all rows scrolled to their start and nothing
  /// measured, so that each pass does the same work.
  override func prepareBatch(iterations: Int) {
    next = 0
    correction = 0
    if workload.scenario.content != nil { forgetSizes(of: &strategy) }
    for case let row? in trace.steps.map(\.row) {
      strategy.setRowOffset(0, section: row.section)
    }
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= iterate(next)
      next = (next + 1) % trace.steps.count
    }
    return checksum
  }

  override func countWork() -> [String: Int] { countIteration { strategy.work } }
}

/// The operation of scrolling by a drag and a fling, frame by frame.
struct ScrollOperation: OperationDefinition {
  let name = "scroll"
  let summary =
    "scrolls by a frame of a drag or fling, may also move a row, then queries the view"

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ScrollBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Moving the view, and sometimes an orthogonal row, by one frame of a drag or fling.
  public static let scroll = TimedOperation(ScrollOperation())
}
