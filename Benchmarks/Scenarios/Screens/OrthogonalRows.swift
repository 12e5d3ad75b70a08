import CompositionalLayout

extension Scenario {
  /// Orthogonal rows, from top to bottom.
  static let orthogonalRows = Scenario(
    name: "orthogonal-rows",
    summary: "orthogonal sections of 50 items, all five scrolling behaviours in turn",
    imitates: "a media app's shelves: hundreds of rows, each scrolled separately",
    layout: {
      let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      return CompositionalLayoutDescription(
        sectionProvider: { index, _ in
          let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .size(.fractionalWidth(0.4), .absolute(160)), subitem: .filling(inset: 2),
            count: 2)
          let section = NSCollectionLayoutSection(group: pair)
          section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
          section.interGroupSpacing = 8
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
          return section
        }, configuration: configuration)
    },
    counts: { items, _ in SectionCounts.equal(50, items: items) })
}
