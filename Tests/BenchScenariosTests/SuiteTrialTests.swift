import BenchHarness
import LayoutCore
import Testing
import _TestSupport

@testable import BenchScenarios
@testable import BenchSuite

/// A run makes trials of exactly what it times.
struct SuiteTrialTests {
  private static let planted = SuiteExtension(strategies: [
    StrategyEntry(
      LayoutEngine<SolutionCache, PlantedExtents<LostSum8>, ShapedIndex>.self, summary: "lost sums"
    ).named("my-index"),
    StrategyEntry(PlantedLayout<SecondTime>.self, summary: "wrong twice").named("my-layout"),
  ])

  private func strategies(_ names: String...) -> [StrategyEntry] {
    StrategyEntry.all.filter { names.contains($0.name) }
  }

  private func selection(_ strategies: [StrategyEntry]) -> SuiteSelection {
    SuiteSelection(
      scenarios: Scenario.all.filter { $0.name == "list-fixed" }, operations: [.query],
      items: [100], strategies: strategies)
  }

  @Test func triesEachTypeOnce() {
    let trials = selection(strategies("default", "naive", "extents-flat", "measure-none")).trials
    #expect(
      trials.filter { !$0.isStrategy }.map(\.subject.name) == [
        "by-sizes", "run-length", "shaped", "none", "flat",
      ])
    #expect(
      trials.filter(\.isStrategy).map(\.subject.name) == [
        "default", "naive", "measure-none", "extents-flat",
      ])
    #expect(selection(strategies("standard-difference")).trials.isEmpty)
    // Strategies for groups of many items are not used in a list.
    #expect(selection(strategies("spatial-linear")).trials.isEmpty)
  }

  @Test func namesPartsByStrategy() throws {
    try Self.planted.apply {
      let failure = try #require(throws: TrialFailure.self) {
        try selection(strategies("default", "my-index")).runAllTrials()
      }
      #expect(failure.subject.description == "ExtentIndex lost-sum-8 of my-index")
      #expect(failure.calls.last?.hasPrefix("insert(count: ") == true)
    }
  }

  @Test func namesStrategiesAsRegistered() throws {
    try Self.planted.apply {
      let failure = try #require(throws: TrialFailure.self) {
        try selection(strategies("my-layout")).runAllTrials()
      }
      #expect(failure.subject.description == "LayoutStrategy my-layout")
    }
  }

  @Test func findsTrialsByEitherName() {
    Self.planted.apply {
      #expect(StrategyEntry.trials(named: "my-index").count == 4)
      #expect(StrategyEntry.trials(named: "my-layout").count == 1)
      #expect(
        StrategyEntry.trials(named: "lost-sum-8").map(\.subject.description) == [
          "ExtentIndex lost-sum-8 of my-index"
        ])
      #expect(StrategyEntry.trials(named: "no-such").isEmpty)
      #expect(StrategyEntry.triedNames.contains("my-index"))
      #expect(StrategyEntry.triedNames.contains("lost-sum-8"))
      #expect(!StrategyEntry.triedNames.contains("standard-difference"))
    }
  }

  @Test func extentCoversTheTrials() throws {
    let selection = selection(strategies("default"))
    let extent = try selection.runAllTrials()
    #expect(extent.parts == 3)
    #expect(extent.strategies == 1)
    #expect(extent.calls == selection.trials.reduce(0) { $0 + $1.callCount })
    #expect(extent.calls > 300)
  }
}
