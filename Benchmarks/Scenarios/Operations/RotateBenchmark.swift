import LayoutCore
import LayoutViewport
import ScreenPlaces

/// A benchmark that rotates the view, then rotates it back, and finds the visible elements in the
/// middle of the content.
///
/// If sizes are estimated, the first visible item stays in place and the visible elements are
/// measured again.
final class RotateBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  @safe @exclusivity(unchecked) private var strategy: Strategy
  /// The visible range, if sizes are estimated.
  private var view = Frame.zero

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    super.init(workload)
  }

  private func rotate(to input: LayoutInput) -> UInt64 {
    do {
      try strategy.update(to: input)
    } catch {
      preconditionFailure("The strategy cannot rotate \(workload.scenario.name): \(error)")
    }
    let contentSize = strategy.contentSize
    let far = input.container.scrollRange(over: contentSize)
    return find(
      input.container.viewport(from: (far / 2).rounded(), over: contentSize), in: &strategy)
  }

  /// Rotates the view with the first visible item as the scroll anchor, and measures the visible
  /// elements.
  private func rotateAroundAnchor(to input: LayoutInput) -> UInt64 {
    let place = record == nil ? nil : ScreenPlace(strategy, in: view, atEnd: false)
    attempt {
      let change = try strategy.update(to: input, in: view, anchor: .first)
      view.offset = change.offset
    }
    if let place { record?.note(.anchorDrift, atMost: place.drift(strategy, in: view)) }
    view.size = input.container.size
    let axis = workload.axis
    view.offset[axis] = min(
      view.start(axis), input.container.scrollRange(over: strategy.contentSize))
    view = settle(&strategy, in: view)
    return find(view, in: &strategy)
  }

  /// Starts every batch in the middle of the content, with only the elements visible there
  /// measured.
  override func prepareBatch(iterations: Int) {
    guard workload.scenario.content != nil else { return }
    forgetSizes(of: &strategy)
    view = settle(&strategy, in: workload.viewport(at: 0.5))
  }

  override var metricIterations: Int { workload.scenario.content == nil ? 0 : 10 }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations { checksum &+= iterate(0) }
    return checksum
  }

  /// The number of distinct inputs: with estimated sizes, a second rotation differs from the first
  /// because some sizes are already known.
  override var inputCount: Int { workload.scenario.content == nil ? 1 : 2 }
  override var isCyclic: Bool { workload.scenario.content == nil }

  override func iterate(_ input: Int) -> UInt64 {
    var checksum: UInt64 = 0
    let isInPlace = workload.scenario.content != nil
    for input in [workload.turned, workload.upright] {
      checksum &+= isInPlace ? rotateAroundAnchor(to: input) : rotate(to: input)
    }
    return checksum
  }

  override func countWork() -> [String: Int] {
    let before = strategy.work
    _ = run(iterations: 1)
    var work = strategy.work
    work -= before
    return record(work: work, contentSize: strategy.contentSize)
  }
}

/// The operation of rotating the view and then rotating it back.
struct RotateOperation: OperationDefinition {
  let name = "rotate"
  let summary = "rotates the view back and forth, finding the visible elements each time"

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try RotateBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Rotating the view, then rotating it back, finding the visible elements each time.
  public static let rotate = TimedOperation(RotateOperation())
}
