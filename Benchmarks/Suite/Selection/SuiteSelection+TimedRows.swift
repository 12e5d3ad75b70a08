public import BenchHarness
import BenchScenarios

extension SuiteSelection {
  /// The maximum number of items in a row whose time can decide whether a change passes.
  ///
  /// Every such row is laid out again by dozens of processes.
  public static let maxTimedItems = 100_000

  /// The rows of the selection, with a separate row for each strategy.
  public var timedRows: [BenchmarkKey] {
    scenarios.flatMap { scenario in
      items.flatMap { items in
        operations(on: scenario, items: items).flatMap { operation in
          strategies.filter { $0.takesPart(in: scenario, operation) }.map {
            BenchmarkKey(
              scenario: scenario.name, operation: operation.name, items: items,
              strategy: $0.name)
          }
        }
      }
    }
  }

  /// The rows that are timed by default to decide whether a change passes.
  ///
  /// These forty rows of the default strategy cover all parts of the engine. They are short enough
  /// for batches of at least twenty iterations.
  public static let defaultTimedRows: [BenchmarkKey] = [
    ("nested-groups", "prepare first-screen query scroll item rotate insert", 100_000),
    ("nested-groups", "materialise", 10_000),
    ("orthogonal-rows", "query scroll first-screen", 10_000),
    ("list-fixed", "query scroll delete", 100_000),
    ("many-sections", "query scroll", 100_000),
    ("many-sections", "prepare first-screen", 10_000),
    ("mixed-screen", "query", 100_000),
    ("mixed-screen", "first-screen", 10_000),
    ("pinned-headers", "query scroll", 100_000),
    ("waterfall", "query", 10_000),
    ("map", "query", 10_000),
    ("list-estimated", "first-screen scroll insert delete scroll-to rotate app-scroll", 10_000),
    ("list-estimated", "query resize item", 100_000),
    ("grid-estimated", "query", 10_000),
    ("resize-storm", "storm", 10_000),
    ("jump", "scroll-to", 10_000),
    ("tags", "query resize insert", 10_000),
  ].flatMap { scenario, operations, items in
    operations.split(separator: " ").map {
      BenchmarkKey(
        scenario: scenario, operation: String($0), items: items,
        strategy: StrategyEntry.all[0].name)
    }
  }
}
