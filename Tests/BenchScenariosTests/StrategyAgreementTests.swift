import LayoutCore
import Testing

@testable import BenchScenarios

/// All strategies answer alike, and the trace that shows it asks enough.
struct StrategyAgreementTests {
  @Test(arguments: Scenario.all, [1, 30])
  func allStrategiesAgree(scenario: Scenario, items: Int) throws {
    let items = min(items, scenario.testItems)
    let selection = SuiteSelection(scenarios: [scenario], strategies: StrategyEntry.all)
    let difference = try selection.firstDifference(items: items)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  /// Without the strategy that walks past everything for every answer.
  @Test(arguments: Scenario.all)
  func thoseThatRememberAgreeAtLargerSizesToo(scenario: Scenario) throws {
    let selection = SuiteSelection(
      scenarios: [scenario],
      strategies: StrategyEntry.all.filter {
        ["default", "measure-none", "extents-blocked", "extents-fenwick"].contains($0.name)
      })
    #expect(selection.strategies.count == 4)
    let difference = try selection.firstDifference(items: 1000)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test func agreementDoesNotDependOnTheSeed() throws {
    for seed in [1, 2, 3] as [UInt64] {
      let selection = SuiteSelection(
        scenarios: [.manySections, .orthogonalRows], strategies: StrategyEntry.all, seed: seed)
      let difference = try selection.firstDifference(items: 60)
      #expect(difference == nil, "\(difference?.description ?? "")")
    }
  }

  @Test(arguments: Scenario.all, [50, 1000])
  func theTraceAsksForEverything(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    let steps = try TraceReplay.run(DefaultLayoutEngine.self, on: workload)
    for state in ["upright, view", "turned, view", "upright again, view"] {
      #expect(steps.count { $0.action.hasPrefix(state) && !$0.elements.isEmpty } >= 5, "\(state)")
    }
    for state in ["upright, item", "turned, item", "upright again, item"] {
      #expect(steps.contains { $0.action.hasPrefix(state) && !$0.elements.isEmpty }, "\(state)")
    }
    let scrolled = steps.filter { $0.action.hasPrefix("row ") }
    #expect(scrolled.count == min(6, workload.rows.count))
    #expect(steps.last?.digest != nil)
    #expect(steps.contains { $0.action == "all \(items) frames" && $0.digest != nil })
    // Two rounds of three new items, and one or two less.
    #expect(steps.last?.action == "all \(items + 4) frames")
    for change in ["insert", "delete", "move", "lower view", "other width", "first width again"] {
      #expect(steps.contains { $0.action.hasPrefix(change) }, "\(change)")
    }
    for change in ["sizes of what is seen", "20 sizes", "after sizes"] {
      let isThere = steps.contains { $0.action.hasPrefix(change) }
      #expect(isThere == (scenario.content != nil), "\(change)")
    }
  }

  @Test(arguments: Scenario.all)
  func theTraceIsTheSameEveryTime(scenario: Scenario) throws {
    let first = try TraceReplay.run(
      DefaultLayoutEngine.self, on: scenario.workload(items: 200, seed: 5))
    let second = try TraceReplay.run(
      DefaultLayoutEngine.self, on: scenario.workload(items: 200, seed: 5))
    let other = try TraceReplay.run(
      DefaultLayoutEngine.self, on: scenario.workload(items: 200, seed: 6))
    #expect(first == second)
    #expect(first != other)
  }

  @Test func withoutStrategiesThereIsNothingToCompare() throws {
    #expect(try SuiteSelection(strategies: []).firstDifference(items: 50) == nil)
    let alone = SuiteSelection(
      scenarios: [.listFixed], strategies: [FaultyLayout<Faults.WiderItem>.entry])
    #expect(try alone.firstDifference(items: 50) == nil)
  }
}
