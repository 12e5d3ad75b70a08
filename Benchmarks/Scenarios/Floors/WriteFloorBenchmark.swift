import BenchHarness
import LayoutCore

/// Floor of `materialise`: writes one rectangle per item into memory written before, and computes
/// next to nothing.
package final class WriteFloorBenchmark: PreparedBenchmark {
  /// The name of a benchmark's own count of frames.
  package static let framesWritten = "framesWritten"

  private var frames: ContiguousArray<Frame>

  init(_ workload: Workload) { frames = ContiguousArray(repeating: .zero, count: workload.items) }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      var span = frames.mutableSpan
      Self.fill(&span)
      checksum &+= frames[frames.count / 2].checksum
    }
    return checksum
  }

  /// Writes rectangles at next to no cost of computing them.
  static func fill(_ frames: inout MutableSpan<Frame>) {
    for index in frames.indices {
      frames[index] = Frame(x: Double(index), y: 1, width: 2, height: 3)
    }
  }

  func countWork() -> [String: Int] { [Self.framesWritten: frames.count] }
}
