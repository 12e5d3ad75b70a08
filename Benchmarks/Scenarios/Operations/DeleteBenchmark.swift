import BenchHarness
import LayoutCore

/// A benchmark that deletes items at random positions in a list whose cells have already been
/// measured.
final class DeleteBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  /// The position of each item when it is deleted.
  private let places: [ElementID]
  /// The measured size of each deleted item at its original position, or `nil` if the item's
  /// content does not affect its size.
  private let sizes: [FittedSize?]

  init(_ workload: Workload, strategy: Strategy) {
    var places: [ElementID] = []
    var sizes: [FittedSize?] = []
    var gone: Set<ElementID> = []
    for id in workload.places(workload.changeLimit, for: 12) where gone.insert(id).inserted {
      let before = gone.count { $0.section == id.section && $0.item < id.item }
      places.append(ElementID(section: id.section, item: id.item - before))
      sizes.append(workload.fittedSize(section: id.section, item: id.item))
    }
    self.places = places
    self.sizes = sizes
    super.init(workload, changing: strategy)
    makeUnique()
  }

  override var preferredIterationLimit: Int { places.count }
  override var metricIterations: Int { localityIterations }

  override func change(_ index: Int) -> UInt64 {
    let place = places[index]
    attempt {
      try strategy.apply([
        .removeItems(section: place.section, place.item..<place.item + 1)
      ])
    }
    let left = strategy.input.sections[place.section].itemCount
    return visibleChecksum(
      at: ElementID(section: place.section, item: min(place.item, max(0, left - 1))))
  }

  /// Returns the item that is now at the position of the deleted item.
  override func named(_ index: Int) -> Set<ElementID>? { [places[index]] }

  override func origin(of id: ElementID, _ index: Int) -> ElementID? {
    var origin = id
    if id.section == places[index].section, id.item >= places[index].item { origin.item += 1 }
    return origin
  }

  override func undo(_ count: Int) {
    let changes = places.prefix(count).reversed().map {
      LayoutChange.insertItems(section: $0.section, at: $0.item, count: 1)
    }
    attempt {
      try strategy.apply(changes)
      let sizes = sizes.prefix(count).compactMap(\.self)
      if !sizes.isEmpty { try strategy.fit(sizes) }
    }
    restoreSizes(inSections: Set(places.prefix(count).map(\.section)))
  }
}

/// The operation of deleting items at random positions.
struct DeleteOperation: OperationDefinition {
  let name = "delete"
  let summary =
    "deletes a random measured item, gets the total size and finds its successor"

  /// Returns the total number of items, because a strategy with a Fenwick tree moves all rows after
  /// the deleted item.
  func visitedItems(on workload: Workload) -> Int { workload.items }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try DeleteBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Deleting an item at a random position.
  public static let delete = TimedOperation(DeleteOperation())
}
