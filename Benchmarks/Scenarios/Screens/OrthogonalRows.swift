import CompositionalLayout

extension Scenario {
  /// A vertical list of orthogonal rows.
  static let orthogonalRows = Scenario(
    name: "orthogonal-rows",
    summary: "orthogonal sections of 50 items, with random scrolling behaviours",
    imitates: "a media app's shelves: hundreds of rows, each scrolling separately",
    source: .description { _, seed in
      let behaviors = UICollectionLayoutSectionOrthogonalScrollingBehavior.scrolling
      let kinds = SectionKinds(count: behaviors.count)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      return CompositionalLayoutDescription(
        sectionProvider: { index, _ in
          let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .size(.fractionalWidth(0.4), .absolute(160)), subitem: .filling(inset: 2),
            count: 2)
          let section = NSCollectionLayoutSection(group: pair)
          section.orthogonalScrollingBehavior = behaviors[kinds[index, seed: seed]]
          section.interGroupSpacing = 8
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
          return section
        }, configuration: configuration)
    },
    counts: { items, _ in SectionCounts.equal(50, items: items) },
    defaultParts: [.fixedRows], hasOrthogonalSections: true)
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The behaviours that make a section scroll orthogonally.
  static let scrolling: [Self] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]
}
