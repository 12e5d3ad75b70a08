import BenchHarness
import LayoutCore

/// The lower bound of `materialise`: writes one rectangle per item into memory that has already
/// been written to, with hardly any computation.
package final class WriteFloorBenchmark: PreparedBenchmark {
  /// The name of the counter for the frames written by these benchmarks.
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

  /// Fills the buffer with rectangles that take hardly any time to compute.
  static func fill(_ frames: inout MutableSpan<Frame>) {
    for index in frames.indices {
      frames[index] = Frame(x: Double(index), y: 1, width: 2, height: 3)
    }
  }

  func countWork() -> [String: Int] { [Self.framesWritten: frames.count] }
}
