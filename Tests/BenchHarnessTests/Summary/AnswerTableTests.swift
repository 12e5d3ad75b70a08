import Testing

@testable import BenchHarness

/// Each row of the answer stands for one operation in one scenario at one size.
struct AnswerTableTests {
  private func result(
    _ operation: String, _ scenario: String, _ items: Int, _ strategy: String = "default",
    _ time: Double = 100
  ) -> BenchmarkResult {
    .sample(
      scenario: scenario, operation: operation, items: items, strategy: strategy, times: [time])
  }

  private func rows(_ results: [BenchmarkResult], limit: Int = 30) -> [String] {
    AnswerTable(RunFigures(results), limit: limit).rows.map { "\($0.key)" }
  }

  private func lines(_ results: [BenchmarkResult]) -> [[Substring]] {
    let (table, _) = AnswerTable(RunFigures(results)).table(width: 80, lacksAllocator: false)
    return table.lines(maxWidth: 80).map { $0.split(separator: " ") }
  }

  @Test func fewResultsHaveARowEach() {
    let results = [
      result("query", "list", 1000), result("item", "list", 10_000),
      result("query", "list", 1000, "naive"), result("item", "list", 1000),
    ]
    #expect(
      rows(results) == [
        "list query 1k default", "list item 1k default", "list item 10k default",
      ])
  }

  @Test func manyResultsHaveTheLargestSizeAndTheOneThatOthersHave() {
    let results = [
      result("query", "grid", 1_000_000), result("query", "list", 1_000_000),
      result("item", "list", 1_000_000), result("scroll", "list", 1000),
      result("item", "list", 1000), result("item", "list", 1000, "naive", 900),
      result("query", "list", 1000), result("query", "list", 1000, "naive", 50),
    ]
    #expect(
      rows(results, limit: 5) == [
        // The scenario that has most operations at the largest size.
        "list query 1m default", "list item 1m default", "list scroll 1k default",
        // The loss, then what others were timed at.
        "list query 1k default", "list item 1k default",
      ])
    #expect(rows(results, limit: 4).count == 4)
  }

  @Test func ratiosAreOfTheSizeOfTheirRowAndLossesAreMarked() {
    var disturbed = result("item", "list", 1000)
    disturbed.time = TimeSummary(samples: [100, 150], iterationsPerSample: 1, rounds: [1, 2])
    let lines = lines([
      result("query", "list", 1_000_000), result("query", "list", 1000, "naive", 90_000),
      disturbed, result("item", "list", 1000, "naive", 88),
      result("item", "list", 1000, "floor", 50),
    ])
    #expect(
      lines[0] == ["scenario", "operation", "at", "time", "floor", "naive", "allocs"])
    #expect(lines[2] == ["list", "query", "1m", "100", "ns", "-", "-", "0"])
    #expect(lines[3] == ["list", "item", "1k", "~100", "ns", "2.0×", "0.88×!", "0"])
  }

  @Test func columnsWithoutRoomAreNamed() {
    let guests = (0..<6).map { "a-strategy-with-a-name-\($0)" }
    let results = [result("query", "list", 1000)] + guests.map { result("query", "list", 1000, $0) }
    let (table, omitted) = AnswerTable(RunFigures(results)).table(width: 80, lacksAllocator: false)
    #expect(table.naturalWidth <= 80)
    #expect(omitted.contains("a-strategy-with-a-name-5"))
    #expect(RunSummary(.sample(results)).text().contains("a-strategy-with-a-name-5"))
  }
}
