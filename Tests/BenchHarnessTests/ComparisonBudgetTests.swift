import Testing

@testable import BenchHarness

/// Strategies without enough time to compare their answers do not use up the time of other
/// strategies.
struct ComparisonBudgetTests {
  private let clock = FakeClock()

  /// A record of the work done, by strategy and size.
  private final class Work {
    var setups: [String] = []
    var comparisons: [String] = []
  }

  private func benchmark(
    _ strategy: String, _ items: Int, plan: Duration = .zero, comparison: Duration = .zero,
    _ work: Work
  ) -> BenchmarkCase {
    let name = "\(strategy) \(items)"
    var benchmarkCase = BenchmarkCase(
      key: BenchmarkKey(scenario: "list", operation: "query", items: items, strategy: strategy)
    ) { _ in
      work.setups.append(name)
      return FakeBenchmark(clock, nanoseconds: 1000)
    }
    benchmarkCase.isReference = strategy == "default"
    benchmarkCase.comparisonTime = plan
    benchmarkCase.compareFirst = { _ in
      work.comparisons.append(name)
      clock.advance(comparison.wholeNanoseconds)
    }
    return benchmarkCase
  }

  private func run(_ cases: [BenchmarkCase], budget: Duration) throws -> RunReport {
    var blank = RunReport.sample([])
    blank.budget = BudgetRecord(seconds: budget / .seconds(1))
    let journal = RunJournal(blank: blank)
    let runner = SuiteRunner(
      options: SuiteOptions(budget: budget), clock: clock, probe: nil, journal: journal)
    let results = try runner.run(cases)
    var report = journal.report()
    report.results = results
    return report
  }

  @Test func incomparableRowsHaveNoWork() throws {
    let work = Work()
    let all = [
      benchmark("default", 10_000_000, plan: .seconds(40), work),
      benchmark("other", 10_000_000, plan: .seconds(2), work),
      benchmark("naive", 10_000_000, plan: .seconds(160), work),
    ]
    let comparisons = ComparisonBudget(all, budget: .seconds(10))
    #expect(
      comparisons.notes == [
        "at 10m items, a budget of 10 s leaves no time to check the frames of "
          + "naive (1 result); use --budget 6m to check them too"
      ])
    let report = try run(comparisons.marking(all), budget: .seconds(10))
    #expect(!work.setups.contains { $0.hasPrefix("naive") })
    #expect(!work.comparisons.contains { $0.hasPrefix("naive") })
    #expect(report.results.map { $0.time != nil } == [true, true, false])
    #expect(
      report.results[2].texts == [
        "cut off by the budget: comparing answers at 10,000,000 items would take 160 s"
      ])
    #expect(try #require(report.budget?.needed) == 170)
  }

  @Test func sufficientBudgetSkipsNothing() throws {
    let work = Work()
    let all = [
      benchmark("default", 1000, work), benchmark("naive", 1000, plan: .seconds(4), work),
    ]
    let comparisons = ComparisonBudget(all, budget: .seconds(10))
    #expect(comparisons.notes.isEmpty)
    let report = try run(comparisons.marking(all), budget: .seconds(10))
    #expect(report.results.allSatisfy { $0.time != nil })
    #expect(work.comparisons == ["default 1000", "naive 1000"])
    #expect(report.budget == BudgetRecord(seconds: 10))
  }

  @Test func slowComparisonKeepsTimeForTheFirstStrategy() throws {
    let work = Work()
    let sizes = [1000, 10_000, 100_000]
    let cases =
      sizes.map { benchmark("default", $0, work) }
      + sizes.map { benchmark("naive", $0, comparison: .milliseconds($0 / 2), work) }
    let report = try run(cases, budget: .seconds(10))
    #expect(report.results.map { $0.time != nil } == [true, true, true, true, false, false])
    #expect(!work.comparisons.contains("naive 100000"))
  }
}
