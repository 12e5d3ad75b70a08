import LayoutCore

/// Writes the frames of all items into memory that has been written before.
final class MaterialiseBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private let strategy: Strategy
  private var frames: [Frame]

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    // Filling touches every page, so that no page fault is timed.
    frames = Array(repeating: .zero, count: strategy.shownItemCount)
    super.init(workload)
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      var span = frames.mutableSpan
      let written = strategy.writeFrames(into: &span)
      checksum &+= written > 0 ? frames[written / 2].checksum : 0
    }
    return checksum
  }

  override func countWork() -> [String: Int] {
    _ = run(iterations: 1)
    var digest = FrameDigest()
    for frame in frames { digest.combine(frame) }
    remember(digest)
    return ["framesWritten": frames.count]
  }
}
