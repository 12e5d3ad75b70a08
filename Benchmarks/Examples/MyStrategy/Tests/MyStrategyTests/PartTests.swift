import StrategyTrials
import Testing

@testable import MyStrategy

/// Tests that compare the strategy, and each of its parts, with a simple model.
///
/// Each test is a single line and does not need `bench`.
struct PartTests {
  @Test func extentsMatchArray() {
    #expect(ExtentIndexTrial<MyExtents>(seed: 1).run() == nil)
  }

  @Test func cacheMatchesSolver() {
    #expect(SolutionCachingTrial<MyCache>(seed: 1).run() == nil)
  }

  @Test func indexFindsAllItems() {
    #expect(SpatialIndexTrial<MySpatial>(seed: 1).run() == nil)
  }

  @Test func layoutMatchesNaiveLayout() {
    #expect(LayoutStrategyTrial<MyLayout>(seed: 1).run() == nil)
  }
}
