import CompositionalLayout

extension Scenario {
  /// A list into which items are inserted at random places while someone scrolls.
  static let movies = Scenario(
    name: "movies",
    summary: "a plain list of titles of one or two lines; insert: one more, anywhere",
    imitates: "a list of movies; a timer inserts movies at random while someone scrolls",
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
