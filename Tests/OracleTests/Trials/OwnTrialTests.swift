import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Every part and every strategy of the package passes its trial.
struct OwnTrialTests {
  private func check(_ strategy: any LayoutStrategy.Type, seed: UInt64) {
    for trial in SubjectTrial.all(of: strategy, named: strategy.name) {
      let failure = trial.failure(seed: seed)
      #expect(failure == nil, "\(failure?.text ?? "")")
    }
  }

  @Test(arguments: SequenceTests.strategies.indices)
  func strategiesPass(index: Int) {
    let strategy = SequenceTests.strategies[index]
    let failure = SubjectTrial.all(of: strategy, named: strategy.name).last?
      .failure(seed: UInt64(index))
    #expect(failure == nil, "\(failure?.text ?? "")")
  }

  @Test func theDefaultAndItsPartsPass() { check(DefaultLayoutEngine.self, seed: 101) }

  @Test func theNaiveOneAndTheDictionaryPass() {
    check(NaiveLayout.self, seed: 102)
    check(DictionaryLayout.self, seed: 103)
  }

  @Test func cachesPass() {
    func check<Cache: SolutionCaching>(_ type: Cache.Type) {
      let failure = SolutionCachingTrial<Cache>(seed: 104).run()
      #expect(failure == nil, "\(failure?.text ?? "")")
    }
    check(PolicyCache<UncachedSolutions>.self)
    check(PolicyCache<PerSectionSolutions>.self)
    check(PolicyCache<SharedSolutions>.self)
  }

  @Test func spatialIndexesPass() {
    func check<Index: SpatialIndex>(_ type: Index.Type) {
      let failure = SpatialIndexTrial<Index>(seed: 105).run()
      #expect(failure == nil, "\(failure?.text ?? "")")
    }
    check(OrderedBoxes.self)
    check(HilbertIndex.self)
    check(GridIndex.self)
    check(SortedIntervals.self)
    check(LinearScan.self)
  }

  /// The calls of a trial are determined by its seed.
  @Test func seedDecidesCalls() {
    let trials = SubjectTrial.all(of: DefaultLayoutEngine.self, named: "mine")
    #expect(
      trials.map(\.subject.description) == [
        "SolutionCaching by-sizes of mine", "ExtentIndex run-length of mine",
        "SpatialIndex shaped of mine", "LayoutStrategy mine",
      ])
    for trial in trials {
      let counts = trial.callCounts(seed: 1)
      #expect(counts == trial.callCounts(seed: 1))
      #expect(counts != trial.callCounts(seed: 2))
      #expect(counts.values.reduce(0, +) >= trial.callCount)
      #expect(counts.values.reduce(0, +) < trial.callCount + 160)
    }
  }
}
