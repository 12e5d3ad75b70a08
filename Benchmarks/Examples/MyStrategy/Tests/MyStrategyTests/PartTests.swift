import StrategyTrials
import Testing

@testable import MyStrategy

/// Every part and the strategy against plain models: a line each, and no bench.
struct PartTests {
  @Test func extentsAnswerAsAnArray() {
    #expect(ExtentIndexTrial<MyExtents>(seed: 1).run() == nil)
  }

  @Test func theCacheAnswersAsTheSolver() {
    #expect(SolutionCachingTrial<MyCache>(seed: 1).run() == nil)
  }

  @Test func theIndexFindsAllItems() {
    #expect(SpatialIndexTrial<MySpatial>(seed: 1).run() == nil)
  }

  @Test func theLayoutAnswersAsTheNaiveOne() {
    #expect(LayoutStrategyTrial<MyLayout>(seed: 1).run() == nil)
  }
}
