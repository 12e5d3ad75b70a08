import StrategyTrials
import Testing

@testable import MyStrategy

/// Tests that compare each part and the whole strategy with a simple model.
///
/// Each test is a single line and does not need `bench`.
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
