import BenchHarness
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The digests of the timed instances are compared as well.
struct ResultDifferenceTests {
  private let selection = SuiteSelection(
    scenarios: [.listFixed],
    strategies: [
      StrategyEntry.all[0], FaultyLayout<Faults.NoFault>.entry,
      FaultyLayout<Faults.MovedItem>.entry,
    ])

  private func result(
    _ strategy: String, digest: String?, operation: String = "query", items: Int = 50
  ) -> BenchmarkResult {
    var result = BenchmarkResult(
      key: BenchmarkKey(
        scenario: "list-fixed", operation: operation, items: items, strategy: strategy))
    result.frameDigest = digest
    return result
  }

  @Test func equalDigestsPass() {
    let results = ["default", "no-fault", "moved-item"].map { result($0, digest: "a") }
    #expect(SuiteSelection.firstDifference(in: results) == nil)
    #expect(SuiteSelection.firstDifference(in: []) == nil)
  }

  @Test func skipsResultsWithoutADigest() {
    let results = [
      result("floor", digest: nil), result("default", digest: "a"), result("cut", digest: nil),
      result("no-fault", digest: "a"),
    ]
    #expect(SuiteSelection.firstDifference(in: results) == nil)
  }

  @Test func digestsBelongToOperationAndSize() {
    let results = [
      result("default", digest: "a"), result("no-fault", digest: "b", operation: "item"),
      result("moved-item", digest: "c", items: 1000),
    ]
    #expect(SuiteSelection.firstDifference(in: results) == nil)
  }

  @Test func reportsDifference() {
    let results = [result("default", digest: "a"), result("no-fault", digest: "b")]
    #expect(
      SuiteSelection.firstDifference(in: results)?.description
        == "list-fixed, query, 50 items, default against no-fault: the digests of the first answer "
        + "are a and b")
  }

  @Test(arguments: [TimedOperation.firstScreen, .query, .scroll, .rotate])
  func wrongStrategyHasAnotherDigest(operation: TimedOperation) throws {
    let workload = try Scenario.nestedGroups.workload(items: 12, seed: 7)
    let digests = try selection.strategies.map { strategy in
      let benchmark = try strategy.benchmark(workload, operation, StrategyStore())
      benchmark.prepareBatch(iterations: 1)
      _ = benchmark.countWork()
      return benchmark.frameDigest
    }
    #expect(digests[0] == digests[1])
    #expect(digests[0] != digests[2])
  }

  @Test func framesWrittenWrongHaveAnotherDigest() throws {
    let workload = try Scenario.listFixed.workload(items: 50, seed: 7)
    let entries = [FaultyLayout<Faults.NoFault>.entry, FaultyLayout<Faults.MiswrittenFrame>.entry]
    let digests = try entries.map { entry in
      let benchmark = try entry.benchmark(workload, .materialise, StrategyStore())
      _ = benchmark.countWork()
      return benchmark.frameDigest
    }
    #expect(digests[0] != nil && digests[0] != digests[1])
  }
}
