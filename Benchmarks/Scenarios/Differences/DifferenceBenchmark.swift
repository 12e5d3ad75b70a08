import BenchHarness
import CompositionalLayout
import LayoutCore

/// Comparison of two states by one strategy.
final class DifferenceBenchmark<Strategy: DifferenceStrategy>: CheckedBenchmark {
  private let lists: DifferenceLists
  private let strategy: Strategy
  private let probe = AllocationProbe.make()
  private(set) var frameDigest: String?
  var key: AnswerKey?

  /// Creates a benchmark of a workload scripted as a change.
  init(_ workload: Workload, _ type: Strategy.Type) {
    lists = workload.differenceLists
    strategy = Strategy(from: lists.old, to: lists.new)
  }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      let difference = strategy.difference()
      blackHole(difference)
      checksum &+= UInt64(Strategy.changes(in: difference).count) &+ 1
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    let changes = Strategy.changes(in: strategy.difference())
    frameDigest = changes.digest.text
    let work = Strategy.countIdentifiers(from: lists.old, to: lists.new)
    return changes.counts.merging(work) { $1 }
  }

  var metricIterations: Int { 1 }

  /// The peak memory of the comparison besides both states, its result included.
  func measureMetrics() -> [String: Double?] {
    let bytes = probe?.peakBytes { blackHole(strategy.difference()) }
    return [
      Metric.bytesPerItemAtPeak.rawValue: bytes.map { Double($0) / Double(lists.old.itemCount) }
    ]
  }

  /// The memory of both states.
  func liveBytes(using probe: AllocationProbe) -> Int? {
    probe.liveBytes { Strategy(from: lists.old, to: lists.new) }
  }

  func fault() -> String? {
    ChangeReplay(
      old: lists.old, new: lists.new, changes: Strategy.changes(in: strategy.difference())
    ).fault()
  }
}

/// Difference of two snapshots.
struct DifferenceOperation: OperationDefinition {
  let name = "diff"
  let summary = "find the changes between two separate snapshots, with the fewest moves"
  let isOnData = true
  let floor: Floor? = Floor { DifferenceFloorBenchmark($0) }

  func applies(to scenario: Scenario) -> Bool { scenario.script.comparesSnapshots }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) -> any AnsweringBenchmark {
    DifferenceBenchmark(setup.workload, CoreDifference.self)
  }
}

extension TimedOperation {
  /// Compare two snapshots.
  public static let diff = TimedOperation(DifferenceOperation())
}
