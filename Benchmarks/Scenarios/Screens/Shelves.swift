import CompositionalLayout

extension Scenario {
  /// A vertical list of orthogonal rows with measured content.
  static let shelves = Scenario(
    name: "shelves",
    summary: "rows of cards and chips of estimated size, with as many rows as items per row",
    imitates: "1,000 rows of 1,000 items, where each newly measured size moves all rows",
    layout: {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 12
      return CompositionalLayoutDescription(
        sectionProvider: { index, _ in index % 2 == 0 ? .cards : .chips },
        configuration: configuration)
    },
    // The number of rows equals the number of items in a row. The cost then grows with about the
    // square root of n if it depends on one of the two, and with n if it depends on both.
    //
    //     1k  →  32 of 32 or 31      100k  →  316 or 317 of 317 or 316      1m  →  1,000 of 1,000
    counts: { items, _ in
      let rows = max(1, Int(Double(items).squareRoot().rounded()))
      return SectionCounts.scaled(Array(repeating: 1, count: rows), items: items)
    },
    content: ContentSizes { question in
      question.section % 2 == 0
        ? question.wholePoints(characters: 1..<97, isLabel: false)
        : question.wholePoints(characters: 1..<18, isLabel: true)
    },
    defaultParts: [
      DefaultPart([.firstScreen, .scroll], items: [1000, 100_000, 1_000_000]),
      DefaultPart(
        [.resize, .scrollAcross, .scrollAcrossRow, .rest], items: [1000, 100_000]),
    ], hasOrthogonalSections: true)
}

extension NSCollectionLayoutSection {
  /// A row of cards with estimated heights, as tall as its tallest card.
  fileprivate static var cards: NSCollectionLayoutSection {
    .shelf(.size(.absolute(140), .estimated(120)), behavior: .continuousGroupLeadingBoundary)
  }

  /// A row of chips with estimated widths.
  ///
  /// Resizing a chip moves all chips after it.
  fileprivate static var chips: NSCollectionLayoutSection {
    .shelf(.size(.estimated(90), .absolute(36)), behavior: .continuous)
  }

  /// Creates an orthogonal row with one item per group.
  private static func shelf(
    _ size: NSCollectionLayoutSize,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    return section
  }
}
