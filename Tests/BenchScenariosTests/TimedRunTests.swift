import BenchHarness
import Testing
import Trials

@testable import BenchScenarios
@testable import BenchSuite

/// A program can run what `bench run` runs.
struct TimedRunTests {
  private func run(_ others: StrategyEntry..., budget: Duration = .seconds(200)) -> TimedRun {
    var run = TimedRun(
      SuiteSelection(
        scenarios: [.listFixed], operations: [.query], items: [50],
        strategies: [StrategyEntry.all[0]] + others), budget: budget)
    run.isQuick = true
    return run
  }

  @Test func reportHasEveryResult() throws {
    let report = try run(FaultyLayout<Faults.NoFault>.entry).report()
    #expect(report.results.map(\.strategy) == ["default", "floor", "no-fault"])
    #expect(report.results.allSatisfy { $0.time != nil && $0.faults.isEmpty })
    #expect(report.trials?.strategies == 2 && report.budget?.spent != nil)
    let read = try RunReport.decode(report.json(), source: "report")
    #expect(try read.json() == report.json())
  }

  @Test func reportOfTheCoreSuiteHasRatios() throws {
    var selection = SuiteSelection(
      scenarios: [.nestedGroups], operations: [.query], items: [100],
      strategies: StrategyEntry.all.filter { ["default", "dictionary"].contains($0.name) })
    selection.isCore = true
    selection.takesMinimumFirst = true
    let matrix = try TimedRun(selection, budget: .seconds(200)).report().matrix
    let group = try #require(matrix?.first { $0.strategy == "dictionary" })
    #expect(group.ratios?.map(\.items) == [100])
  }

  @Test func wrongStrategiesEndTheRun() {
    do {
      _ = try run(FaultyLayout<Faults.MovedItem>.entry).report()
      Issue.record("a wrong strategy was timed")
    } catch {
      #expect(error is TraceDifference || error is TrialFailure, "\(error)")
    }
  }

  @Test func rejectsShortBudgetsBeforeAnyWork() {
    let short = run(budget: .nanoseconds(1))
    let error = #expect(throws: InsufficientBudget.self) { try short.report() }
    #expect(error?.series == 2)
    #expect(error.map { $0.need > $0.budget } == true)
    #expect(error?.description.hasPrefix("a budget of 1 ns is too short: 2 benchmarks") == true)
  }
}

struct ResultFaultTests {
  private func result(_ change: (inout BenchmarkResult) -> Void) -> BenchmarkResult {
    var result = BenchmarkResult(
      key: BenchmarkKey(
        scenario: "list-fixed", operation: "query", items: 50, strategy: "default"))
    result.counters = ["elementsEmitted": 1, "elementsTested": 2]
    result.visibleItems = 1
    change(&result)
    return result
  }

  @Test func soundResultsHaveNoFault() throws {
    try ResultFault.requireNone(in: [result { _ in }])
  }

  @Test func eachFaultIsFound() {
    let wrong = result { $0.warnings = [ResultWarning(.wrongFrames, "moved")] }
    let counter = result { $0.counters["elementsTested"] = -1 }
    let uncompared = result { $0.warnings = [ResultWarning(.notCompared, "no time")] }
    func fault(_ results: [BenchmarkResult]) -> String? {
      do { try ResultFault.requireNone(in: results) } catch { return "\(error)" }
      return nil
    }
    #expect(fault([wrong])?.contains("moved") == true)
    #expect(fault([counter])?.hasPrefix("wrong counters: ") == true)
    #expect(fault([uncompared])?.hasPrefix("1 results were not timed") == true)
    #expect(fault([uncompared, counter, wrong])?.contains("moved") == true)
  }
}
