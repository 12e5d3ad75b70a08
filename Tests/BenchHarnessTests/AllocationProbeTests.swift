import Testing

@testable import Allocations
@testable import BenchHarness

// Requests are counted in the whole process, so each of these tests runs in a separate process.
@Suite(.enabled(if: AllocationProbe.make() != nil, "jemalloc is not linked"))
struct AllocationProbeTests {
  private final class Object {
    var value = 0
  }

  @Test func emptyWorkCostsNothing() async {
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      for _ in 0..<10 {
        let summary = probe.measure {}
        #expect(summary == AllocationSummary(count: 0, bytes: 0))
      }
    }
  }

  @Test func everyObjectIsCounted() async {
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      for count in [1, 10, 1001, 100_000] {
        let summary = probe.measure {
          for _ in 0..<count { blackHole(Object()) }
        }
        #expect(summary.count >= count)
        #expect(summary.bytes >= count * 24)
      }
    }
  }

  @Test func oneLargeBlockIsOneRequest() async {
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      let summary = probe.measure { blackHole([UInt8](repeating: 1, count: 1_000_000)) }
      #expect(summary.count == 1)
      #expect(summary.bytes >= 1_000_000)
    }
  }

  @Test func detectsLookupsByName() async {
    // Shows why the probe keeps its nodes: creating a node allocates, so a probe that created nodes
    // would count itself.
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      let summary = probe.measure { blackHole(AllocatorNode("epoch")) }
      #expect(summary.count > 0)
    }
  }

  @Test func liveBytesCountRemainingMemory() async {
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      let kept = probe.liveBytes { [UInt64](repeating: 1, count: 100_000) }
      #expect(kept >= 800_000 && kept < 1_000_000)
      let transient = probe.liveBytes {
        blackHole([UInt64](repeating: 1, count: 100_000))
        return 0
      }
      #expect(transient == 0)
    }
  }

  @Test func passIsExactWithoutFirstUse() async {
    final class Growing: PreparedBenchmark {
      private var cache: [Int] = []

      func run(iterations: Int) -> UInt64 {
        if cache.isEmpty { cache = Array(repeating: 1, count: 1000) }
        for _ in 0..<iterations { blackHole(Object()) }
        return UInt64(cache.count)
      }

      func countWork() -> [String: Int] { [:] }
    }
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      let (summary, warnings) = AllocationPass(probe: probe).measure(Growing())
      #expect(summary.count == 1)
      #expect(warnings.isEmpty)
    }
  }

  @Test func reportsUnequalPasses() async {
    final class Drifting: PreparedBenchmark {
      private var runs = 0

      func run(iterations: Int) -> UInt64 {
        runs += 1
        for _ in 0..<10 + runs { blackHole(Object()) }
        return 0
      }

      func countWork() -> [String: Int] { [:] }
    }
    await #expect(processExitsWith: .success) {
      let probe = try #require(AllocationProbe.make())
      let (summary, warnings) = AllocationPass(probe: probe).measure(Drifting())
      #expect(summary.count == 12)
      #expect(
        warnings.first?.description == "allocation count is not exact: 12, 13")
    }
  }

  @Test func theSuiteReportsAllocations() async {
    final class Allocating: PreparedBenchmark {
      func run(iterations: Int) -> UInt64 {
        for _ in 0..<iterations { blackHole(Object()) }
        return 0
      }

      func countWork() -> [String: Int] { [:] }

      func liveBytes(using probe: AllocationProbe) -> Int? {
        probe.liveBytes { [UInt64](repeating: 1, count: 1000) }
      }
    }
    await #expect(processExitsWith: .success) {
      let key = BenchmarkKey(scenario: "s", operation: "o", items: 1000, strategy: "d")
      let runner = SuiteRunner(options: SuiteOptions(passes: .exact))
      let result = try runner.run([BenchmarkCase(key: key) { _ in Allocating() }])[0]
      #expect(result.allocations?.count == 1)
      let liveBytesPerItem = try #require(result.liveBytesPerItem)
      #expect((8...16).contains(liveBytesPerItem))
      #expect(result.warnings.isEmpty)
    }
  }
}
