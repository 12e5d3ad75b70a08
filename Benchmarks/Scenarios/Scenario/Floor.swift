package import BenchHarness
import LayoutCore

/// The lower bound of an operation: its least possible work, run as a benchmark alongside the
/// strategies.
package struct Floor: Sendable {
  /// The maximum number of items for a lower bound that needs a measured layout; with more items,
  /// the starts of the rows would take more memory than the strategies do.
  private static let maxItems = 10_000_000

  /// A closure that sets up the lower bound's benchmark on a workload; the default strategy comes
  /// from the store.
  ///
  /// - Throws: `SetupSkipReason` if there are too many items, or if setting up takes too long.
  package let benchmark: @Sendable (Workload, StrategyStore) throws -> any PreparedBenchmark

  /// Creates a lower bound that needs no layout.
  init(_ make: @escaping @Sendable (Workload) -> any PreparedBenchmark) {
    benchmark = { workload, _ in make(workload) }
  }

  /// Creates a lower bound that uses the positions and answers of the default strategy, with all
  /// items measured.
  init(
    measured make:
      @escaping @Sendable (Workload, DefaultLayoutEngine) throws -> any PreparedBenchmark
  ) {
    benchmark = { workload, store in
      if workload.items > Self.maxItems {
        throw SetupSkipReason.tooMany(
          limit: Self.maxItems, reason: "because the strategy stores the start of each row")
      }
      return try make(
        workload, store.strategy(DefaultLayoutEngine.self, for: workload, .measured))
    }
  }
}
