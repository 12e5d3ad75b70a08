import CompositionalLayout

extension Scenario {
  /// A list of text cells with estimated heights.
  static let listEstimated = Scenario(
    name: "list-estimated",
    summary: "one section of rows of estimated height, with 1 to 8 lines of text",
    imitates: "a feed of posts in which each newly measured size moves a million rows",
    layout: {
      CompositionalLayoutDescription(section: .rows(estimated: 80))
    },
    counts: { items, _ in [items] },
    content: .text(characters: 1..<377),
    defaultParts: [
      DefaultPart(
        [.firstScreen, .query, .scroll, .insert, .delete, .scrollTo],
        items: [1000, 100_000, 1_000_000]),
      DefaultPart(
        [.resize], items: [1000, 100_000, 1_000_000],
        optInStrategies: ["extents-flat", "extents-fenwick"]),
      DefaultPart(
        [.appFirstScreen, .appScroll, .appBatch, .appRotate, .appJump],
        items: [1000, 100_000, 1_000_000]),
    ])
}

extension NSCollectionLayoutSection {
  /// Creates a section of full-width rows.
  static func rows(
    estimated height: CGFloat, spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  /// Creates a section of rows with equal items side by side.
  static func grid(
    columns: Int, estimated height: CGFloat
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .size(.fractionalWidth(1 / CGFloat(columns)), .estimated(height)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(height)), subitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }
}
