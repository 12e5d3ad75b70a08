import BenchHarness
import LayoutCore

/// Finds the frames of random items.
final class ItemBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  private let strategy: Strategy
  private let places: [(section: Int, item: Int)]
  private var next = 0

  init(_ workload: Workload, strategy: Strategy) {
    self.strategy = strategy
    var random = workload.random(for: 2)
    let sections = workload.upright.sections
    places = (0..<1024).map { _ in
      let section = random.next(in: 0..<sections.count)
      return (section, random.next(in: 0..<max(1, sections[section].itemCount)))
    }
    super.init(workload)
  }

  /// Every batch starts at the same place, so that each pass does the same work.
  override func prepareBatch(iterations: Int) { next = 0 }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      let place = places[next]
      checksum &+= strategy.frame(section: place.section, item: place.item)?.checksum ?? 1
      next = (next + 1) % places.count
    }
    return checksum
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
