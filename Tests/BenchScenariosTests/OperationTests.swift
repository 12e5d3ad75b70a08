import BenchHarness
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Every operation of every scenario does its work, and repeats it if it runs again.
struct OperationTests {
  /// A number of iterations larger than the eight frames after which a row is moved again.
  private static let iterations = 12

  @Test(arguments: ScenarioOperation.all)
  func aSecondBatchRepeatsTheFirst(pair: ScenarioOperation) throws {
    let workload = try pair.scenario.workload(items: 400, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, pair.operation, StrategyStore())
    let iterations = min(pair.iterations, benchmark.preferredIterationLimit)
    let checksums = (0..<2).map { _ in
      benchmark.prepareBatch(iterations: iterations)
      return benchmark.run(iterations: iterations)
    }
    #expect(Set(checksums).count == 1)
    #expect(checksums[0] != 0)
  }

  @Test func batchWithoutPreparationContinuesElsewhere() throws {
    // Shows why the harness prepares every batch: these operations move through the content.
    let workload = try Scenario.orthogonalRows.workload(items: 1000, seed: 7)
    for operation in [TimedOperation.query, .scroll, .item] {
      let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
      benchmark.prepareBatch(iterations: Self.iterations)
      let first = benchmark.run(iterations: Self.iterations)
      #expect(benchmark.run(iterations: Self.iterations) != first, "\(operation)")
    }
  }

  @Test(arguments: ScenarioOperation.all)
  func allStrategiesGiveTheSameDigest(pair: ScenarioOperation) throws {
    let workload = try pair.scenario.workload(items: min(40, pair.scenario.testItems), seed: 7)
    // Views use the default engine, and two fresh layouts determine what they should show.
    let all = StrategyEntry.all.filter {
      pair.scenario.isScreen ? $0.hasLayouts : $0.takesPart(in: pair.scenario)
    }
    let turn = try #require(TimedOperation.all.firstIndex(of: pair.operation))
    let strategies =
      pair.operation.drivesView || all.count <= 3
      ? Array(all.prefix(3)) : StrategyEntry.dealt(all, turn: turn % 3, of: 3)
    #expect(strategies.count > 1 || all.count == 1)
    let answers = try strategies.map { strategy in
      let benchmark = try strategy.benchmark(workload, pair.operation, StrategyStore())
      benchmark.prepareBatch(iterations: 1)
      let counters = benchmark.countWork()
      return Answer(
        digest: benchmark.frameDigest, visibleItems: benchmark.visibleItems,
        emitted: counters["elementsEmitted"])
    }
    #expect(answers[0].digest != nil)
    #expect(Set(answers).count == 1, "\(answers)")
  }

  @Test(arguments: ScenarioOperation.all)
  func allStrategiesGiveTheSameChecksum(pair: ScenarioOperation) throws {
    let workload = try pair.scenario.workload(items: min(20, pair.scenario.testItems), seed: 7)
    let names = ["default", "naive", "dictionary", "extents-fenwick"]
    let strategies = StrategyEntry.all.filter { names.contains($0.name) }
    #expect(strategies.count == names.count)
    let checksums = try strategies.map { strategy in
      let benchmark = try strategy.benchmark(workload, pair.operation, StrategyStore())
      let several = pair.operation == .scroll && pair.scenario.content == nil
      let iterations = min(several ? Self.iterations : 2, benchmark.preferredIterationLimit)
      benchmark.prepareBatch(iterations: iterations)
      return benchmark.run(iterations: iterations)
    }
    #expect(Set(checksums).count == 1)
  }

  @Test(arguments: Scenario.listFixed.operations)
  func operationsShowItems(operation: TimedOperation) throws {
    let workload = try Scenario.listFixed.workload(items: 1000, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    _ = benchmark.countWork()
    if ![.prepare, .item, .materialise, .materialiseCold].contains(operation) {
      // Rows of 44 points in a view of 844 points.
      #expect((19...21).contains(try #require(benchmark.visibleItems)))
    } else {
      #expect(benchmark.visibleItems == nil)
    }
  }

  @Test func headersDoNotCountAsItems() throws {
    let workload = try Scenario.pinnedHeaders.workload(items: 1000, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, .query, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    let emitted = try #require(benchmark.countWork()["elementsEmitted"])
    #expect(try #require(benchmark.visibleItems) < emitted)
  }

  @Test(arguments: Scenario.screens)
  func floorWritesTheFramesOfMaterialise(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let floor = WriteFloorBenchmark(workload)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, .materialise, StrategyStore())
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
