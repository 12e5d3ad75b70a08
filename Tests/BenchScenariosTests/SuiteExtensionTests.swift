import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// A program can add strategies and scenarios to the suite for a limited scope.
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

  @Test func extensionsExistOnlyInside() {
    let before = (StrategyEntry.all.count, Scenario.all.count)
    additions.apply {
      #expect(StrategyEntry.all.last?.name == "mine")
      #expect(Scenario.all.last?.name == "my-screen")
      #expect(StrategyEntry.all.count == before.0 + 1 && Scenario.all.count == before.1 + 1)
    }
    #expect(StrategyEntry.all.count == before.0 && Scenario.all.count == before.1)
  }

  @Test func renamedStrategyVariesTheSamePart() {
    additions.apply {
      #expect(StrategyVariation.extents.strategies.map(\.name).contains("mine"))
      #expect(!StrategyVariation.spatial.strategies.map(\.name).contains("mine"))
    }
  }

  @Test func reportsGenericPartsOfOtherPackages() {
    let generic = StrategyEntry(
      LayoutEngine<GenericCache<Int>, FlatExtents, ShapedIndex>.self, summary: ""
    ).named("mine")
    let warning = generic.genericPartWarning ?? ""
    #expect(warning.hasPrefix("mine: its part BenchScenariosTests."), "\(warning)")
    #expect(warning.contains(".GenericCache<Swift.Int> is generic"), "\(warning)")
    #expect(StrategyEntry.all.compactMap(\.genericPartWarning) == [])
  }

  @Test func rejectsDuplicateNames() {
    SuiteExtension(strategies: [StrategyEntry.all[0]]).apply {
      #expect(throws: SuiteError.self) { try SuiteSelection().requireDistinctNames() }
    }
  }
}

/// A cache with a generic parameter without effect.
private struct GenericCache<Mark>: SolutionCaching {
  static var name: String { "generic" }

  private var base = SolutionCache()

  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try base.solution(for: request, section: section, work: &work)
  }

  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    base.knownSolution(for: request, section: section)
  }
}
