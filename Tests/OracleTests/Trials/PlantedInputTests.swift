import LayoutCore
import Testing
import _TestSupport

/// Tests errors that each need a special input: a repeated request after its eviction, groups of
/// more than a dozen measured items, containers that differ by less than a point, removals of
/// hundreds from tens of thousands, views that begin at an item, more than eight sections, or a
/// million items.
///
/// A trial of the length used before a run detects each of them.
struct PlantedInputTests {
  private func failures<Tried: Trial>(
    seeds: ClosedRange<UInt64> = 1...3, _ make: (UInt64) -> Tried
  ) -> [TrialFailure] {
    let failures = seeds.compactMap { make($0).run() }
    #expect(failures.count == seeds.count)
    return failures
  }

  private func failures<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type, seeds: ClosedRange<UInt64> = 1...2
  ) -> [TrialFailure] {
    failures(seeds: seeds) { LayoutStrategyTrial<Strategy>(seed: $0) }
  }

  // MARK: Caches

  @Test func evictedRequestsAnsweredByOthers() {
    for failure in failures({ SolutionCachingTrial<PlantedEvictionCache<StaleKeys>>(seed: $0) }) {
      #expect(failure.subject.description == "SolutionCaching stale-keys")
      #expect(failure.fault.method.contains("nownSolution(for: group"), "\(failure.text)")
      #expect(failure.calls.count <= 3, "\(failure.text)")
    }
  }

  @Test func evictedSolutionsStay() {
    for failure in failures({
      SolutionCachingTrial<PlantedEvictionCache<HiddenSolutions>>(seed: $0)
    }) {
      #expect(failure.subject.description == "SolutionCaching hidden-solutions")
      #expect(failure.fault.method.hasPrefix("the number of kept solutions"), "\(failure.text)")
      #expect(failure.fault.actual == "8392")
      #expect(failure.calls.count == 2, "\(failure.text)")
    }
  }

  @Test func keysOfTwelveSizes() {
    for failure in failures({ SolutionCachingTrial<PlantedKeyCache<TwelveSizes>>(seed: $0) }) {
      #expect(failure.subject.description == "SolutionCaching twelve-sizes")
      #expect(failure.fault.method.contains("olution(for: group"), "\(failure.text)")
      #expect(failure.calls.count <= 3, "\(failure.text)")
    }
  }

  @Test func keysOfWholePoints() {
    for failure in failures({ SolutionCachingTrial<PlantedKeyCache<WholePoints>>(seed: $0) }) {
      #expect(failure.subject.description == "SolutionCaching whole-points")
      #expect(failure.fault.method.contains("olution(for: group"), "\(failure.text)")
      #expect(failure.calls.count <= 3, "\(failure.text)")
    }
  }

  // MARK: Indexes

  @Test func rowsLostInBulk() {
    for failure in failures(
      seeds: 1...1, { ExtentIndexTrial<PlantedExtents<LostRow512>>(seed: $0) })
    {
      #expect(failure.subject.description == "ExtentIndex lost-row-512")
      #expect(failure.calls.last?.hasPrefix("remove(") == true, "\(failure.text)")
      #expect(failure.calls.count <= 4, "\(failure.text)")
    }
  }

  @Test func itemsStartingAWindow() {
    for failure in failures({ SpatialIndexTrial<MissedCorners>(seed: $0) }) {
      #expect(failure.subject.description == "SpatialIndex missed-corners")
      #expect(failure.fault.expected.contains("ranges containing item "), "\(failure.text)")
      #expect(failure.calls.count == 2, "\(failure.text)")
    }
  }

  // MARK: Whole strategies

  /// Checks that the trial of a strategy reports its name, and needs few calls.
  private func check<Strategy: LayoutStrategy>(
    _ strategy: Strategy.Type, calls: Int, _ last: String, seeds: ClosedRange<UInt64> = 1...2
  ) {
    for failure in failures(of: strategy, seeds: seeds) {
      #expect(failure.subject.description == "LayoutStrategy \(Strategy.name)")
      #expect(failure.calls.last?.hasPrefix(last) == true, "\(failure.text)")
      #expect(failure.calls.count <= calls, "\(failure.text)")
    }
  }

  @Test func aStrategyWithStaleKeys() {
    check(
      LayoutEngine<PlantedEvictionCache<StaleKeys>, RunLengthExtents, ShapedIndex>.self,
      calls: 3, "fit(", seeds: 1...1)
  }

  @Test func aStrategyOfTwelveMeasuredItems() {
    check(PlantedLayout<TwelveOfGroup>.self, calls: 4, "fit(")
  }

  @Test func aStrategyThatKeepsItsLayoutInAViewOfNearlyTheSameSize() {
    check(PlantedLayout<NearSize>.self, calls: 3, "")
  }

  @Test func aStrategyThatLosesARowInBulk() {
    check(PlantedLayout<LostRow>.self, calls: 2, "apply([.removeItems(")
  }

  @Test func aStrategyThatMissesWhereAViewBegins() {
    for failure in failures(of: PlantedLayout<MissedStart>.self) {
      #expect(failure.fault.method.contains("query("), "\(failure.text)")
      #expect(failure.calls.count <= 2, "\(failure.text)")
    }
  }

  @Test func aStrategyOfEightSections() {
    check(PlantedLayout<EightSections>.self, calls: 2, "fit(", seeds: 1...1)
  }

  @Test func aStrategyOfHalfAMillionItems() {
    for failure in failures(of: PlantedLayout<FarItems>.self) {
      #expect(failure.fault.method.contains("query("), "\(failure.text)")
      #expect(failure.calls.count <= 2, "\(failure.text)")
    }
  }
}
