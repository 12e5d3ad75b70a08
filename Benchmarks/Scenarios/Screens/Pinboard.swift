import BenchHarness
import CompositionalLayout

extension Scenario {
  /// Columns of photos of various heights in one group.
  static let pinboard = Scenario(
    name: "pinboard",
    summary: "all items in one custom group: columns of photos of different heights",
    imitates: "a masonry layout of a whole photo library, growing at its end",
    source: .description { items, seed in
      .singleGroup { Pinboard.places(of: items, width: $0, seed: seed) }
    },
    counts: { items, _ in [items] }, defaultParts: [.singleGroup],
    onlyOperations: TimedOperation.onOneGroup,
    hasLargeGroups: true
  )
}

/// The positions of the photos.
private enum Pinboard {
  /// Returns the frames of the photos.
  ///
  /// Each photo goes to the shortest column, or to the first of several equally short ones.
  static func places(
    of items: Int, width: CGFloat, seed: UInt64
  ) -> [NSCollectionLayoutGroupCustomItem] {
    let gap: CGFloat = 6
    let columnCount = max(2, Int(width / 95))
    let columnWidth = (width - gap * CGFloat(columnCount + 1)) / CGFloat(columnCount)
    var random = SeededRandom(seed: seed)
    var heights = Array(repeating: gap, count: columnCount)
    return (0..<items).map { _ in
      var column = 0
      for other in 1..<columnCount where heights[other] < heights[column] { column = other }
      let frame = CGRect(
        x: gap + CGFloat(column) * (columnWidth + gap), y: heights[column], width: columnWidth,
        height: (columnWidth * random.next(in: 0.6..<1.8)).rounded())
      heights[column] = frame.maxY + gap
      return NSCollectionLayoutGroupCustomItem(frame: frame)
    }
  }
}
