import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the default strategy's allocation requests, counted by jemalloc.
///
/// Requests are counted in the whole process, so each of these tests runs in a separate process.
/// Because the test library's own threads run there as well, the smallest of several counts is
/// used: other threads can only increase a count.
@Suite(
  .serialized,
  .enabled(if: AllocationProbe.make() != nil, "allocations not measured: jemalloc is not linked"))
struct AllocationTests {
  @Test func aQueryAllocatesNothing() async {
    await #expect(processExitsWith: .success) {
      for scenario in try AllocationTests.countable() {
        let requests = try AllocationTests.minRequests(.query, of: scenario)
        #expect(requests == 0, "\(scenario.name)")
      }
    }
  }

  @Test func findingAnItemAllocatesNothing() async {
    await #expect(processExitsWith: .success) {
      for scenario in try AllocationTests.countable() {
        let requests = try AllocationTests.minRequests(.item, of: scenario)
        #expect(requests == 0, "\(scenario.name)")
      }
    }
  }

  @Test func scrollingAllocatesNothing() async {
    await #expect(processExitsWith: .success) {
      for scenario in try AllocationTests.countable() {
        let requests = try AllocationTests.minRequests(.scroll, of: scenario)
        #expect(requests == 0, "\(scenario.name)")
      }
    }
  }

  @Test func detectsAllocationsOfLayout() async {
    await #expect(processExitsWith: .success) {
      let requests = try AllocationTests.minRequests(.prepare, of: .listFixed)
      #expect(requests > 0)
    }
  }

  @Test func fixedSizesTakeNoMemoryPerItem() async {
    await #expect(processExitsWith: .success) {
      for scenario in [Scenario.nestedGroups, .listFixed] {
        let bytes = try #require(
          try AllocationTests.bytesPerItem(of: scenario, strategy: StrategyEntry.all[0]))
        #expect(bytes > 0 && bytes < 0.001, "\(scenario.name)")
      }
    }
  }

  /// On demand, a screen keeps a few bytes for each section; by key, it keeps the number of items
  /// and the place of each section besides.
  @Test func shownScreensKeepFewBytesPerSection() async {
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      let workload = try Scenario.mixedScreen.workload(items: 400_000, seed: 7)
      let sections = workload.upright.sections.count
      func bytes(_ question: SectionRequestTiming, _ action: AppAction = .firstScreen) -> Int? {
        let benchmark = AppBenchmark(workload, action, question, fresh: nil)
        _ = benchmark.liveBytes(using: probe)
        return benchmark.liveBytes(using: probe)
      }
      let (everyTime, byKey) = (try #require(bytes(.everyTime)), try #require(bytes(.byKey)))
      #expect(byKey > 8 * sections && byKey < 64 * sections)
      #expect(byKey - everyTime < 8 * sections)
      #expect(try #require(bytes(.onDemand)) < 8 * sections)
      #expect(bytes(.byKey, .batch) == nil)
    }
  }

  @Test func detectsStrategyThatKeepsItems() async {
    await #expect(processExitsWith: .success) {
      let dictionary = try #require(StrategyEntry.all.first { $0.name == "dictionary" })
      let bytes = try #require(
        try AllocationTests.bytesPerItem(of: .listFixed, items: 10_000, strategy: dictionary))
      #expect(bytes > 50)
    }
  }

  /// The scenarios whose requests can be counted in this build.
  ///
  /// Without optimisation every step of a loop over an array allocates, and headers and backgrounds
  /// are processed in loops, unlike the cells.
  private static func countable() throws -> [Scenario] {
    // Tables keep track of measured contents, and of groups of several items.
    let fixed = Scenario.screens.filter { $0.content == nil }
    guard isDebugBuild else { return fixed }
    return try fixed.filter { scenario in
      let plans = try scenario.workload(items: 50, seed: 7).upright.plans
      return plans.allSatisfy { $0.section.boundaries.isEmpty && $0.section.decorations.isEmpty }
    }
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Returns the minimum number of requests of a warm batch in several attempts.
  private static func minRequests(
    _ operation: TimedOperation, of scenario: Scenario
  ) throws -> Int {
    let probe = try #require(AllocationProbe.make())
    let workload = try scenario.workload(items: 1000, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
    let iterations = 100
    var fewest = Int.max
    // The first batch is not counted, because it allocates memory that the others reuse.
    for batch in 0...5 {
      benchmark.prepareBatch(iterations: iterations)
      let count = probe.measure { blackHole(benchmark.run(iterations: iterations)) }.count
      if batch > 0 { fewest = min(fewest, count) }
    }
    return fewest
  }

  /// Returns the memory kept by a laid-out strategy in bytes per item, the minimum of several
  /// attempts.
  private static func bytesPerItem(
    of scenario: Scenario, items: Int = 10_000_000, strategy: StrategyEntry
  ) throws -> Double? {
    let probe = try #require(AllocationProbe.make())
    let workload = try scenario.workload(items: items, seed: 7)
    let benchmark = try strategy.benchmark(workload, .prepare, StrategyStore())
    _ = benchmark.liveBytes(using: probe)
    let tries = (0..<3).compactMap { _ in benchmark.liveBytes(using: probe) }
    return tries.min().map { Double($0) / Double(items) }
  }
}
