import LayoutCore
import Testing

/// Tests the arithmetic and names of counters, which have to include every newly added counter.
struct WorkCountersTests {
  /// Counters with different values.
  private var unlike: WorkCounters {
    var counters = WorkCounters()
    counters.groupsSolved = 1
    counters.groupsRepacked = 2
    counters.measurementHits = 3
    counters.measurementMisses = 4
    counters.measurementEvictions = 5
    counters.placesSolved = 6
    counters.indexEntriesBuilt = 7
    counters.fittedSizesApplied = 8
    counters.indexNodesVisited = 9
    counters.sectionsVisited = 10
    counters.elementsTested = 11
    counters.elementsEmitted = 12
    counters.itemsRepacked = 13
    return counters
  }

  /// Returns the stored counters by the names of their properties.
  private func stored(_ counters: WorkCounters) -> [String: Int] {
    let counts = Mirror(reflecting: counters).children.compactMap { child in
      child.label.flatMap { label in (child.value as? Int).map { (label, $0) } }
    }
    return Dictionary(uniqueKeysWithValues: counts)
  }

  @Test func everyCountHasItsName() {
    let counters = unlike
    #expect(counters.byName == stored(counters))
    #expect(Set(counters.byName.values) == Set(1...stored(counters).count))
    #expect(WorkCounters.summaries.map(\.name).sorted() == counters.byName.keys.sorted())
  }

  @Test func everyCountIsAddedAndTakenOff() {
    var sum = unlike
    sum += unlike
    #expect(stored(sum) == stored(unlike).mapValues { 2 * $0 })
    sum -= unlike
    #expect(sum == unlike)
    sum -= unlike
    #expect(sum == WorkCounters())
  }
}
