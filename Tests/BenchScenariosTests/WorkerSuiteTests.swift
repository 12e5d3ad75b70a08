import BenchHarness
import BenchScenarios
import Testing

/// The benchmarks of worker processes.
struct WorkerSuiteTests {
  @Test func theRowsOfTheGateAreFortyOfTheSuite() {
    let rows = SuiteSelection.defaultTimedRows
    #expect(rows.count == 40 && Set(rows).count == 40)
    for row in rows {
      let scenario = Scenario.all.first { $0.name == row.scenario }
      #expect(scenario?.operations.contains { $0.rawValue == row.operation } == true, "\(row)")
      #expect(row.items <= SuiteSelection.mostTimedItems)
    }
  }

  @Test func theRowsOfASelectionAreItsProduct() {
    let selection = SuiteSelection(
      scenarios: Scenario.all.filter { $0.name == "list-fixed" }, operations: [.query, .item],
      items: [100, 200], strategies: Array(StrategyEntry.all.prefix(2)))
    #expect(selection.timedRows.count == 8)
    #expect(selection.timedRows[0].description == "list-fixed query 100 default")
  }

  @Test func benchmarksAreMadeAndAnswered() throws {
    let suite = WorkerSuite(seed: 7)
    let keys = ["default", "naive"].map {
      BenchmarkKey(scenario: "list-fixed", operation: "query", items: 100, strategy: $0)
    }
    for key in keys { #expect(try suite.make(key).preferredIterationLimit > 1) }
    let answers = try keys.map(suite.answers)
    #expect(answers[0] == answers[1] && answers[0].count > 0)
    #expect(try WorkerSuite(seed: 7).answers(of: keys[0]) == answers[0])
    #expect(try WorkerSuite(seed: 8).answers(of: keys[0]) != answers[0])
  }

  @Test(arguments: [
    ("nowhere", "query", "default", "there is no scenario nowhere for it"),
    ("list-fixed", "dance", "default", "there is no operation dance for it"),
    ("list-fixed", "storm", "default", "there is no operation storm for it"),
    ("list-fixed", "query", "best", "there is no strategy best for it"),
  ])
  func unknownRowsAreNamed(
    scenario: String, operation: String, strategy: String, message: String
  ) {
    let key = BenchmarkKey(
      scenario: scenario, operation: operation, items: 100, strategy: strategy)
    let error = #expect(throws: SuiteError.self) { try WorkerSuite(seed: 7).make(key) }
    #expect(error?.description == message)
  }
}
