import BenchHarness
import LayoutCore

/// A benchmark that looks up the frames of random items.
final class ItemBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private let strategy: Strategy
  private let places: [(section: Int, item: Int)]
  private var next = 0

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    var random = workload.random(for: 2)
    let sections = workload.upright.sections
    var places = (0..<1023).map { _ in
      let section = random.next(in: 0..<sections.count)
      return (section: section, item: random.next(in: 0..<max(1, sections[section].itemCount)))
    }
    if let last = sections.lastIndex(where: { $0.itemCount > 0 }) {
      places.append((last, sections[last].itemCount - 1))
    }
    self.places = places
    super.init(workload)
  }

  /// Starts every batch at the same item, so that each pass does the same work.
  override func prepareBatch(iterations: Int) { next = 0 }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= iterate(next)
      next = (next + 1) % places.count
    }
    return checksum
  }

  override var inputCount: Int { places.count }

  override func iterate(_ input: Int) -> UInt64 {
    let place = places[input]
    let frame = strategy.frame(section: place.section, item: place.item)
    note(
      TraceStep(
        frame: frame, ofItem: place.item, section: place.section, strategy.contentSize))
    return frame?.checksum ?? 1
  }

  override func countWork() -> [String: Int] {
    var digest = FrameDigest()
    if let frame = strategy.frame(section: places[0].section, item: places[0].item) {
      digest.combine(frame)
    }
    remember(digest)
    return [:]
  }
}

/// The operation of looking up the frames of random items.
struct ItemOperation: OperationDefinition {
  let name = "item"
  let summary = "gets the frame of one random item"

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ItemBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Looking up the frame of one item.
  public static let item = TimedOperation(ItemOperation())
}
