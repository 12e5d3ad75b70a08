import CompositionalLayout

extension Scenario {
  static let gridEstimated = Scenario(
    name: "grid-estimated",
    summary: "sections of 500 items of estimated height, in rows of two or three",
    imitates: "a shop's shelves: pictures side by side, with captions of one or more lines",
    layout: {
      CompositionalLayoutDescription { index, _ in
        .grid(columns: index % 2 == 0 ? 2 : 3, estimated: 120)
      }
    },
    counts: { items, _ in SectionCounts.equal(500, items: items) },
    content: .text(characters: 1..<121), defaultParts: [])
}
