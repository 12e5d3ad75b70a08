import BenchHarness
import LayoutCore

/// A benchmark that finds the elements visible at random scroll offsets.
final class QueryBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  @safe @exclusivity(unchecked) private var strategy: Strategy
  private let views: [Frame]
  private var next = 0

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    views = workload.randomViews(of: strategy.contentSize)
    super.init(workload)
  }

  /// Starts every batch at the same visible rectangle to give each pass the same work.
  override func prepareBatch(iterations: Int) { next = 0 }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= iterate(next)
      if record != nil { check(views[next]) }
      next = (next + 1) % views.count
    }
    return checksum
  }

  override var inputCount: Int { views.count }

  override func iterate(_ input: Int) -> UInt64 { find(views[input], in: &strategy) }

  /// Compares the results of a query with integer arithmetic, if the scenario allows it.
  private func check(_ view: Frame) {
    guard case .ruler(let ruler) = workload.scenario.script else { return }
    let error = ruler.error(
      of: visible.elements, in: view, container: strategy.input.container)
    record?.note(.positionError, atMost: error)
  }

  override var metricIterations: Int {
    if case .ruler = workload.scenario.script { views.count } else { 0 }
  }

  override func countWork() -> [String: Int] {
    _ = find(views[0], in: &strategy)
    return record(work: WorkCounters())
  }
}

/// The operation of finding the elements in random visible rectangles.
struct QueryOperation: OperationDefinition {
  let name = "query"
  let summary = "finds the visible elements at a random scroll position, reusing a buffer"
  let floor: Floor? = Floor(measured: { QueryFloorBenchmark($0, strategy: $1) })

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try QueryBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Finding the elements visible at a random scroll offset.
  public static let query = TimedOperation(QueryOperation())
}
