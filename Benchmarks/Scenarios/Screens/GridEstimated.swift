import CompositionalLayout

extension Scenario {
  static let gridEstimated = Scenario(
    name: "grid-estimated",
    summary: "sections of 500 items in rows of two and of three, of estimated height",
    imitates: "a shop's shelves: pictures over captions of one to many lines, side by side",
    layout: {
      CompositionalLayoutDescription { index, _ in
        .grid(columns: index % 2 == 0 ? 2 : 3, estimated: 120)
      }
    },
    counts: { items, _ in SectionCounts.equal(500, items: items) },
    content: .text(characters: 1..<121), defaultParts: [])
}
