import CompositionalLayout

extension Scenario {
  /// The screen of an app for the users of a library.
  static let libraryApp = Scenario(
    name: "library-app",
    summary: "account details, rows of loans (one row empty), and a grid of estimated height",
    imitates: "a public library's app: one screen of unrelated sections",
    layout: {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 16
      return CompositionalLayoutDescription(
        sectionProvider: { index, environment in
          LibraryScreen.section(index, in: environment)
        }, configuration: configuration)
    },
    counts: { items, _ in LibraryScreen.counts(of: items) },
    content: .text(characters: 1..<91),
    defaultParts: [
      DefaultPart([.firstScreen, .scroll], items: [1000, 10_000]),
      DefaultPart([.appFirstScreen], items: [1000, 10_000]),
    ], hasOrthogonalSections: true)
}

/// The sections of the library's screen.
private enum LibraryScreen {
  /// The item counts of the first sections: the user's data, the user's books and the reserved
  /// books.
  ///
  /// The last section, not listed here, contains all remaining items.
  private static let counts = [3, 12, 0]
  private static let emptyStateKind = "nothing-reserved"

  static func counts(of items: Int) -> [Int] {
    var rest = items
    let few = counts.map { size -> Int in
      let count = min(size, rest)
      rest -= count
      return count
    }
    return few + [rest]
  }

  static func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    switch index {
    case 0: .rows(estimated: 56, spacing: 1)
    case 1: ownBooks
    case 2: nothingReserved
    default: library(in: environment)
    }
  }

  /// A row of book covers that scrolls orthogonally below a title.
  private static var ownBooks: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(0.3), .absolute(180)), subitems: [.filling()])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.boundarySupplementaryItems = [.title]
    return section
  }

  /// A row without any books, which shows a message instead.
  private static var nothingReserved: NSCollectionLayoutSection {
    let section = ownBooks
    section.boundarySupplementaryItems.append(
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .estimated(120)), elementKind: emptyStateKind,
        alignment: .bottom))
    return section
  }

  private static func library(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isWide = environment.container.effectiveContentSize.width > 600
    let section = NSCollectionLayoutSection.grid(columns: isWide ? 4 : 2, estimated: 220)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.boundarySupplementaryItems = [.title]
    return section
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A title of estimated height above a section.
  static var title: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
