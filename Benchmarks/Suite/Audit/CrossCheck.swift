import BenchHarness
import BenchScenarios
import LayoutCore
import LayoutStrategies

/// Cross-check of one layout: its fingerprint, and the place of any item.
struct CrossCheck {
  /// The cell of an item, and the frame of its group.
  typealias Place = (cell: LayoutElement, group: Frame)

  /// Its fingerprint.
  let record: LayoutRecord
  /// Its place of one item, laid out once more.
  let place: (ElementID) throws -> Place?
  /// The numbers of its items with a frame, laid out once more.
  let items: () throws -> ShownItems
}

/// Strategy for second opinions, never timed.
///
/// Its type is known at run time only: a copy of all audits for it would take long to compile.
struct CrossCheckEntry: Sendable {
  private let type: any CrossCheckStrategy.Type

  /// Its name in messages.
  var name: String { type.name }

  /// Makes an entry for an index of extents.
  init<Extents: ExtentIndex>(_ extents: Extents.Type) { type = ItemSearchLayout<Extents>.self }

  func replay(_ workload: Workload, _ actions: [TraceAction]) throws -> [[TraceStep]] {
    try TracePlayer.replay(type, actions, on: workload)
  }

  /// Sets up one operation.
  func benchmark(
    _ workload: Workload, _ operation: TimedOperation, _ store: StrategyStore
  ) throws -> any AnsweringBenchmark {
    try type.benchmark(workload, operation, store)
  }

  /// Lays a workload out and takes its fingerprint.
  func record(
    _ workload: Workload, _ state: StrategyStore.State, _ store: StrategyStore
  ) throws -> LayoutRecord {
    let crossCheck = try type.stored(in: store, for: workload, state)
    return LayoutRecord(crossCheck)
  }

  /// Lays a workload out, to tell the places of its items.
  func places(
    _ workload: Workload, _ state: StrategyStore.State, _ store: StrategyStore
  ) throws -> (ElementID) -> CrossCheck.Place? {
    let crossCheck = try type.stored(in: store, for: workload, state)
    return { crossCheck.placedCell(section: $0.section, item: $0.item) }
  }

  /// Lays a workload out, to number its items.
  func items(
    _ workload: Workload, _ state: StrategyStore.State, _ store: StrategyStore
  ) throws -> ShownItems {
    let crossCheck = try type.stored(in: store, for: workload, state)
    return ShownItems(crossCheck)
  }
}

/// Generic functions as members, for types known only at run time.
extension CrossCheckStrategy {
  fileprivate static func benchmark(
    _ workload: Workload, _ operation: TimedOperation, _ store: StrategyStore
  ) throws -> any AnsweringBenchmark {
    try operation.benchmark(of: Self.self, on: workload, store)
  }

  fileprivate static func stored(
    in store: StrategyStore, for workload: Workload, _ state: StrategyStore.State
  ) throws -> Self {
    try store.strategy(Self.self, for: workload, state)
  }
}
