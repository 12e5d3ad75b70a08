import BenchHarness
import BenchScenarios
import BenchSuite
import Conformance
import Foundation
import LayoutDescription
import Testing

/// Tests every fixture that describes a layout as a scenario: strategies lay out two hundred of its
/// items, find the same elements and agree on the same trace.
@Suite struct LayoutScenarioTests {
  /// The fixtures that describe a layout.
  private static let layouts = Fixture.all.filter {
    (try? LayoutDocument(contentsOf: $0.url)) != nil
  }

  @Test func mostFixturesDescribeALayout() {
    #expect(Self.layouts.count > 100)
    #expect(Fixture.all.count - Self.layouts.count < 5)
  }

  @Test(arguments: layouts)
  func strategiesAgree(_ fixture: Fixture) throws {
    let file = try LayoutFile(fixture.url)
    // Without optimisation, the strategy that solves everything for each answer takes seconds.
    let names =
      fixture.testDescription.hasPrefix("host/")
      ? ["default", "dictionary"] : ["default", "dictionary", "naive"]
    let all = SuiteSelection(
      scenarios: [file.scenario],
      strategies: StrategyEntry.all.filter { names.contains($0.name) })
    let difference = try all.firstDifference(items: 8)
    #expect(difference == nil, "\(difference?.description ?? "")")
    let selection = SuiteSelection(
      scenarios: [file.scenario], operations: [.prepare, .query], items: try file.sizes([200]),
      strategies: StrategyEntry.all.filter { ["default", "dictionary"].contains($0.name) })
    let results = try SuiteRunner(
      options: SuiteOptions(budget: .seconds(60), passes: .counters)
    ).run(selection.cases(for: selection.workloads(), answerLimit: 20))
    #expect(results.count == 2 * 3)
    for result in results where result.strategy != BenchmarkKey.floorName {
      #expect(result.warnings.isEmpty, "\(result.key)")
    }
    #expect(SuiteSelection.firstDifference(in: results) == nil)
  }
}
