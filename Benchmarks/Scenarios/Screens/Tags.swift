import CompositionalLayout

extension Scenario {
  /// A cloud of tags.
  static let tags = Scenario(
    name: "tags",
    summary: "words of estimated width, in lines that hold as many as fit",
    imitates: "tags or chips, of which each that is measured moves those behind it",
    layout: {
      let tag = NSCollectionLayoutItem(layoutSize: .size(.estimated(80), .absolute(32)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(32)), subitems: [tag])
      line.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: line)
      section.interGroupSpacing = 8
      section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
      return CompositionalLayoutDescription(section: section)
    },
    counts: { items, _ in [items] },
    content: .labels(characters: 1..<18),
    defaultParts: [DefaultPart([.query, .insert], items: [1000, 100_000])])
}
