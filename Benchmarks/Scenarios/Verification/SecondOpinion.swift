import BenchHarness
import LayoutCore
import LayoutStrategies

/// Second opinion about one layout: its fingerprint, and the place of any item.
struct SecondOpinion {
  /// The cell of an item, and the frame of its group.
  typealias Place = (cell: LayoutElement, group: Frame)

  /// Its fingerprint.
  let record: LayoutRecord
  /// Its place of one item, laid out once more.
  let place: (ElementID) throws -> Place?
}

/// Strategy that gives second opinions, and is never timed.
struct SecondOpinionEntry: Sendable {
  /// The name by which messages call it.
  let name: String
  /// Replays a trace.
  let replay: StrategyEntry.Replay
  /// Sets up one operation.
  let benchmark: @Sendable (Workload, Operation, StrategyStore) throws -> any AnsweringBenchmark
  /// Lays a workload out and takes its fingerprint.
  let record: @Sendable (Workload, StrategyStore.State, StrategyStore) throws -> LayoutRecord
  /// Lays a workload out, to tell the places of its items.
  let places:
    @Sendable (Workload, StrategyStore.State, StrategyStore)
      throws -> (ElementID) -> SecondOpinion.Place?

  /// Makes an entry for an index of extents.
  init<Extents: ExtentIndex>(_ extents: Extents.Type) {
    typealias Opinion = ItemSearchLayout<Extents>
    name = Opinion.name
    replay = { try TracePlayer.replay(Opinion.self, $1, on: $0) }
    benchmark = { try StrategyEntry.benchmark(Opinion.self, $0, $1, $2) }
    record = { LayoutRecord(try $2.strategy(Opinion.self, for: $0, $1)) }
    places = { workload, state, store in
      let opinion = try store.strategy(Opinion.self, for: workload, state)
      return { opinion.placedCell(section: $0.section, item: $0.item) }
    }
  }
}
