import BenchHarness
import LayoutCore

/// A benchmark that measures all items of an unmeasured list at once.
final class FitAllBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  private let original: Strategy
  private let sizes: [FittedSize]

  /// Creates a benchmark that starts with an unmeasured list.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - strategy: The strategy with no items measured.
  init(_ workload: Workload, strategy: Strategy) {
    var sizes: [FittedSize] = []
    sizes.reserveCapacity(workload.items)
    workload.forEachBatch { sizes += $0 }
    self.sizes = sizes
    original = strategy
    super.init(workload, changing: strategy)
  }

  override var preferredIterationLimit: Int { 1 }

  override func change(_ index: Int) -> UInt64 {
    attempt { try strategy.fit(sizes) }
    return visibleChecksum(at: sizes[sizes.count / 2].element)
  }

  override func undo(_ count: Int) { strategy = original }
}

/// The operation of measuring all items of an unmeasured list.
struct FitAllOperation: OperationDefinition {
  let name = "fit-all"
  let summary = "measures all items of a list at once, gets the total size, then finds an item"
  let appliesSizes = true

  func applies(to scenario: Scenario) -> Bool { scenario.stormShare != nil }

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try FitAllBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Measuring all items of an unmeasured list at once.
  public static let fitAll = TimedOperation(FitAllOperation())
}
