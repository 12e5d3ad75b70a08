import BenchHarness
import CompositionalLayout

extension Scenario {
  /// A screen of overlapping cards.
  static let layers = Scenario(
    name: "layers",
    summary: "all items in one custom group: 1,000 cards per screen, hundreds overlapping",
    imitates: "a card game or a drawing editor with thousands of overlapping items",
    source: .description { items, seed in
      .singleGroup { Layers.places(of: items, width: $0, seed: seed) }
    },
    counts: { items, _ in [items] }, defaultParts: [.smallGroup],
    onlyOperations: TimedOperation.onOneGroup,
    hasLargeGroups: true
  )
}

/// The positions of the cards.
private enum Layers {
  private static let pileSize = 1000
  private static let pilePitch = CGSize(width: 390, height: 1000)

  /// Returns the frames pile by pile, with a stacking order different from the order of the cards.
  static func places(
    of items: Int, width: CGFloat, seed: UInt64
  ) -> [NSCollectionLayoutGroupCustomItem] {
    var random = SeededRandom(seed: seed)
    let columnCount = max(1, Int(width / pilePitch.width))
    return (0..<items).map { item in
      let (pile, card) = item.quotientAndRemainder(dividingBy: pileSize)
      let (row, column) = pile.quotientAndRemainder(dividingBy: columnCount)
      let frame = CGRect(
        x: CGFloat(column) * pilePitch.width + random.next(in: 10.0..<80),
        y: CGFloat(row) * pilePitch.height + random.next(in: 0..<pilePitch.height),
        width: 290, height: 400)
      // The numbers 387 and 1,000 have no common divisor, so each card of a pile has its own
      // position in the stack.
      return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: card * 387 % pileSize)
    }
  }
}
