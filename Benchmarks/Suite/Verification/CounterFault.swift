public import BenchHarness
import BenchScenarios

/// A check for impossible counters: negative ones, and zeros although work was done.
///
/// Baselines must not contain such counters.
public enum CounterFault {
  /// The name of the counter for the elements returned by queries.
  private static let emitted = "elementsEmitted"
  /// The name of the counter for applied sizes.
  private static let fitted = "fittedSizesApplied"

  /// Returns a sentence about the first impossible counter and its benchmark, or `nil` if all
  /// counters are possible.
  public static func first(in results: [BenchmarkResult]) -> String? {
    for result in results {
      if let fault = fault(in: result) { return "\(result.key): \(fault)" }
    }
    return nil
  }

  private static func fault(in result: BenchmarkResult) -> String? {
    let counters = result.counters
    let negative = counters.filter { $0.value < 0 }.min { $0.key < $1.key }
    if let negative {
      return "the counter \(negative.key) is \(negative.value); counters cannot be negative"
    }
    // A floor does the least possible work, and comparing equal data changes nothing.
    guard result.strategy != BenchmarkKey.floorName, !counters.isEmpty,
      let operation = TimedOperation(name: result.operation), !operation.isOnData
    else { return nil }
    // A collection view that already shows everything requests nothing from its layout.
    let shown = operation.drivesView ? 0 : result.visibleItems ?? 0
    if shown > 0, counters[emitted] == 0 {
      return "the counter \(emitted) is 0, but \(shown) items were found"
    }
    // If nothing is visible, a strategy that stores its frames has nothing to count.
    guard result.visibleItems != 0 else { return nil }
    if operation.appliesSizes, counters[fitted] == 0 {
      return "the counter \(fitted) is 0, but measured sizes were applied"
    }
    let isCounted = counters.keys.contains { $0 != WriteFloorBenchmark.framesWritten }
    guard !operation.drivesView, isCounted, counters.values.allSatisfy({ $0 == 0 }) else {
      return nil
    }
    return "all \(counters.count) counters are 0, but work was done"
  }
}
