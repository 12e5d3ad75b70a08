import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// What the default strategy asks of the allocator, counted by jemalloc.
///
/// Requests are counted over the whole process, where other tests run as well, so each of these
/// runs in a process of its own; and since the test library's own threads live there too, the
/// smallest of several counts is taken: nobody else can make a count smaller than the truth.
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
  /// are looped over; the cells are not.
  private static func countable() throws -> [Scenario] {
    // Contents that are measured are kept track of in tables, and so are groups of several.
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

  /// The fewest requests that a warm batch made in several tries.
  private static func minRequests(
    _ operation: TimedOperation, of scenario: Scenario
  ) throws -> Int {
    let probe = try #require(AllocationProbe.make())
    let workload = try scenario.workload(items: 1000, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
    let iterations = 100
    var fewest = Int.max
    // The first batch is not counted: it makes room that the others find in place.
    for batch in 0...5 {
      benchmark.prepareBatch(iterations: iterations)
      let count = probe.measure { blackHole(benchmark.run(iterations: iterations)) }.count
      if batch > 0 { fewest = min(fewest, count) }
    }
    return fewest
  }

  /// What a laid-out strategy keeps, in bytes per item: the least of several tries.
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
