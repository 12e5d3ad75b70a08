import LayoutCore

/// Keeps the strategy that was laid out last, so that the operations on it do not all lay it out
/// again.
///
/// Only one: at a million items a strategy may hold hundreds of megabytes.
public final class StrategyStore {
  private var name = ""
  private weak var workload: Workload?
  private var strategy: (any LayoutStrategy)?

  /// Makes an empty store.
  public init() {}

  /// Forgets the strategy unless it is the one that is wanted next: freeing a million objects takes
  /// a while.
  func keepOnly(_ name: String, for workload: Workload) {
    if self.name != name || self.workload !== workload { strategy = nil }
  }

  /// The strategy laid out for a workload, now or the last time.
  func strategy<Strategy: LayoutStrategy>(
    _ type: Strategy.Type, for workload: Workload
  ) -> Strategy {
    if name == Strategy.name, self.workload === workload, let strategy = strategy as? Strategy {
      return strategy
    }
    let made = StrategyBenchmark<Strategy>(workload).laidOut()
    name = Strategy.name
    self.workload = workload
    strategy = made
    return made
  }
}
