import BenchHarness
import LayoutCore

/// Finds what the view shows at random places.
final class QueryBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private var strategy: Strategy
  private let views: [Frame]
  private var next = 0

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    var random = workload.random(for: 1)
    views = (0..<1024).map { _ in workload.view(at: random.next(in: 0.0..<1)) }
    super.init(workload)
  }

  /// Every batch starts at the same place, so that each pass does the same work.
  override func prepareBatch(iterations: Int) { next = 0 }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= find(views[next], in: &strategy)
      next = (next + 1) % views.count
    }
    return checksum
  }

  override func countWork() -> [String: Int] {
    _ = find(views[0], in: &strategy)
    return record(work: WorkCounters())
  }
}
