import BenchHarness
import BenchScenarios
import LayoutCore
import LayoutStrategies

/// A cross-check of one layout: the layout's fingerprint, and functions that look up its items.
struct CrossCheck {
  /// The cell of an item, and the frame of its group.
  typealias Place = (cell: LayoutElement, group: Frame)

  /// The fingerprint of the layout.
  let record: LayoutRecord
  /// A closure that computes the layout again and returns the position of an item.
  let place: (ElementID) throws -> Place?
  /// A closure that computes the layout again and returns the numbering of the items with a frame.
  let items: () throws -> ItemNumbering
}

/// A strategy used only for cross-checks and never timed.
///
/// Its type is known only at run time, because specialising all audits for the type would make
/// compilation slow.
struct CrossCheckEntry: Sendable {
  private let type: any CrossCheckStrategy.Type

  /// The name of the strategy, for messages.
  var name: String { type.name }

  /// Creates an entry for the layout with the given kind of extent index.
  init<Extents: ExtentIndex>(_ extents: Extents.Type) { type = ItemSearchLayout<Extents>.self }

  func replay(_ workload: Workload, _ actions: [TraceAction]) throws -> [[TraceStep]] {
    try TracePlayer.replay(type, actions, on: workload)
  }

  /// Sets up the benchmark of one operation.
  func benchmark(
    _ workload: Workload, _ operation: TimedOperation, _ store: StrategyStore
  ) throws -> any AnsweringBenchmark {
    try type.benchmark(workload, operation, store)
  }

  /// Lays out a workload and records its fingerprint.
  func record(
    _ workload: Workload, _ state: StrategyStore.State, _ store: StrategyStore
  ) throws -> LayoutRecord {
    let crossCheck = try type.stored(in: store, for: workload, state)
    return LayoutRecord(crossCheck)
  }

  /// Lays out a workload, and returns a function that looks up the positions of its items.
  func places(
    _ workload: Workload, _ state: StrategyStore.State, _ store: StrategyStore
  ) throws -> (ElementID) -> CrossCheck.Place? {
    let crossCheck = try type.stored(in: store, for: workload, state)
    return { crossCheck.placedCell(section: $0.section, item: $0.item) }
  }

  /// Lays out a workload and numbers its items.
  func items(
    _ workload: Workload, _ state: StrategyStore.State, _ store: StrategyStore
  ) throws -> ItemNumbering {
    let crossCheck = try type.stored(in: store, for: workload, state)
    return ItemNumbering(crossCheck)
  }
}

/// Generic functions as static members, so that they can be called on types known only at run time.
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
