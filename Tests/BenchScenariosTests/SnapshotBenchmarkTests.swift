import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios

/// Calls of snapshots do work in proportion to their items, with the right result.
struct SnapshotBenchmarkTests {
  private func benchmark(
    _ call: SnapshotCall, items: Int = 3000
  ) throws -> SnapshotBenchmark {
    SnapshotBenchmark(try Scenario.snapshotCalls.workload(items: items, seed: 7), call)
  }

  @Test(arguments: SnapshotCall.allCases)
  func resultsEqualThePlainModel(call: SnapshotCall) throws {
    #expect(try benchmark(call).fault() == nil)
  }

  @Test func hashesIdentifiersOncePerCall() throws {
    func hashed(_ call: SnapshotCall) throws -> Int? {
      try benchmark(call).countWork()["identifiersHashed"]
    }
    // Each of the three sections is hashed as an integer, which is not counted.
    #expect(try hashed(.append) == 3000)
    #expect(try hashed(.delete) == 1500)
    #expect(try hashed(.reload) == 1500)
    #expect(try hashed(.read) == 1)
  }

  @Test func countsShowRemainingItems() throws {
    #expect(try benchmark(.delete).countWork()["itemsLeft"] == 1500)
    #expect(try benchmark(.reload).countWork()["itemsReloaded"] == 1500)
    #expect(try benchmark(.read).countWork()["itemsRead"] == 299_900)
  }
}
