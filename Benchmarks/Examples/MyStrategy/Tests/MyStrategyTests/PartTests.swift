import StrategyTrials
import Testing

@testable import MyStrategy

/// Every part and the strategy against plain models: a line each, and no bench.
struct PartTests {
  @Test func extentsEqualAnArray() {
    #expect(ExtentIndexTrial<MyExtents>(seed: 1).run() == nil)
  }

  @Test func cacheEqualsTheSolver() {
    #expect(SolutionCachingTrial<MyCache>(seed: 1).run() == nil)
  }

  @Test func indexFindsAllItems() {
    #expect(SpatialIndexTrial<MySpatial>(seed: 1).run() == nil)
  }

  @Test func layoutEqualsTheNaiveOne() {
    #expect(LayoutStrategyTrial<MyLayout>(seed: 1).run() == nil)
  }
}
