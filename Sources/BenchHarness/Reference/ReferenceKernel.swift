/// A fixed piece of arithmetic and memory work that measures the machine's current speed.
///
/// It walks through a megabyte of memory, and each step depends on the previous one. A slower
/// clock, another program's use of the cache and a shared processor therefore all slow it down.
package final class ReferenceKernel {
  /// The number of steps in one run of the kernel.
  ///
  /// A run takes about 0.7 ms.
  private static let steps = 64 * 1024
  /// The number of words in the memory that a run walks through; it must be a power of two.
  private static let words = 128 * 1024

  private var memory: [UInt64]

  /// Creates a kernel whose memory pages have already been touched.
  package init() { memory = (0..<Self.words).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 } }

  /// Does the work once, and returns a checksum that depends on all of it.
  package func run() -> UInt64 {
    var state: UInt64 = 1
    let mask = UInt64(Self.words - 1)
    // Swapped into a local array, because Swift would check each access to a stored property.
    var words: [UInt64] = []
    swap(&words, &memory)
    for _ in 0..<Self.steps {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let index = Int(truncatingIfNeeded: (state >> 33) & mask)
      words[index] ^= state
      state ^= words[index] >> 7
    }
    swap(&words, &memory)
    return state
  }
}
