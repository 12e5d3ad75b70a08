import BenchHarness
import CompositionalLayout
import LayoutCore

/// A benchmark that compares two states with one strategy.
final class DifferenceBenchmark<Strategy: DifferenceStrategy>: CheckedBenchmark {
  private let lists: DifferenceLists
  private let strategy: Strategy
  private let probe = AllocationProbe.make()
  private(set) var frameDigest: String?
  var key: AnswerKey?

  /// Creates a benchmark that compares the states before and after the change in a workload's
  /// script.
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

  /// Measures the peak memory of the comparison and its result, excluding the two states.
  func measureMetrics() -> [String: Double?] {
    let bytes = probe?.peakBytes { blackHole(strategy.difference()) }
    return [
      Metric.bytesPerItemAtPeak.rawValue: bytes.map { Double($0) / Double(lists.old.itemCount) }
    ]
  }

  /// Returns the number of bytes kept alive by both states.
  func liveBytes(using probe: AllocationProbe) -> Int? {
    probe.liveBytes { Strategy(from: lists.old, to: lists.new) }
  }

  func fault() -> String? {
    ChangeReplay(
      old: lists.old, new: lists.new, changes: Strategy.changes(in: strategy.difference())
    ).fault()
  }
}

/// The operation of finding the difference between two snapshots.
struct DifferenceOperation: OperationDefinition {
  let name = "diff"
  let summary = "finds the changes between two separate snapshots, with the fewest moves"
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
  /// Finding the difference between two snapshots.
  public static let diff = TimedOperation(DifferenceOperation())
}
