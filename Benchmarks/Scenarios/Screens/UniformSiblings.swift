import CompositionalLayout

extension Scenario {
  /// The scenarios that are never timed, but replayed whenever the selection contains measured
  /// contents.
  package static let replayedOnly = [uniformSiblings]

  /// Tiles as tall as the tallest tile in their row or, in odd sections, in the section.
  static let uniformSiblings = Scenario(
    name: "uniform-siblings",
    summary: "tiles as tall as the tallest in their row (in odd sections, in the section)",
    imitates: "product cards side by side, all the same height",
    layout: {
      CompositionalLayoutDescription { index, _ in
        let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 60)
        let tile = NSCollectionLayoutItem(
          layoutSize: .size(.fractionalWidth(1.0 / 3), height))
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(
            .fractionalWidth(1), index % 2 == 0 ? .estimated(60) : height),
          subitem: tile, count: 3)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 6
        return section
      }
    },
    counts: { items, _ in SectionCounts.equal(10, items: items) },
    content: .text(characters: 1..<61), defaultParts: [])
}
