import Testing

@testable import BenchHarness
@testable import BenchReports

/// Counters growing with the number of items are violations, unless an exception allows it.
struct GrowthCheckTests {
  private func check(
    _ counts: [Int: Int], exceptions: [GrowthException] = []
  ) -> GrowthCheck {
    let rows = counts.map { items, count in
      (
        BenchmarkKey(scenario: "list", operation: "query", items: items, strategy: "default"),
        ["nodes": count]
      )
    }
    return GrowthCheck(rows: Dictionary(uniqueKeysWithValues: rows), exceptions: exceptions)
  }

  @Test(arguments: [[18, 18, 18], [2, 4, 18], [40, 60, 50], [90, 20, 10], [0, 0, 16]])
  func constantCountsPass(counts: [Int]) {
    let check = check([1000: counts[0], 10_000: counts[1], 100_000: counts[2]])
    #expect(check.violations.isEmpty && check.checkedFigures == 1)
  }

  @Test(arguments: [[10, 100, 1000], [20, 40, 80], [0, 10, 100], [0, 0, 17]])
  func growingCountsAreViolations(counts: [Int]) {
    let check = check([1000: counts[0], 10_000: counts[1], 100_000: counts[2]])
    #expect(check.violations.map(\.name) == ["nodes"])
    #expect(check.violations[0].sentence.contains(" at 1k, \(counts[1]) at 10k, "))
  }

  @Test func exceptionAllowsOnlyItsExponent() {
    let counts = [1000: 10, 100_000: 100]
    func exception(_ figures: String, upTo limit: Double) -> [GrowthException] {
      [GrowthException("*", "*", figures, upTo: limit, because: "of a tree")]
    }
    #expect(check(counts, exceptions: exception("nodes", upTo: 0.5)).violations.isEmpty)
    #expect(check(counts, exceptions: exception("nodes", upTo: 0.4)).violations.count == 1)
    #expect(check(counts, exceptions: exception("elements", upTo: 1)).violations.count == 1)
  }
}
