import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios

/// Strategies and scenarios of a program stand beside those of the suite, and no longer than it
/// wants them to.
struct SuiteExtensionTests {
  private let additions = SuiteExtension(
    strategies: [
      StrategyEntry(
        LayoutEngine<SolutionCache, FlatExtents, ShapedIndex>.self, summary: "the same"
      ).named("mine")
    ],
    scenarios: [
      Scenario(
        name: "my-screen", summary: "", imitates: "",
        layout: { try Scenario.listFixed.makeDescription(1, 7) }, counts: { items, _ in [items] })
    ])

  @Test func theyAreThereInsideAlone() {
    let before = (StrategyEntry.all.count, Scenario.all.count)
    additions.apply {
      #expect(StrategyEntry.all.last?.name == "mine")
      #expect(Scenario.all.last?.name == "my-screen")
      #expect(StrategyEntry.all.count == before.0 + 1 && Scenario.all.count == before.1 + 1)
    }
    #expect(StrategyEntry.all.count == before.0 && Scenario.all.count == before.1)
  }

  @Test func aRenamedStrategyVariesThePartThatItsTypeDoes() {
    additions.apply {
      #expect(StrategyVariation.extents.strategies.map(\.name).contains("mine"))
      #expect(!StrategyVariation.spatial.strategies.map(\.name).contains("mine"))
    }
  }

  @Test func twoOfOneNameAreRefused() {
    SuiteExtension(strategies: [StrategyEntry.all[0]]).apply {
      #expect(throws: SuiteError.self) { try SuiteSelection().requireDistinctNames() }
    }
  }
}
