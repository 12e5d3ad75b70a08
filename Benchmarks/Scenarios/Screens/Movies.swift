import CompositionalLayout

extension Scenario {
  /// A list into which items are inserted at random positions while someone scrolls.
  static let movies = Scenario(
    name: "movies",
    summary: "a plain list of one-line or two-line titles; insert adds one title anywhere",
    imitates: "a movie list into which a timer inserts movies at random during scrolling",
    layout: {
      CompositionalLayoutDescription { _, environment in
        .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
      }
    },
    counts: { items, _ in [items] },
    content: .text(characters: 3..<90),
    defaultParts: [DefaultPart([.insert, .appDiff], items: [1000, 10_000])])
}
