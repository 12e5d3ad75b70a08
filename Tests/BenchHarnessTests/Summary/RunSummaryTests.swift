import Testing

@testable import BenchHarness

/// The summary of known runs is known text.
struct RunSummaryTests {
  private func result(
    _ operation: String = "query", _ scenario: String = "list", _ items: Int, _ strategy: String,
    _ time: Double?, allocations: Int? = 0, warnings: [ResultWarning] = [],
    state: ResultState = .measured
  ) -> BenchmarkResult {
    .sample(
      scenario: scenario, operation: operation, items: items, strategy: strategy,
      times: time.map { [$0] }, allocations: allocations, warnings: warnings, state: state)
  }

  private func row(_ operation: String, of results: [BenchmarkResult]) -> [Substring]? {
    RunSummary(.sample(results)).text().split(separator: "\n")
      .first { $0.hasPrefix(operation + " ") }?.split(separator: " ")
  }

  private var several: [BenchmarkResult] {
    let late = ResultWarning(.budgetSpent(budget: .seconds(1)))
    var results = [
      result("prepare", "list", 1000, "default", 100),
      result("prepare", "list", 10_000, "default", 100),
      result("prepare", "list", 10_000, "floor", 20),
      result("query", "list", 1000, "default", 100, allocations: 4),
      result("query", "list", 10_000, "default", 200, allocations: nil),
      result("query", "list", 10_000, "floor", 50),
      result("query", "grid", 1000, "default", 300), result("query", "grid", 1000, "floor", 10),
      result("query", "list", 1000, "naive", 90_000),
      result("query", "grid", 1000, "naive", 60_000),
      result(
        "query", "list", 10_000, "naive", nil, allocations: nil, warnings: [late], state: .tooSlow),
      result(
        "query", "grid", 100, "default", 300, warnings: [ResultWarning(.fewSamples(count: 3))]),
    ]
    results[0].liveBytesPerItem = 1.5
    results[1].liveBytesPerItem = 0.5
    results[3].visibleItems = 10
    results[4].visibleItems = 10
    results[3].compared = ComparedAnswers(answers: 7, of: 9, with: ["naive"], items: 1)
    return results
  }

  @Test func aKnownRunGivesAKnownText() {
    #expect(
      RunSummary(.sample(several), visible: ["query"]).text() == """
        - Test CPU, 2 cores, Test OS
        - Swift 6.3, release, jemalloc 5.3.0, commit unknown, seed 7, load unknown

        operation  at   time growth   naive allocs B/item
        -------------------------------------------------
        prepare   10k 100 ns n^0.00       -      0   0.50
        query     10k 200 ns n^0.30 550×@1k   4@1k      -

        - default: median over scenarios, at the largest size that half of them have;
          slowest, growth, allocs, B/item: worst scenario; ×: the others' time, median
        - farthest from the floor: query 30× grid@1k, prepare 5.0× list
        - per visible item: query 20.0 ns (median)
        - compared before timing: 7 of 9 answers in 1 of 1 rows; 3 floors are references
        - not measured: 1 of 12 results: naive 1 (from 10k)
        - reasons: 1 budget spent
        - warnings (--details shows them): 1 few samples

        """)
  }

  @Test func itemsPackedAgainHaveATimeWhereIterationsDoLittleElse() {
    var results = [
      result("repack", "tags", 1000, "default", 2000),
      result("resize", "tags", 10_000, "default", 60_000),
      result("resize", "chips", 1000, "default", 5000),
      result("resize", "list", 1000, "default", 900),
      result("resize", "tags", 10_000, "naive", 900_000),
    ]
    results[0].counters["itemsRepacked"] = 1000
    results[1].counters["itemsRepacked"] = 10_000
    results[2].counters["itemsRepacked"] = 500
    // Few items packed again are lost among the rest of the work.
    results[3].counters["itemsRepacked"] = 499
    results[4].counters["itemsRepacked"] = 10_000
    let text = RunSummary(.sample(results)).text()
    #expect(
      text.contains("- per item packed again: 10.0 ns chips at 1k, 6.00 ns tags at 10k (median)\n"))
    let few = RunSummary(.sample([results[3]])).text()
    #expect(!few.contains("packed again"))
  }

  @Test func markdownHasTheSameFigures() {
    let markdown = RunSummary(.sample(several)).markdown()
    #expect(markdown.contains("| query | 10k | 200 ns | n^0.30 | 550×@1k | 4@1k | - |"))
    #expect(markdown.contains("- farthest from the floor: query 30× grid@1k"))
  }

  @Test func aSlowedStrategyShowsInEveryFigure() throws {
    func results(slowed factor: Double) -> [BenchmarkResult] {
      [1000, 10_000].flatMap { items in
        [
          result("query", "list", items, "default", items == 1000 ? 100 : 100 * factor),
          result("query", "list", items, "floor", 50),
          result("query", "list", items, "naive", 1000),
        ]
      }
    }
    let before = try #require(row("query", of: results(slowed: 1)))
    #expect(before == ["query", "10k", "100", "ns", "n^0.00", "10×@10k", "0"])
    let after = try #require(row("query", of: results(slowed: 10)))
    #expect(after == ["query", "10k", "1.00", "µs", "n^1.00", "1.0×@10k", "0"])
    #expect(
      RunSummary(.sample(results(slowed: 10))).text()
        .contains("farthest from the floor: query 20× list"))
  }

  @Test func oneSlowScenarioOfManyIsTheSlowest() throws {
    let results = (0..<5).map { number in
      result("query", "scenario-\(number)", 1000, "default", number == 3 ? 9000 : 100)
    }
    let cells = try #require(row("query", of: results))
    #expect(cells == ["query", "1k", "100", "ns", "9.00", "µs", "0"])
  }

  @Test func aSizeThatOneScenarioReachesStandsForItAlone() throws {
    let results =
      (0..<3).map { result("query", "scenario-\($0)", 1000, "default", 100) }
      + [result("query", "scenario-0", 1_000_000, "default", 900)]
    #expect(try #require(row("query", of: results)).starts(with: ["query", "1k", "100", "ns"]))
  }

  @Test func missingAllocationsAreLoud() {
    let missing = ResultWarning(.allocatorNotLinked)
    let text = RunSummary(
      .sample([result("query", "list", 1000, "default", 100, allocations: nil, warnings: [missing])]
      )
    ).text()
    #expect(text.contains("ALLOCATIONS NOT MEASURED in the only result: jemalloc is not linked"))
    #expect(text.contains("not measured\n"))
  }

  @Test func faultsAndDebugBuildsAreLoud() {
    let fault = ResultWarning(.wrongPlaces, "a row moved")
    let results = [result("query", "list", 1000, "default", 100, warnings: [fault])]
    var report = RunReport.sample(results, build: "debug")
    report.warnings = [ResultWarning(.interrupted, "ended by SIGINT")]
    let text = RunSummary(report).text()
    #expect(text.contains("- DEBUG BUILD: "))
    #expect(text.contains("- INCOMPLETE: ended by SIGINT."))
    #expect(
      text.contains("- SOMETHING IS WRONG; do not trust these results: list query 1k default:"))
  }

  @Test func aStrategyThatWasCutOffEverywhereHasARowAndAReason() throws {
    let late = ResultWarning(.cutOff(pass: "setup", items: 10, nanoseconds: 1e9))
    let results = [
      result("query", "list", 1000, "slow", nil, warnings: [late], state: .tooSlow)
    ]
    #expect(try #require(row("query", of: results)).starts(with: ["query", "-", "-"]))
    #expect(RunSummary(.sample(results)).text().contains("- reasons: 1 cut off"))
  }

  @Test func aRunWithoutResultsHasAHeadAlone() {
    #expect(RunSummary(.sample([])).text().split(separator: "\n").count == 2)
  }

  @Test func guestsOfFewOperationsLeaveRoomForMemory() {
    var results = ["first-screen", "query", "scroll", "item", "rotate"].flatMap { operation in
      ["default", "naive", "dictionary"].map {
        result(operation, "list", 1000, $0, 10)
      }
    }
    for guest in ["a-strategy-with-a-name", "another-strategy"] {
      results.insert(result("query", "list", 1000, guest, 30), at: 1)
    }
    let text = RunSummary(.sample(results)).text()
    #expect(text.contains(" allocs\n"))
    #expect(text.contains("- no room for (--details has them): a-strategy-with-a-name\n"))
  }
}
