import LayoutCore

/// A benchmark that writes the frames of all items into memory that has already been written to.
final class MaterialiseBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private let strategy: Strategy
  private var frames: ContiguousArray<Frame>

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    // Filling the memory touches every page, so no page faults are timed.
    frames = ContiguousArray(repeating: .zero, count: strategy.shownItemCount)
    super.init(workload)
  }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations { checksum &+= iterate(0) }
    return checksum
  }

  override func iterate(_ input: Int) -> UInt64 {
    var span = frames.mutableSpan
    let written = strategy.writeFrames(into: &span)
    note(TraceStep(frames: frames, strategy))
    return written > 0 ? frames[written / 2].checksum : 0
  }

  /// Returns the digest of the frames without creating an element for each of them.
  override func digest(_ input: Int) -> AnswerDigest {
    let checksum = iterate(input)
    let value = lastDigest
    return AnswerDigest(value: value, checksum: checksum, buffer: value)
  }

  override var lastDigest: UInt64 { digestOfFrames.value }

  private var digestOfFrames: FrameDigest {
    var digest = FrameDigest()
    for frame in frames { digest.combine(frame) }
    return digest
  }

  override func countWork() -> [String: Int] {
    _ = run(iterations: 1)
    remember(digestOfFrames)
    return [WriteFloorBenchmark.framesWritten: frames.count]
  }
}

/// The operation of writing the frames of all items into warm memory.
struct MaterialiseOperation: OperationDefinition {
  let name = "materialise"
  let summary = "writes the frames of all items into reused memory"
  let floor: Floor? = Floor { WriteFloorBenchmark($0) }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try MaterialiseBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Writing the frames of all items into warm memory.
  public static let materialise = TimedOperation(MaterialiseOperation())
}
