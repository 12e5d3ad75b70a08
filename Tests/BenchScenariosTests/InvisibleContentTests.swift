import BenchHarness
import Foundation
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Strategies are not blamed for wrong counters if nothing in a layout is visible.
struct InvisibleContentTests {
  /// Returns the scenario of a document whose items are missing or have no area.
  private func scenario(group: String) throws -> Scenario {
    let folder = try TemporaryFolder()
    let size = "{\"width\": {\"fractionalWidth\": 1}, \"height\": {\"fractionalHeight\": 1}}"
    let text = """
      {"name": "list", "device": {"width": 320, "height": 480, "scale": 2},
       "sectionItemCounts": [24],
       "layout": {"section": {"group": {"kind": "vertical", "size": \(group),
         "subitems": [{"size": \(size)}]}}}}
      """
    let url = URL(fileURLWithPath: folder.path("list.json"))
    try text.write(to: url, atomically: true, encoding: .utf8)
    return try LayoutFile(url).scenario
  }

  @Test(arguments: [
    "{\"width\": {\"fractionalWidth\": -5}, \"height\": {\"absolute\": -5}}",
    "{\"width\": {\"absolute\": 0}, \"height\": {\"absolute\": 0}}",
  ])
  func accusesNoStrategy(group: String) throws {
    let selection = SuiteSelection(
      scenarios: [try scenario(group: group)], items: [24], strategies: StrategyEntry.all)
    let cases = try selection.cases(for: selection.workloads(), answerLimit: 100)
    let results = try SuiteRunner(
      options: SuiteOptions(budget: .seconds(600), passes: .counters), probe: nil
    ).run(cases)
    #expect(results.contains { $0.strategy == "dictionary" && $0.operation == "query" })
    #expect(results.allSatisfy { ($0.visibleItems ?? 0) == 0 })
    #expect(CounterFault.first(in: results) == nil)
  }
}
