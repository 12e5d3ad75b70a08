package import BenchHarness
import LayoutCore

/// Floor of an operation: its least work, as a benchmark next to the strategies' benchmarks.
package struct Floor: Sendable {
  /// The most items of a floor of the measured layout: beyond them its row starts take more memory
  /// than the strategies do.
  private static let mostItems = 10_000_000

  /// Sets the floor up on a workload; the store keeps the default strategy.
  ///
  /// - Throws: `SetupGivenUp` if there are too many items, or if setting up takes too long.
  package let benchmark: @Sendable (Workload, StrategyStore) throws -> any PreparedBenchmark

  /// Creates a floor without a layout.
  init(_ make: @escaping @Sendable (Workload) -> any PreparedBenchmark) {
    benchmark = { workload, _ in make(workload) }
  }

  /// Creates a floor with the default strategy's places and answers, all items measured.
  init(
    measured make:
      @escaping @Sendable (Workload, DefaultLayoutEngine) throws -> any PreparedBenchmark
  ) {
    benchmark = { workload, store in
      if workload.items > Self.mostItems {
        throw SetupGivenUp.tooMany(
          limit: Self.mostItems, reason: "as it stores the start of each row")
      }
      return try make(
        workload, store.strategy(DefaultLayoutEngine.self, for: workload, .measured))
    }
  }
}
