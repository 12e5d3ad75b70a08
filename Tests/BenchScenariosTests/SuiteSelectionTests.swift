import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the benchmarks in a selection.
struct SuiteSelectionTests {
  @Test func sizesAreAscendingAndEachOnce() {
    #expect(SuiteSelection(items: [1000, 10, 1000, 50]).items == [10, 50, 1000])
  }

  @Test func everyCombinationHasACase() throws {
    let selection = SuiteSelection(items: [10, 20], strategies: StrategyEntry.all)
    let keys = try selection.cases(for: selection.workloads()).map(\.key)
    let floors = keys.filter { $0.strategy == "floor" }
    #expect(Set(keys).count == keys.count)
    let operations = ScenarioOperation.all.map(\.operation).filter { $0.floor != nil }
    #expect(floors.count == operations.count * 2)
    #expect(Set(floors.map(\.operation)) == Set(operations.map(\.name)))
    let combinations = ScenarioOperation.all.reduce(0) { sum, pair in
      // Collection views use only the default engine, and spatial indexes differ in groups of many
      // items.
      sum
        + (pair.operation.drivesView
          ? 1 : StrategyEntry.all.count { $0.takesPart(in: pair.scenario) })
    }
    #expect(keys.count - floors.count == 2 * combinations)
    #expect(!keys.contains { $0.strategy == "spatial-linear" && $0.scenario == "list-fixed" })
    #expect(keys.contains { $0.strategy == "spatial-linear" && $0.scenario == "waterfall" })
  }

  @Test(arguments: Scenario.screens)
  func reportsScenariosWithLargeGroups(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let engine = try DefaultLayoutEngine(workload.upright)
    let largest =
      workload.upright.sections.indices
      .compactMap { engine.template(section: $0)?.solution.leaves.count }.max() ?? 0
    #expect(scenario.hasLargeGroups == (largest > 16), "\(largest) items")
  }

  @Test func onlySomeOperationsHaveAFloor() throws {
    let selection = SuiteSelection(
      scenarios: [.listFixed], operations: [.scroll, .item], items: [10])
    let cases = try selection.cases(for: selection.workloads())
    #expect(!cases.contains { $0.key.strategy == "floor" })
  }

  @Test func theSizesOfASeriesAscend() throws {
    let selection = SuiteSelection(items: [20, 10, 30])
    let cases = try selection.cases(for: selection.workloads())
    let series = Dictionary(grouping: cases.map(\.key), by: \.series)
    #expect(series.values.allSatisfy { $0.map(\.items) == [10, 20, 30] })
  }

  @Test func slowStrategiesAtLargeSizesComeLast() throws {
    let selection = SuiteSelection(items: [20, 10])
    let keys = try selection.cases(for: selection.workloads()).map(\.key)
    let rows = keys.filter { $0.strategy != "floor" }.map { "\($0.strategy) \($0.items)" }
    let order = rows.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      order == [
        "default 10", "default 20", "naive 10", "dictionary 10", "naive 20", "dictionary 20",
      ])
  }

  @Test func defaultRunAnswersThreeQuestions() {
    #expect(SuiteSelection().strategies.map(\.name) == ["default", "naive", "dictionary"])
  }

  @Test func everyCaseRuns() throws {
    let selection = SuiteSelection(items: [10], strategies: StrategyEntry.all)
    let cases = try selection.cases(for: selection.workloads(), answerLimit: 8)
    let options = SuiteOptions(budget: .seconds(100_000), passes: .counters)
    let results = try SuiteRunner(options: options).run(cases)
    #expect(results.map(\.key) == cases.map(\.key))
    for result in results {
      #expect(result.warnings.isEmpty, "\(result.key): \(result.warnings)")
      #expect((result.frameDigest == nil) == (result.strategy == "floor"), "\(result.key)")
    }
    #expect(SuiteSelection.firstDifference(in: results) == nil)
  }

  @Test func aLayoutWithoutGroupsIsAnError() {
    let scenario = Scenario(
      name: "too-many", summary: "", imitates: "",
      source: .description(Scenario.listFixed.makeDescription),
      counts: { _, _ in [-1] })
    #expect(throws: (any Error).self) { try scenario.workload(items: 1, seed: 7) }
  }
}
