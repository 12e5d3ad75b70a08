import CompositionalLayout

extension Scenario {
  /// A page with eight kinds of section.
  static let mixedScreen = Scenario(
    name: "mixed-screen",
    summary: "eight kinds of sections in random order, such as banners, shelves and mosaics",
    imitates: "the endless front page of an app store",
    source: .description { _, seed in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 24
      return CompositionalLayoutDescription(
        sectionProvider: { index, environment in
          MixedScreen.section(MixedScreen.kinds[index, seed: seed], in: environment)
        }, configuration: configuration)
    },
    counts: { items, seed in
      SectionCounts.filling(items) { MixedScreen.sizes[MixedScreen.kinds[$0, seed: seed]] }
    },
    defaultParts: [
      .fixedScreen,
      DefaultPart(
        [
          .appFirstScreen, .appBatch, .appRotate, .appFirstScreenByKey, .appBatchByKey,
          .appRotateByKey, .appFirstScreenOnDemand, .appBatchOnDemand, .appRotateOnDemand,
        ], items: [10_000]),
    ], hasOrthogonalSections: true)
}

/// The sections of the mixed screen.
private enum MixedScreen {
  /// The number of items in each kind of section.
  static let sizes = [5, 12, 24, 9, 30, 8, 40, 14]
  static let kinds = SectionKinds(count: sizes.count)

  static func section(
    _ kind: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    switch kind {
    case 0:
      .row(.fractionalWidth(0.92), .absolute(220), .groupPagingCentered, spacing: 10)
    case 1:
      shelf(rows: 3, height: 210, .groupPaging)
    case 2:
      grid(columns: environment.container.effectiveContentSize.width > 600 ? 6 : 3)
    case 3:
      mosaic()
    case 4:
      list(height: 72)
    case 5:
      .row(.absolute(120), .absolute(150), .continuous, spacing: 10)
    case 6:
      grid(columns: 4)
    default:
      flow()
    }
  }

  private static func shelf(
    rows: Int, height: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.85), .absolute(height)), subitem: .filling(),
      count: rows)
    column.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: column)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 12
    return section
  }

  private static func grid(columns: Int) -> NSCollectionLayoutSection {
    let fraction = 1 / CGFloat(columns)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(fraction)),
      subitem: .filling(inset: 2), count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .all(10)
    return section
  }

  private static func mosaic() -> NSCollectionLayoutSection {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: .filling(inset: 3),
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.3)),
      subitems: [.item(.size(.fractionalWidth(0.7), .fractionalHeight(1)), inset: 3), pair])
    return NSCollectionLayoutSection(group: group)
  }

  private static func list(height: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(height)), subitems: [.filling()])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  private static func flow() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(36)),
      subitems: [
        .item(.size(.absolute(90), .fractionalHeight(1))),
        .item(.size(.absolute(64), .fractionalHeight(1))),
      ])
    group.interItemSpacing = .flexible(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }
}
