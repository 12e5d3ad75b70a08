package import LayoutCore

/// A timed operation on a layout or on data.
///
/// An operation is data: adding one takes a file with its definition and a line in ``all``.
public struct TimedOperation: Sendable {
  /// The name on the command line and in result files.
  public let name: String
  /// The definition of the operation, with its work, its setup and its lower bound.
  private let definition: any OperationDefinition

  /// Creates an operation from its definition.
  init(_ definition: some OperationDefinition) {
    name = definition.name
    self.definition = definition
  }

  /// Creates the suite's operation with the given name, or returns `nil` if there is none.
  ///
  /// - Parameter name: The name on the command line and in result files.
  /// - Complexity: O(*n*) for *n* operations.
  public init?(name: String) {
    guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
    self = known
  }

  /// The operations of the suite, in the order of reports.
  public static let all: [TimedOperation] = [
    .prepare, .firstScreen, .query, .scroll, .scrollAcross, .scrollAcrossRow, .rest, .item,
    .materialise, .materialiseCold, .rotate,
    .resize, .repack, .insert, .delete, .scrollTo, .reframe, .storm, .stormSingly, .fitAll,
    .diff, .snapshotAppend, .snapshotDelete, .snapshotReload, .snapshotRead,
    .appFirstScreen, .appScroll, .appBatch, .appDiff, .appRotate, .appJump,
    .appFirstScreenByKey, .appBatchByKey, .appDiffByKey, .appRotateByKey,
    .appFirstScreenOnDemand, .appBatchOnDemand, .appRotateOnDemand,
  ]

  /// A one-line description of the work of one iteration.
  public var summary: String { definition.summary }

  /// Whether the operation works on data rather than a layout, so that its results are checked
  /// against a simple model.
  package var isOnData: Bool { definition.isOnData }

  /// Whether the operation drives a collection view with the default engine.
  package var drivesView: Bool { definition.drivesView }

  /// Whether each iteration applies a measured size.
  package var appliesSizes: Bool { definition.appliesSizes }

  /// The lower bound of the operation, or `nil` if it has none.
  package var floor: Floor? { definition.floor }

  /// Returns whether the operation makes sense for a scenario.
  package func applies(to scenario: Scenario) -> Bool {
    (scenario.onlyOperations?.contains(self) ?? true) && definition.applies(to: scenario)
  }

  /// Returns whether a strategy can run the operation.
  package func supports(_ strategy: any LayoutStrategy.Type) -> Bool {
    definition.supports(strategy)
  }

  /// Returns the required state of the layout before the operation.
  ///
  /// Layouts without estimates have only one state.
  package func state(in scenario: Scenario) -> StrategyStore.State {
    scenario.content == nil ? .laidOut : definition.state(in: scenario)
  }

  /// Returns how many items a fast strategy or its cross-check visits for one answer, besides the
  /// items found.
  package func visitedItems(on workload: Workload) -> Int { definition.visitedItems(on: workload) }

  /// Sets up the operation for a strategy.
  ///
  /// - Parameters:
  ///   - type: The type of the strategy to benchmark.
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - store: The store of laid-out strategies.
  /// - Returns: A prepared benchmark for timing.
  /// - Throws: `SetupSkipReason`, or an error of the strategy if it cannot be set up.
  package func benchmark<Strategy: LayoutStrategy>(
    of type: Strategy.Type, on workload: Workload, _ store: StrategyStore
  ) throws -> any AnsweringBenchmark {
    let state = state(in: workload.scenario)
    // The layout is created here, where the compiler knows the strategy, because definitions are
    // not specialised.
    return try definition.benchmark(
      OperationSetup(workload: workload, store: store) {
        try store.strategy(type, for: workload, state)
      })
  }
}

extension TimedOperation: Hashable {
  /// Returns whether two operations have the same name.
  public static func == (one: TimedOperation, other: TimedOperation) -> Bool {
    one.name == other.name
  }

  /// Hashes the name of the operation.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TimedOperation: CustomStringConvertible {
  /// The name of the operation.
  public var description: String { name }
}

extension TimedOperation: Codable {
  /// Decodes an operation from its name.
  ///
  /// - Throws: `DecodingError` if the suite has no operation with this name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let known = TimedOperation(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "there is no operation \"\(name)\"")
    }
    self = known
  }

  /// Encodes the name of the operation.
  ///
  /// - Throws: An error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
