import LayoutCore

/// Moves the view along a drag and a fling, frame by frame.
final class ScrollBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private var strategy: Strategy
  private let trace: ScrollTrace
  private var next = 0

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    trace = ScrollTrace(workload)
    super.init(workload)
  }

  private func step() -> UInt64 {
    let step = trace.steps[next]
    next = (next + 1) % trace.steps.count
    if let row = step.row { strategy.setRowOffset(row.offset, section: row.section) }
    return find(step.view, in: &strategy)
  }

  /// Every batch starts at the same place with all rows at their start, so that each pass does the
  /// same work.
  override func prepareBatch(iterations: Int) {
    next = 0
    for case let row? in trace.steps.map(\.row) {
      strategy.setRowOffset(0, section: row.section)
    }
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations { checksum &+= step() }
    return checksum
  }

  override func countWork() -> [String: Int] {
    _ = step()
    return record(work: WorkCounters())
  }
}
