import BenchHarness
import LayoutCore

/// The lower bound of `materialise-cold`: writes one rectangle per item into untouched memory, so
/// the time includes page faults.
final class ColdWriteFloorBenchmark: PreparedBenchmark {
  private var memory: FreshFrames

  init(_ workload: Workload) { memory = FreshFrames(count: workload.items) }

  var preferredIterationLimit: Int { memory.maxBlocks }

  func prepareBatch(iterations: Int) { memory.renew(blocks: iterations) }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= memory.fillNextBlock { frames in
        WriteFloorBenchmark.fill(&frames)
        return frames.count
      }
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    _ = run(iterations: 1)
    return [WriteFloorBenchmark.framesWritten: memory.count]
  }
}
