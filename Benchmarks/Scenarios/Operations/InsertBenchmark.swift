import BenchHarness
import LayoutCore

/// A benchmark that inserts items at random positions in a list whose cells have already been
/// measured.
final class InsertBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  private let places: [ElementID]

  init(_ workload: Workload, strategy: Strategy) {
    places = workload.places(workload.changeLimit, for: 11)
    super.init(workload, changing: strategy)
    makeUnique()
  }

  override var preferredIterationLimit: Int { places.count }
  override var metricIterations: Int { localityIterations }

  override func change(_ index: Int) -> UInt64 {
    let place = places[index]
    attempt { try strategy.apply([insertion(at: place)]) }
    return visibleChecksum(at: place)
  }

  override func named(_ index: Int) -> Set<ElementID>? { [places[index]] }

  override func origin(of id: ElementID, _ index: Int) -> ElementID? {
    id.before(inserting: 1, at: places[index])
  }

  override func undo(_ count: Int) {
    let changes = places.prefix(count).reversed().map {
      LayoutChange.removeItems(section: $0.section, $0.item..<$0.item + 1)
    }
    attempt { try strategy.apply(changes) }
    restoreSizes(inSections: Set(places.prefix(count).map(\.section)))
  }

  private func insertion(at place: ElementID) -> LayoutChange {
    .insertItems(section: place.section, at: place.item, count: 1)
  }
}

extension ElementID {
  /// Returns the identifier that an item had before an insertion, or `nil` if the item was
  /// inserted.
  func before(inserting count: Int, at place: ElementID) -> ElementID? {
    guard section == place.section, item >= place.item else { return self }
    var id = self
    id.item -= count
    return id.item < place.item ? nil : id
  }
}

extension Workload {
  /// The maximum number of insertions or deletions in a batch.
  ///
  /// The limit keeps the number of items almost the same.
  var changeLimit: Int { max(1, min(512, items / 16)) }
}

/// The operation of inserting items at random positions, or before the first item if the end of the
/// content is visible.
struct InsertOperation: OperationDefinition {
  let name = "insert"
  let summary =
    "inserts an item into a measured list, gets the total size and finds the item"

  /// Returns the total number of items, because a strategy with a Fenwick tree moves all rows after
  /// the inserted item.
  func visitedItems(on workload: Workload) -> Int { workload.items }

  func state(in scenario: Scenario) -> StrategyStore.State {
    Self.prepended(in: scenario) == nil ? .measured : .laidOut
  }

  /// Returns the number of rows inserted before the first row, or `nil` if rows are inserted at
  /// random positions.
  private static func prepended(in scenario: Scenario) -> Int? {
    if case .prepending(let count) = scenario.script { count } else { nil }
  }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    if let count = Self.prepended(in: setup.workload.scenario) {
      return try PrependBenchmark(setup.workload, strategy: setup.strategy(), count: count)
    }
    return try InsertBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Inserting an item at a random position, or rows before the first item.
  public static let insert = TimedOperation(InsertOperation())
}
