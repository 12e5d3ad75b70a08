import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios

/// Calls of snapshots: as much work as there are items in the call, and the right result.
struct SnapshotBenchmarkTests {
  private func benchmark(
    _ operation: BenchScenarios.Operation, items: Int = 3000
  ) throws -> SnapshotBenchmark {
    SnapshotBenchmark(try Scenario.snapshotCalls.workload(items: items, seed: 7), operation)
  }

  @Test(arguments: BenchScenarios.Operation.ofSnapshots.sorted { $0.rawValue < $1.rawValue })
  func resultsAreThoseOfAPlainModel(operation: BenchScenarios.Operation) throws {
    #expect(try benchmark(operation).mistake() == nil)
  }

  @Test func identifiersAreHashedOnceForEachCallThatNamesThem() throws {
    func hashed(_ operation: BenchScenarios.Operation) throws -> Int? {
      try benchmark(operation).countWork()["identifiersHashed"]
    }
    // Each of three sections is hashed as an integer, which is not counted.
    #expect(try hashed(.snapshotAppend) == 3000)
    #expect(try hashed(.snapshotDelete) == 1500)
    #expect(try hashed(.snapshotReload) == 1500)
    #expect(try hashed(.snapshotRead) == 1)
  }

  @Test func theCountsTellWhatIsLeft() throws {
    #expect(try benchmark(.snapshotDelete).countWork()["itemsLeft"] == 1500)
    #expect(try benchmark(.snapshotReload).countWork()["itemsReloaded"] == 1500)
    #expect(try benchmark(.snapshotRead).countWork()["itemsRead"] == 299_900)
  }
}
