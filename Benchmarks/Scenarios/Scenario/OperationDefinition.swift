import LayoutCore

/// The definition of one of the suite's operations.
protocol OperationDefinition: Sendable {
  /// The name on the command line and in result files.
  var name: String { get }
  /// A one-line description of the work of one iteration.
  var summary: String { get }

  /// Whether the operation works on data rather than a layout, so that its results are checked
  /// against a simple model; `false` by default.
  var isOnData: Bool { get }
  /// Whether the operation drives a collection view with the default engine; `false` by default.
  var drivesView: Bool { get }
  /// Whether each iteration applies a measured size; `false` by default.
  var appliesSizes: Bool { get }
  /// The lower bound of the operation; `nil` by default.
  var floor: Floor? { get }

  /// Returns whether the operation makes sense for a scenario; `true` by default.
  func applies(to scenario: Scenario) -> Bool
  /// Returns whether a strategy can run the operation; `true` by default.
  func supports(_ strategy: any LayoutStrategy.Type) -> Bool
  /// Returns the state the layout must have before the operation, if it has estimates; by default,
  /// all items are measured.
  func state(in scenario: Scenario) -> StrategyStore.State
  /// Returns the number of items a fast strategy or its cross-check visits to produce one answer,
  /// not counting the items found.
  ///
  /// The default implementation assumes that the cross-check visits all items of a large group.
  func visitedItems(on workload: Workload) -> Int

  /// Sets up the operation for a strategy.
  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark
}

extension OperationDefinition {
  var isOnData: Bool { false }
  var drivesView: Bool { false }
  var appliesSizes: Bool { false }
  var floor: Floor? { nil }

  func applies(to scenario: Scenario) -> Bool { true }

  func supports(_ strategy: any LayoutStrategy.Type) -> Bool { true }

  func state(in scenario: Scenario) -> StrategyStore.State { .measured }

  func visitedItems(on workload: Workload) -> Int {
    workload.scenario.hasLargeGroups ? 64 * workload.items : 1
  }
}

/// The inputs for setting up a benchmark of a strategy.
struct OperationSetup<Strategy: LayoutStrategy> {
  let workload: Workload
  /// The store of laid-out strategies for other operations.
  let store: StrategyStore
  /// A closure returning the strategy, laid out in the state required by the operation.
  ///
  /// It throws `SetupSkipReason` if measuring everything takes too long.
  let strategy: () throws -> Strategy

  /// The number of live bytes added by measuring all items, or `nil` if no allocator counts them.
  var measuredBytes: Int? { store.measuredBytes }
}
