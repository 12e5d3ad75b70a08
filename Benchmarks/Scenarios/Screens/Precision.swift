import CompositionalLayout

extension Scenario {
  /// A list so long that floating-point positions can make its rows overlap or leave gaps.
  static let precision = Scenario(
    name: "precision",
    summary: "up to 100 million rows, each 133 pixels high, one pixel apart",
    imitates: "logs so long that positions lose precision, so rows overlap or leave gaps",
    layout: {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(133.0 / 3)), subitems: [.filling()])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 1.0 / 3
      return CompositionalLayoutDescription(section: section)
    },
    counts: { items, _ in [items] },
    script: .ruler(Script.Ruler(height: 133, pitch: 134)),
    defaultParts: [DefaultPart([.query], items: [1000, 1_000_000, 100_000_000])])
}
