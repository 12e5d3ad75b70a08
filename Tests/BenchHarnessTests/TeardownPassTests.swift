import Testing

@testable import BenchHarness

// Live bytes are counted in the whole process, so each of these tests runs in a separate process.
@Suite(.enabled(if: AllocationProbe.make() != nil, "jemalloc is not linked"))
struct TeardownPassTests {
  private final class Node {
    var other: Node?
    var room = [UInt8](repeating: 0, count: 100_000)
  }

  private final class Benchmark: PreparedBenchmark {
    let leaks: Bool
    var node = Node()

    init(leaks: Bool) { self.leaks = leaks }

    func run(iterations: Int) -> UInt64 {
      let node = Node()
      if leaks { node.other = node }
      self.node = node
      return 1
    }

    func countWork() -> [String: Int] { [:] }
  }

  private static func leakedBytes(leaks: Bool) throws -> Int {
    let key = BenchmarkKey(scenario: "a", operation: "b", items: 1, strategy: "c")
    let benchmarkCase = BenchmarkCase(key: key) { _ in Benchmark(leaks: leaks) }
    let probe = try #require(AllocationProbe.make())
    // Threads of the test library may allocate at the same time, but not in most of the attempts.
    let tries = try (0..<9).map { _ in try probe.leakedBytes(by: benchmarkCase) }
    return tries.sorted()[4]
  }

  @Test func reportsNoLeakWithoutOne() async {
    await #expect(processExitsWith: .success) {
      let bytes = try TeardownPassTests.leakedBytes(leaks: false)
      #expect(bytes == 0)
    }
  }

  @Test func reportsRetainCycle() async {
    await #expect(processExitsWith: .success) {
      let bytes = try TeardownPassTests.leakedBytes(leaks: true)
      #expect(bytes >= 100_000)
    }
  }
}
