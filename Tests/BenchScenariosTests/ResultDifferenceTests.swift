import BenchHarness
import Testing

@testable import BenchScenarios

/// What the strategies answered while they were benchmarked is compared as well.
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

  @Test func equalDigestsPass() throws {
    let results = ["default", "no-fault", "moved-item"].map { result($0, digest: "a") }
    #expect(try selection.firstDifference(in: results) == nil)
    #expect(try selection.firstDifference(in: []) == nil)
  }

  @Test func resultsWithoutADigestAreLeftOut() throws {
    let results = [
      result("floor", digest: nil), result("default", digest: "a"), result("cut", digest: nil),
      result("no-fault", digest: "a"),
    ]
    #expect(try selection.firstDifference(in: results) == nil)
  }

  @Test func otherOperationsAndSizesHaveDigestsOfTheirOwn() throws {
    let results = [
      result("default", digest: "a"), result("no-fault", digest: "b", operation: "item"),
      result("moved-item", digest: "c", items: 1000),
    ]
    #expect(try selection.firstDifference(in: results) == nil)
  }

  @Test func aDifferenceThatAReplayFindsIsToldInDetail() throws {
    let results = [result("default", digest: "a"), result("moved-item", digest: "b")]
    #expect(
      try selection.firstDifference(in: results)?.description
        == "list-fixed, 50 items, default against moved-item: step 1 (upright, view at -20.0): "
        + "element 3: y of item 3 of section 0 is 132.0 against 132.33333333333334")
  }

  @Test func aDifferenceThatNoReplayFindsIsToldAllTheSame() throws {
    let results = [
      result("default", digest: "a"), result("no-fault", digest: "b"),
    ]
    #expect(
      try selection.firstDifference(in: results)?.description
        == "list-fixed, query, 50 items, default against no-fault: frames a against b")
  }

  @Test func resultsOfUnknownScenariosAreComparedToo() throws {
    var results = [result("default", digest: "a"), result("no-fault", digest: "b")]
    for index in results.indices { results[index].scenario = "another" }
    #expect(
      try selection.firstDifference(in: results)?.description
        == "another, query, 50 items, default against no-fault: frames a against b")
  }

  @Test(arguments: [Operation.firstScreen, .query, .scroll, .rotate])
  func aWrongStrategyHasAnotherDigest(operation: Operation) throws {
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

  @Test func theRunItselfIsCompared() throws {
    let small = SuiteSelection(
      scenarios: [.listFixed], operations: [.firstScreen], items: [50],
      strategies: selection.strategies)
    let cases = try small.cases(for: small.workloads())
    let results = SuiteRunner(options: SuiteOptions(passes: .counters)).run(cases)
    #expect(try small.firstDifference(in: results)?.description.contains("moved-item") == true)
  }
}
