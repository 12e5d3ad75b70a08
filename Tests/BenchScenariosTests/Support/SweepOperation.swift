import LayoutCore

@testable import BenchScenarios

/// An operation missing from the suite: the views from the start of the content to its end.
struct SweepOperation: OperationDefinition {
  let name = "sweep"
  let summary = "find what each of ten views side by side shows"
  let floor: Floor? = Floor { WriteFloorBenchmark($0) }

  func applies(to scenario: Scenario) -> Bool { scenario.content == nil }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try SweepBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// An operation that finds the elements of each view along the content.
  static let sweep = TimedOperation(SweepOperation())
}

private final class SweepBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private var strategy: Strategy

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    super.init(workload)
  }

  override func run(iterations: Int) -> UInt64 {
    (0..<iterations).reduce(0) { $0 &+ iterate($1 % inputCount) }
  }

  override var inputCount: Int { 10 }

  override func iterate(_ input: Int) -> UInt64 {
    find(workload.viewport(at: Double(input) / 10), in: &strategy)
  }

  override func countWork() -> [String: Int] {
    _ = iterate(0)
    return record(work: WorkCounters())
  }
}
