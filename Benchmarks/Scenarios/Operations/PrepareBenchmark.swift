import BenchHarness
import LayoutCore

/// A benchmark that computes a layout from scratch and, optionally, finds the elements on the first
/// screen.
final class PrepareBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private let showsFirstScreen: Bool

  init(_ workload: Workload, showsFirstScreen: Bool) {
    self.showsFirstScreen = showsFirstScreen
    super.init(workload)
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations { checksum &+= iterate(0) }
    return checksum
  }

  override func iterate(_ input: Int) -> UInt64 {
    var strategy = laidOut()
    guard !showsFirstScreen else { return show(&strategy) }
    let contentSize = strategy.contentSize
    note(TraceStep(action: "laid out", contentSize: contentSize, elements: []))
    return contentSize.checksum
  }

  /// Measures the elements on the first screen, then finds the elements that are visible.
  private func show(_ strategy: inout Strategy) -> UInt64 {
    find(settle(&strategy, in: workload.viewport(at: 0)), in: &strategy)
  }

  override var metricIterations: Int {
    showsFirstScreen && workload.scenario.content != nil ? 1 : 0
  }

  override func countWork() -> [String: Int] {
    var strategy = laidOut()
    if showsFirstScreen { _ = show(&strategy) }
    return record(work: strategy.work, contentSize: strategy.contentSize)
  }

  /// The number of visible items, or `nil` if only the layout is timed.
  ///
  /// The number is 0 for an empty screen.
  override var visibleItems: Int? { showsFirstScreen ? super.visibleItems : nil }

  override func liveBytes(using probe: AllocationProbe) -> Int? {
    probe.liveBytes { laidOut() }
  }
}

/// The operation of laying out from scratch.
struct PrepareOperation: OperationDefinition {
  let name = "prepare"
  let summary = "lays out from scratch"
  let floor: Floor? = Floor { PrepareFloorBenchmark($0) }

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) -> any AnsweringBenchmark {
    PrepareBenchmark<Strategy>(setup.workload, showsFirstScreen: false)
  }
}

/// The operation of laying out from scratch and finding the elements on the first screen.
struct FirstScreenOperation: OperationDefinition {
  let name = "first-screen"
  let summary = "lays out from scratch and finds the elements of the first screen"

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) -> any AnsweringBenchmark {
    PrepareBenchmark<Strategy>(setup.workload, showsFirstScreen: true)
  }
}

extension TimedOperation {
  /// Laying out from scratch, without finding any elements.
  public static let prepare = TimedOperation(PrepareOperation())
  /// Laying out from scratch and finding the elements on the first screen.
  public static let firstScreen = TimedOperation(FirstScreenOperation())
}
