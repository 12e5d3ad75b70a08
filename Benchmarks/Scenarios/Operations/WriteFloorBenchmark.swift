import BenchHarness
import LayoutCore

/// Writes as many rectangles as there are items, and computes next to nothing: what materialising
/// costs at the very least on this machine, in this run.
final class WriteFloorBenchmark: PreparedBenchmark {
  /// The name under which the floor stands among the strategies.
  static let name = "floor"

  private var frames: [Frame]

  init(_ workload: Workload) { frames = Array(repeating: .zero, count: workload.items) }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      for index in frames.indices {
        frames[index] = Frame(x: Double(index), y: 1, width: 2, height: 3)
      }
      checksum &+= frames[frames.count / 2].x.bitPattern
    }
    return checksum
  }

  func countWork() -> [String: Int] { ["framesWritten": frames.count] }
}
