import BenchHarness
import Testing

@testable import BenchScenarios

/// Every operation of every scenario does its work, and does it again when it is asked again.
struct OperationTests {
  /// More than the eight frames after which a row is moved again.
  private static let iterations = 12

  @Test(arguments: Scenario.all, Operation.allCases)
  func aSecondBatchRepeatsTheFirst(scenario: Scenario, operation: Operation) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let benchmark = StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
    // Scrolling takes some gestures until a row stays where another one left it.
    let iterations = operation == .scroll ? 200 : Self.iterations
    let checksums = (0..<3).map { _ in
      benchmark.prepareBatch(iterations: iterations)
      return benchmark.run(iterations: iterations)
    }
    #expect(Set(checksums).count == 1)
    #expect(checksums[0] != 0)
  }

  @Test func withoutPreparationABatchGoesOnElsewhere() throws {
    // Why the harness prepares every batch: these walk through places.
    let workload = try Scenario.orthogonalRows.workload(items: 1000, seed: 7)
    for operation in [Operation.query, .scroll, .item] {
      let benchmark = StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
      benchmark.prepareBatch(iterations: Self.iterations)
      let first = benchmark.run(iterations: Self.iterations)
      #expect(benchmark.run(iterations: Self.iterations) != first, "\(operation)")
    }
  }

  @Test(arguments: Scenario.all, Operation.allCases)
  func allStrategiesGiveTheSameDigest(scenario: Scenario, operation: Operation) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let answers = StrategyEntry.all.map { strategy in
      let benchmark = strategy.benchmark(workload, operation, StrategyStore())
      benchmark.prepareBatch(iterations: 1)
      let counters = benchmark.countWork()
      return Answer(
        digest: benchmark.frameDigest, visibleItems: benchmark.visibleItems,
        emitted: counters["elementsEmitted"])
    }
    #expect(answers[0].digest != nil)
    #expect(Set(answers).count == 1, "\(answers)")
  }

  @Test(arguments: Scenario.all, Operation.allCases)
  func allStrategiesGiveTheSameChecksum(scenario: Scenario, operation: Operation) throws {
    let workload = try scenario.workload(items: 50, seed: 7)
    let checksums = StrategyEntry.all.map { strategy in
      let benchmark = strategy.benchmark(workload, operation, StrategyStore())
      benchmark.prepareBatch(iterations: Self.iterations)
      return benchmark.run(iterations: Self.iterations)
    }
    #expect(Set(checksums).count == 1)
  }

  @Test(arguments: Operation.allCases)
  func itemsAreShownWhereSomethingIsShown(operation: Operation) throws {
    let workload = try Scenario.listFixed.workload(items: 1000, seed: 7)
    let benchmark = StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    _ = benchmark.countWork()
    if [.firstScreen, .query, .scroll, .rotate].contains(operation) {
      // Rows of 44 points in a view of 844.
      #expect((19...21).contains(try #require(benchmark.visibleItems)))
    } else {
      #expect(benchmark.visibleItems == nil)
    }
  }

  @Test func headersAreNoItems() throws {
    let workload = try Scenario.pinnedHeaders.workload(items: 1000, seed: 7)
    let benchmark = StrategyEntry.all[0].benchmark(workload, .query, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    let emitted = try #require(benchmark.countWork()["elementsEmitted"])
    #expect(try #require(benchmark.visibleItems) < emitted)
  }

  @Test(arguments: Scenario.all)
  func theFloorWritesAsManyFramesAsMaterialising(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let floor = WriteFloorBenchmark(workload)
    let benchmark = StrategyEntry.all[0].benchmark(workload, .materialise, StrategyStore())
    #expect(floor.countWork() == benchmark.countWork())
    #expect(floor.run(iterations: 2) == floor.run(iterations: 2))
    #expect(floor.run(iterations: 1) != 0)
  }

  private struct Answer: Hashable {
    var digest: String?
    var visibleItems: Int?
    var emitted: Int?
  }
}
