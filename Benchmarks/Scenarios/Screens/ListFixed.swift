import CompositionalLayout

extension Scenario {
  /// A plain list of rows with a fixed height.
  package static let listFixed = Scenario(
    name: "list-fixed",
    summary: "one section of rows 44 points high",
    imitates: "a log or a contact list with millions of rows, all of the same height",
    layout: {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(44)), subitems: [.filling()])
      return CompositionalLayoutDescription(section: NSCollectionLayoutSection(group: group))
    },
    counts: { items, _ in [items] },
    defaultParts: [
      .fixedScreen, DefaultPart([.materialiseCold], items: [100_000, 1_000_000]),
    ])
}
