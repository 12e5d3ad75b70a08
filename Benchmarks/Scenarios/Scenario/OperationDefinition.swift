import LayoutCore

/// Definition of an operation for the suite, in a file of its own.
protocol OperationDefinition: Sendable {
  /// The name on the command line and in result files.
  var name: String { get }
  /// The work of one iteration, in one line.
  var summary: String { get }

  /// Whether the operation works on data, checked by a plain model; no by default.
  var isOnData: Bool { get }
  /// Whether the operation drives a collection view with the default engine; no by default.
  var drivesView: Bool { get }
  /// Whether each iteration applies a size; no by default.
  var appliesSizes: Bool { get }
  /// The floor of the operation; nil by default.
  var floor: Floor? { get }

  /// Whether the operation has a meaning in a scenario; yes by default.
  func applies(to scenario: Scenario) -> Bool
  /// Whether a strategy can run the operation; yes by default.
  func supports(_ strategy: any LayoutStrategy.Type) -> Bool
  /// The state of an estimated layout before the operation; all items measured by default.
  func state(in scenario: Scenario) -> StrategyStore.State
  /// The number of items visited for an answer besides the found ones, by a quick strategy or its
  /// cross-check; by default, the cross-check compares all items of a large group.
  func visitedItems(on workload: Workload) -> Int

  /// Sets the operation up for a strategy.
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

/// The material of a benchmark of a strategy.
struct OperationSetup<Strategy: LayoutStrategy> {
  let workload: Workload
  /// The store of the laid-out strategy.
  let store: StrategyStore
  /// Returns the strategy, laid out in the state before the operation.
  ///
  /// Throws `SetupGivenUp` if measuring everything takes too long.
  let strategy: () throws -> Strategy

  /// The live bytes added by measuring everything; nil without an allocator to count them.
  var measuredBytes: Int? { store.measuredBytes }
}
