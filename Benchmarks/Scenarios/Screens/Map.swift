import BenchHarness
import CompositionalLayout

extension Scenario {
  /// A map with pins and regions scattered in no particular order.
  static let map = Scenario(
    name: "map",
    summary: "all items in one custom group: pins and some regions, scattered at random",
    imitates: "a map or a canvas: neighbours on screen are far apart in the data",
    source: .description { items, seed in
      .singleGroup { Map.places(of: items, width: $0, seed: seed) }
    },
    counts: { items, _ in [items] }, defaultParts: [.singleGroup],
    onlyOperations: TimedOperation.onOneGroup,
    hasLargeGroups: true
  )
}

/// The positions of the pins and regions.
private enum Map {
  /// The number of items per region; a region is up to one and a half screens high.
  private static let oneRegionIn = 50
  /// The area of the map per item, in square points: a phone shows about thirty items.
  private static let areaPerItem: CGFloat = 12_000

  static func places(
    of items: Int, width: CGFloat, seed: UInt64
  ) -> [NSCollectionLayoutGroupCustomItem] {
    var random = SeededRandom(seed: seed)
    let height = max(844, CGFloat(items) * areaPerItem / width)
    return (0..<items).map { _ in
      let isRegion = random.next(in: 0..<oneRegionIn) == 0
      let size = CGSize(
        width: random.next(in: isRegion ? 100..<width : 24..<60).rounded(),
        height: random.next(in: isRegion ? 100..<1266 : 24..<60).rounded())
      let origin = CGPoint(
        x: random.next(in: 0..<max(1, width - size.width)),
        y: random.next(in: 0..<max(1, height - size.height)))
      return NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: origin, size: size))
    }
  }
}
