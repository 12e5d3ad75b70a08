package import BenchHarness
import LayoutCore

/// Floor of an operation: the least work that it can be, as a benchmark beside those of the
/// strategies.
package struct Floor: Sendable {
  /// The most items of a floor of the measured layout: beyond them its row starts take more memory
  /// than the strategies do.
  private static let mostItems = 10_000_000

  /// Sets the floor up on a workload; the store keeps the default strategy.
  ///
  /// - Throws: `SetupGivenUp` if there are too many items, or if setting up takes too long.
  package let benchmark: @Sendable (Workload, StrategyStore) throws -> any PreparedBenchmark

  /// Makes a floor that needs no layout.
  init(_ make: @escaping @Sendable (Workload) -> any PreparedBenchmark) {
    benchmark = { workload, _ in make(workload) }
  }

  /// Makes a floor that reproduces places and answers of the default strategy with all items
  /// measured.
  init(
    measured make:
      @escaping @Sendable (Workload, DefaultLayoutEngine) throws -> any PreparedBenchmark
  ) {
    benchmark = { workload, store in
      if workload.items > Self.mostItems {
        throw SetupGivenUp.tooMany(
          limit: Self.mostItems, reason: "as it keeps where each row starts")
      }
      return try make(
        workload, store.strategy(DefaultLayoutEngine.self, for: workload, .measured))
    }
  }
}
