import LayoutCore

/// Turns the view on its side and back, and finds what it shows in the middle of the content each
/// time.
final class RotateBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private var strategy: Strategy

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    super.init(workload)
  }

  private func turn(to input: LayoutInput) -> UInt64 {
    do {
      try strategy.update(to: input)
    } catch {
      preconditionFailure("\(Strategy.name) cannot turn \(workload.scenario.name): \(error)")
    }
    let size = input.container.size
    let far = max(0, strategy.contentSize.vertical - size.vertical)
    return find(
      Frame(x: 0, y: (far / 2).rounded(), width: size.horizontal, height: size.vertical),
      in: &strategy)
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= turn(to: workload.turned)
      checksum &+= turn(to: workload.upright)
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
