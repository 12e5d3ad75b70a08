import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Comparisons of snapshots count the work of the change, and a wrong comparison ends a run.
struct DifferenceBenchmarkTests {
  private func workload(_ change: SnapshotChange, items: Int = 1000) throws -> Workload {
    let scenario = try #require(Scenario.snapshotDiffs.first { $0.script == .change(change) })
    return try scenario.workload(items: items, seed: 7)
  }

  private func counts(_ change: SnapshotChange, items: Int = 1000) throws -> [String: Int] {
    try DifferenceBenchmark(workload(change, items: items), CoreDifference.self).countWork()
  }

  @Test(arguments: SnapshotChange.allCases)
  func comparisonsAndFloorFindEqualChangeCounts(change: SnapshotChange) throws {
    let workload = try workload(change)
    let core = DifferenceBenchmark(workload, CoreDifference.self)
    let counts = core.countWork()
    #expect(core.fault() == nil)
    guard change != .sectionsDeleted else { return }
    let standard = DifferenceBenchmark(workload, StandardDifference.self)
    let standardCounts = standard.countWork()
    #expect(standard.fault() == nil)
    #expect(core.frameDigest == standard.frameDigest)
    for (name, count) in DifferenceFloorBenchmark(workload).countWork() {
      #expect(counts[name] == count && standardCounts[name] == count, "\(name)")
    }
  }

  @Test func changesMatchTheirNames() throws {
    let same = try counts(.same)
    #expect(same.filter { $0.value > 0 }.keys.sorted() == ["identifiersCompared"])
    let tenth = try counts(.tenthReplaced)
    #expect(tenth["itemsInserted"] == 100 && tenth["itemsMoved"] == 0)
    #expect(try (90...100).contains(#require(tenth["itemsDeleted"])))
    #expect(try counts(.firstToLast)["itemsMoved"] == 1)
    #expect(try counts(.reversed)["itemsMoved"] == 999)
    #expect(try (2...20).contains(#require(counts(.hundredthMoved)["itemsMoved"])))
    let sections = try counts(.sectionsDeleted)
    #expect(sections["sectionsDeleted"] == 1 && sections["itemsDeleted"] == 0)
  }

  /// The identifiers of both snapshots were hashed when they were added.
  @Test(arguments: SnapshotChange.allCases)
  func comparingHashesNoIdentifier(change: SnapshotChange) throws {
    #expect(try counts(change)["identifiersHashed"] == 0)
  }

  @Test func eachIdentifierOfEqualSnapshotsIsComparedOnce() throws {
    #expect(try counts(.same, items: 3000)["identifiersCompared"] == 3000)
  }

  @Test func patienceSortCountsFewestMoves() {
    var random = SeededRandom(seed: 5)
    for count in 0..<60 {
      var numbers = Array(0..<count)
      for last in stride(from: count - 1, to: 0, by: -1) {
        numbers.swapAt(last, random.next(in: 0..<last + 1))
      }
      // The length of the longest increasing subsequence that ends at each number.
      var lengths: [Int] = []
      for (index, number) in numbers.enumerated() {
        let before = lengths.indices.filter { numbers[$0] < number }.map { lengths[$0] }
        lengths.append((before.max() ?? 0) + 1)
        #expect(lengths.count == index + 1)
      }
      #expect(PatienceSort.length(of: numbers) == lengths.max() ?? 0)
    }
  }

  @Test func limitsInputOfTheStandardComparison() throws {
    let entry = StrategyEntry.standardDifference
    #expect(throws: SetupSkipReason.self) {
      try entry.benchmark(workload(.reversed, items: 20_000), .diff, StrategyStore())
    }
    #expect(throws: SetupSkipReason.self) {
      try entry.benchmark(workload(.sectionsDeleted), .diff, StrategyStore())
    }
  }

  @Test func onlyComparisonsTakePart() throws {
    let all = SuiteSelection(
      scenarios: Scenario.snapshotDiffs, items: [100], strategies: StrategyEntry.all)
    let names = Set(try all.cases(for: all.workloads()).map(\.key.strategy))
    #expect(names == ["default", "floor", StandardDifference.name])
    let none = SuiteSelection(
      scenarios: [.listFixed], items: [100], strategies: [.standardDifference])
    #expect(!none.hasBenchmarks)
  }

  @Test(.enabled(if: AllocationProbe.make() != nil, "jemalloc is not linked"))
  func measuresPeakMemory() throws {
    let probe = try #require(AllocationProbe.make())
    let bytes = try #require(
      probe.peakBytes {
        for _ in 0..<3 { blackHole([UInt64](repeating: 1, count: 1 << 17)) }
      })
    #expect((1 << 20..<2 << 20).contains(bytes), "one of three blocks at a time: \(bytes)")
    let benchmark = DifferenceBenchmark(
      try workload(.shuffled, items: 50_000), CoreDifference.self)
    let perItem = try #require(benchmark.measureMetrics()["bytesPerItemAtPeak"] ?? nil)
    #expect((8..<100).contains(perItem), "\(perItem)")
  }
}
