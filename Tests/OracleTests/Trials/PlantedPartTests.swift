import LayoutCore
import Testing
import _TestSupport

/// Trials of a run's length detect errors of caches, spatial indexes and whole strategies, for
/// every seed.
struct PlantedPartTests {
  private func failures<Tried: Trial>(
    seeds: ClosedRange<UInt64> = 1...5, _ make: (UInt64) -> Tried
  ) -> [TrialFailure] {
    let failures = seeds.compactMap { make($0).run() }
    #expect(failures.count == seeds.count)
    return failures
  }

  @Test func aKeyWithoutMeasuredSizes() {
    for failure in failures({ SolutionCachingTrial<PlantedCache>(seed: $0) }) {
      #expect(failure.subject.description == "SolutionCaching no-sizes")
      #expect(failure.fault.method.contains("olution(for: group"), "\(failure.text)")
      #expect(failure.calls.count <= 3, "\(failure.text)")
    }
  }

  @Test func aCacheThatOnlyGrows() {
    for failure in failures({ SolutionCachingTrial<EndlessCache>(seed: $0) }) {
      #expect(failure.fault.expected == "at most 8192")
      #expect(failure.fault.actual == "8392")
      #expect(failure.calls.count == 2, "\(failure.text)")
    }
  }

  @Test func anIndexThatLosesAnItemAtAnEdge() {
    for failure in failures({ SpatialIndexTrial<OpenEdges>(seed: $0) }) {
      #expect(failure.subject.description == "SpatialIndex open-edges")
      #expect(failure.fault.method.hasPrefix("find(meeting: x "), "\(failure.text)")
      #expect(failure.fault.expected.contains("ranges containing item "))
      #expect(failure.calls.count == 2, "\(failure.text)")
      #expect(failure.calls[0].hasPrefix("init(1"), "\(failure.text)")
    }
  }

  @Test func anIndexWithoutOrder() {
    for failure in failures({ SpatialIndexTrial<UnorderedFinds>(seed: $0) }) {
      #expect(failure.fault.method.hasPrefix("the order of the ranges of find"), "\(failure.text)")
      #expect(failure.calls.count == 2, "\(failure.text)")
    }
  }

  @Test func anIndexThatKeepsOldBoxes() {
    for failure in failures({ SpatialIndexTrial<StaleBoxes>(seed: $0) }) {
      #expect(failure.calls.count <= 4, "\(failure.text)")
      #expect(failure.calls[1].hasPrefix("update(to: "), "\(failure.text)")
    }
  }

  @Test func aStrategyThatForgetsAChildAfterAnInsertion() {
    for failure in failures(
      seeds: 1...2, { LayoutStrategyTrial<PlantedLayout<LostChild>>(seed: $0) })
    {
      #expect(failure.subject.description == "LayoutStrategy lost-child")
      #expect(failure.fault.method.contains("query("), "\(failure.text)")
      #expect(failure.calls.last?.hasPrefix("apply([.insertItems(") == true, "\(failure.text)")
      #expect(failure.calls.count <= 3, "\(failure.text)")
    }
  }

  @Test func aStrategyThatIsWrongTheSecondTime() {
    for failure in failures(
      seeds: 1...2, { LayoutStrategyTrial<PlantedLayout<SecondTime>>(seed: $0) })
    {
      #expect(failure.fault.method.contains("the second time"), "\(failure.text)")
      #expect(failure.calls.count == 1, "\(failure.text)")
    }
  }

  @Test func aStrategyThatKeepsItsSize() {
    for failure in failures(
      seeds: 1...2, { LayoutStrategyTrial<PlantedLayout<KeptSize>>(seed: $0) })
    {
      #expect(failure.fault.method == "contentSize", "\(failure.text)")
      #expect(failure.calls.last?.contains(".removeItems(") == true, "\(failure.text)")
    }
  }
}
