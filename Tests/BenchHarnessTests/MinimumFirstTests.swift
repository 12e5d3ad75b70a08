import Testing

@testable import BenchHarness

/// Every benchmark gets its minimum number of samples before the budget is spent on more.
struct MinimumFirstTests {
  private let clock = FakeClock()

  /// Creates a series whose answers take some nanoseconds per item.
  private func series(
    _ strategy: String, nanosecondsPerItem: Double, isReference: Bool = false,
    sizes: [Int] = [1000, 10_000, 100_000]
  ) -> [BenchmarkCase] {
    sizes.map { items in
      let key = BenchmarkKey(
        scenario: "screen", operation: "query", items: items, strategy: strategy)
      var benchmarkCase = BenchmarkCase(key: key) { _ in
        FakeBenchmark(clock, nanoseconds: Int64(Double(items) * nanosecondsPerItem))
      }
      benchmarkCase.isReference = isReference
      return benchmarkCase
    }
  }

  private func run(
    _ cases: [BenchmarkCase], budget: Duration, order: (BenchmarkKey) -> Void = { _ in }
  ) throws -> [BenchmarkResult] {
    var options = SuiteOptions(budget: budget)
    options.takesMinimumFirst = true
    return try SuiteRunner(options: options, clock: clock, probe: nil).run(cases) {
      if $0.round == 1 { order($0.key) }
    }
  }

  @Test func spentBudgetReducesSamplesNotBenchmarks() throws {
    let results = try run(
      series("default", nanosecondsPerItem: 1) + series("naive", nanosecondsPerItem: 100),
      budget: .nanoseconds(1))
    #expect(results.map { $0.time?.samples.count } == [3, 3, 3, 3, 3, 3])
  }

  @Test func smallSizesOfAllStrategiesComeFirst() throws {
    var order: [String] = []
    _ = try run(
      series("default", nanosecondsPerItem: 1) + series("naive", nanosecondsPerItem: 1),
      budget: .seconds(1)
    ) { order.append("\($0.strategy) \($0.items)") }
    #expect(
      order == [
        "default 1000", "naive 1000", "default 10000", "naive 10000", "default 100000",
        "naive 100000",
      ])
  }

  @Test func anAnswerOverASecondIsABound() throws {
    let results = try run(
      series("naive", nanosecondsPerItem: 20_000), budget: .nanoseconds(1))
    #expect(results.map { $0.time != nil } == [true, true, false])
    let bound = try #require(results[2].bound)
    #expect(bound.atLeast == 1e9 && abs(bound.predicted - 2e9) < 1e6)
    #expect(results[2].state == .tooSlow)
    let text = try #require(results[2].texts.first)
    #expect(text.hasPrefix("estimated at over 1.00 s: an operation at 10,000 items took 200 ms"))
  }

  @Test func longAnswersNeedFewerSamples() throws {
    let results = try run(
      series("naive", nanosecondsPerItem: 60_000, sizes: [300, 800, 10_000]),
      budget: .nanoseconds(1))
    #expect(results.map { $0.time?.samples.count } == [3, 3, 1])
    #expect(!results.contains { $0.warnings.contains { $0.code == .coldSample } })
  }

  @Test func slowAnswersGiveOnlyTimes() throws {
    let results = try run(
      series("default", nanosecondsPerItem: 60_000, isReference: true, sizes: [500, 2000])
        + series("naive", nanosecondsPerItem: 60_000, sizes: [500, 2000]),
      budget: .nanoseconds(1))
    let skipped = results.map { $0.warnings.contains { $0.code == .allocatorNotLinked } }
    #expect(skipped == [true, true, true, false])
  }

  @Test func aSmallerSizeIsProbedBeforeTheFirst() throws {
    var cases = series("naive", nanosecondsPerItem: 20_000, sizes: [100_000])
    cases[0].atSize = { items in series("naive", nanosecondsPerItem: 20_000, sizes: [items])[0] }
    let results = try run(cases, budget: .nanoseconds(1))
    #expect(results[0].bound != nil && results[0].time == nil)
  }

  @Test func longSetupsAreRepeatedWhileTheBudgetLasts() throws {
    func rounds(budget: Duration) throws -> [Int] {
      let cases = ["default", "flat"].map { strategy in
        let key = BenchmarkKey(
          scenario: "screen", operation: "query", items: 1000, strategy: strategy)
        var benchmarkCase = BenchmarkCase(key: key) { _ in
          clock.advance(300_000_000)
          return FakeBenchmark(clock, nanoseconds: 2_000_000)
        }
        benchmarkCase.isReference = strategy == "default"
        return benchmarkCase
      }
      return try run(cases, budget: budget).map { $0.time?.rounds.max() ?? 0 }
    }
    let confirmed = try rounds(budget: .seconds(10))
    #expect(confirmed.allSatisfy { $0 > 1 })
    let reference = try rounds(budget: .milliseconds(1300))
    #expect(reference[0] > 1 && reference[1] == 1, "the reference comes first: \(reference)")
  }

  @Test func theProcessorTimeOfTheFewestSamplesIsRecorded() throws {
    var options = SuiteOptions(budget: .seconds(10))
    options.takesMinimumFirst = true
    var report = RunReport.sample([])
    report.budget = BudgetRecord(seconds: 10)
    let journal = RunJournal(blank: report)
    let runner = SuiteRunner(options: options, clock: clock, probe: nil, journal: journal)
    _ = try runner.run(series("default", nanosecondsPerItem: 1000, sizes: [1000])) { _ in }
    // Two batches determine the number of iterations, and three are samples.
    let time = try #require(journal.report().budget?.fewestSamples)
    #expect(time > 0.005 && time < 0.007)
  }
}
