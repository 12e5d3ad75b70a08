import StrategyTrials
import Testing

@testable import MyStrategy

/// Tests of every part and of the strategy against simple models, with one line each and without
/// bench.
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
