import CompositionalLayout

extension Scenario {
  /// A mosaic of nested groups.
  static let nestedGroups = Scenario(
    name: "nested-groups",
    summary: "groups of 12 items, nested three deep, with fractional sizes and spacing",
    imitates: "the photo mosaic familiar from tutorials, for a whole photo library",
    layout: {
      let small = NSCollectionLayoutGroup.vertical(
        layoutSize: .size(.fractionalWidth(0.5), .fractionalHeight(1)),
        subitem: .filling(inset: 1), count: 2)
      small.interItemSpacing = .fixed(2)
      let quad = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
      let top = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.6)),
        subitems: [.item(.size(.fractionalWidth(0.6), .fractionalHeight(1)), inset: 1), quad])
      let strip = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.4)),
        subitems: [.item(.size(.fractionalWidth(1 / 7), .fractionalHeight(1)), inset: 1)])
      strip.interItemSpacing = .flexible(2)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.8)), subitems: [top, strip])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .all(8)
      section.interGroupSpacing = 4
      return CompositionalLayoutDescription(section: section)
    },
    counts: { items, _ in [items] },
    defaultParts: [
      DefaultPart(DefaultPart.fixedOperations, items: [1000, 10_000, 100_000, 1_000_000]),
      DefaultPart([.materialiseCold], items: [100_000, 1_000_000]),
    ])
}
