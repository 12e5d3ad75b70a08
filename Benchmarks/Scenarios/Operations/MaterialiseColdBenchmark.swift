import LayoutCore

/// A benchmark that writes the frames of all items into untouched memory.
///
/// The time includes page faults.
final class MaterialiseColdBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private let strategy: Strategy
  private var memory: FreshFrames

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    memory = FreshFrames(count: strategy.shownItemCount)
    super.init(workload)
  }

  override var preferredIterationLimit: Int { memory.maxBlocks }

  override func prepareBatch(iterations: Int) { memory.renew(blocks: iterations) }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations { checksum &+= iterate(0) }
    return checksum
  }

  override func iterate(_ input: Int) -> UInt64 {
    let checksum = memory.fillNextBlock { strategy.writeFrames(into: &$0) }
    note(TraceStep(frames: memory.lastFrames, strategy))
    return checksum
  }

  /// Returns the digest of the frames without creating an element for each of them.
  override func digest(_ input: Int) -> AnswerDigest {
    let checksum = iterate(input)
    let value = lastDigest
    return AnswerDigest(value: value, checksum: checksum, buffer: value)
  }

  override var lastDigest: UInt64 { memory.digest().value }

  override func countWork() -> [String: Int] {
    _ = run(iterations: 1)
    remember(memory.digest())
    return [WriteFloorBenchmark.framesWritten: memory.count]
  }
}

/// The operation of writing the frames of all items into untouched memory.
struct MaterialiseColdOperation: OperationDefinition {
  let name = "materialise-cold"
  let summary = "writes the frames of all items into fresh memory, causing page faults"
  let floor: Floor? = Floor { ColdWriteFloorBenchmark($0) }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try MaterialiseColdBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Writing the frames of all items into untouched memory.
  public static let materialiseCold = TimedOperation(MaterialiseColdOperation())
}
