import BenchHarness
import LayoutCore

/// Untouched memory, for measurements that include page faults.
///
/// It has one block per iteration of a batch, each large enough for the frames of all items.
struct FreshFrames {
  /// The maximum memory of a batch, in bytes.
  private static let maxBytes = 64 << 20

  /// The capacity of one block, in frames.
  let count: Int
  private var memory: FreshMemory<Frame>?
  private var next = 0

  /// Creates an instance for blocks of the given number of frames, without allocating any memory.
  init(count: Int) { self.count = count }

  /// The maximum number of blocks in a batch.
  var maxBlocks: Int { max(1, Self.maxBytes / (max(1, count) * MemoryLayout<Frame>.stride)) }

  /// Replaces the memory with untouched memory.
  ///
  /// - Parameter blocks: The number of blocks, each large enough for all frames.
  mutating func renew(blocks: Int) {
    // The old memory is released first, so that the two are never mapped at the same time.
    memory = nil
    memory = FreshMemory(of: .zero, blocks: blocks, count: count)
    next = 0
  }

  /// Fills the next block, and returns a checksum.
  ///
  /// - Parameter fill: A closure writing frames and returning their number.
  /// - Returns: A number that depends on the frame in the middle of the block, or 0 if no frame was
  ///   written.
  mutating func fillNextBlock(_ fill: (inout MutableSpan<Frame>) -> Int) -> UInt64 {
    guard let memory else { return 0 }
    let block = next
    next += 1
    return memory.withBlock(block) { frames in
      let written = fill(&frames)
      return written > 0 ? frames[written / 2].checksum : 0
    }
  }

  /// The frames of the last filled block.
  var lastFrames: [Frame] {
    memory?.withBlock(next - 1) { frames in frames.indices.map { frames[$0] } } ?? []
  }

  /// The digest of the last filled block.
  func digest() -> FrameDigest {
    memory?.withBlock(next - 1) { frames in
      var digest = FrameDigest()
      for index in frames.indices { digest.combine(frames[index]) }
      return digest
    } ?? FrameDigest()
  }
}
