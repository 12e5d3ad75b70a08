import BenchHarness
import CompositionalLayout
import LayoutCore

extension Scenario {
  /// A list of short rows, with about thirty visible at a time.
  static let listShort = Scenario(
    name: "list-short",
    summary: "one section of rows of estimated height, which turn out 16 to 40 points high",
    imitates: "a table of transactions with about 30 short rows of unequal height in view",
    layout: {
      CompositionalLayoutDescription(section: .rows(estimated: 28))
    },
    counts: { items, _ in [items] },
    content: ContentSizes { question in
      Vector(
        horizontal: question.offered.horizontal,
        vertical: Double(question.random.next(in: 16..<41)))
    },
    defaultParts: [DefaultPart([.query, .resize, .item], items: [1000, 100_000, 1_000_000])])
}
