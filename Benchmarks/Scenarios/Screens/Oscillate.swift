import CompositionalLayout

extension Scenario {
  /// A list of words, including one that responds to each size proposal with a different size.
  static let oscillate = Scenario(
    name: "oscillate",
    summary: "words of estimated size; one word reports a new size at each measurement",
    imitates: "a cell that sends self-sizing layouts into an endless loop",
    environment: .phone(CGSize(width: 240, height: 320)),
    layout: {
      let word = NSCollectionLayoutItem(layoutSize: .size(.estimated(80), .estimated(32)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .estimated(32)), subitems: [word])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      return CompositionalLayoutDescription(section: section)
    },
    counts: { items, _ in [items] },
    content: .words(restless: 5),
    defaultParts: [DefaultPart([.firstScreen], items: [1000])])
}
