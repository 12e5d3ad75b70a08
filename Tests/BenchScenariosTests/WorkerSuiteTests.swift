import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Testing

/// Tests the benchmarks of worker processes.
struct WorkerSuiteTests {
  @Test func gateHasFortyRowsOfTheSuite() {
    let rows = SuiteSelection.defaultTimedRows
    #expect(rows.count == 40 && Set(rows).count == 40)
    for row in rows {
      let scenario = Scenario.all.first { $0.name == row.scenario }
      #expect(scenario?.operations.contains { $0.name == row.operation } == true, "\(row)")
      #expect(row.items <= SuiteSelection.maxTimedItems)
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
    for key in keys {
      #expect(try suite.make(key, deadline: SetupDeadline()).preferredIterationLimit > 1)
    }
    func answers(_ key: BenchmarkKey, seed: UInt64 = 7) throws -> WorkerAnswers {
      try WorkerSuite(seed: seed).answers(of: key, deadline: SetupDeadline())
    }
    let found = try keys.map { try answers($0) }
    #expect(found[0] == found[1] && found[0].count > 0 && found[0].count == found[0].inputs)
    #expect(try answers(keys[0], seed: 8) != found[0])
    // Even without time, one answer is computed.
    let late = try WorkerSuite(seed: 7).answers(of: keys[0], deadline: SetupDeadline(end: 0))
    #expect(late.digests == Array(found[0].digests.prefix(1)))
  }

  @Test func modelChecksDataResults() throws {
    let scenario = try #require(Scenario.all.first { $0.operations.contains(.diff) })
    let key = BenchmarkKey(
      scenario: scenario.name, operation: "diff", items: 100, strategy: "default")
    let answers = try WorkerSuite(seed: 7).answers(of: key, deadline: SetupDeadline())
    #expect(answers.digests == ["checked"] && answers.count == 1)
  }

  private static func sides(_ names: String...) -> [ComparedSide] {
    names.map { ComparedSide(name: $0, strategy: $0) }
  }

  private func selection(_ strategies: [String]) -> SuiteSelection {
    SuiteSelection(
      scenarios: Scenario.all.filter { ["list-fixed", "list-estimated"].contains($0.name) },
      operations: [.query, .insert, .appScroll], items: [100, 1000],
      strategies: StrategyEntry.all.filter { strategies.contains($0.name) })
  }

  @Test func rowsListParticipatingSides() throws {
    let rows = try selection(["default", "naive"])
      .comparedRows(Self.sides("default", "naive", "default#2"))
    // Only the default strategy drives views.
    #expect(rows.allSatisfy { $0.key.operation != "app-scroll" })
    #expect(rows.map(\.key.items) == rows.map(\.key.items).sorted())
    #expect(rows.allSatisfy { $0.sides.map(\.name) == ["default", "naive"] })
    #expect(rows.count == 8)
  }

  @Test func skipsRowsWithoutDifferences() throws {
    let some = selection(["extents-fenwick", "extents-flat"])
    let rows = try some.comparedRows(Self.sides("extents-fenwick", "extents-flat"))
    let chosen = some.differingRows(of: rows)
    // Rows of one height are located by arithmetic, whatever structure stores other sums.
    #expect(Set(chosen.rows.map(\.key.scenario)) == ["list-estimated"])
    #expect(chosen.pairs < chosen.of && chosen.of == 4)
    // A strategy does not differ from itself, so all rows are kept.
    let same = selection(["default"])
    let twins = ["default", "default#2"].map { ComparedSide(name: $0, strategy: "default") }
    let all = same.differingRows(of: try same.comparedRows(twins))
    #expect(all.pairs == all.of && !all.rows.isEmpty)
  }

  @Test func choosesDefaultRowsFirst() throws {
    let names = ["default", "naive"]
    let all = SuiteSelection(
      scenarios: Scenario.all.filter { ["map", "list-estimated", "pinboard"].contains($0.name) },
      operations: [.prepare, .query, .scroll, .reframe, .resize, .insert, .delete, .scrollTo],
      items: [100], strategies: StrategyEntry.all.filter { names.contains($0.name) })
    let chosen = all.differingRows(of: try all.comparedRows(Self.sides("default", "naive")))
    #expect(chosen.pairs == 12 && chosen.of > 12)
    let core = chosen.rows.filter { CoreSuite.includes($0.key) }
    #expect(core.count == 7, "\(core.map(\.key))")
  }

  @Test(arguments: [
    ("nowhere", "query", "default", "this program has no scenario nowhere"),
    ("list-fixed", "dance", "default", "this program has no operation dance"),
    ("list-fixed", "storm", "default", "this program has no operation storm"),
    ("list-fixed", "query", "best", "this program has no strategy best"),
  ])
  func unknownRowsAreNamed(
    scenario: String, operation: String, strategy: String, message: String
  ) {
    let key = BenchmarkKey(
      scenario: scenario, operation: operation, items: 100, strategy: strategy)
    let error = #expect(throws: SuiteError.self) {
      try WorkerSuite(seed: 7).make(key, deadline: SetupDeadline())
    }
    #expect(error?.description == message)
  }
}
