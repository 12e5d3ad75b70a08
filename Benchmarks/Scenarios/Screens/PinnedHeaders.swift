import BenchHarness
import CompositionalLayout

extension Scenario {
  /// Sections with pinned headers.
  static let pinnedHeaders = Scenario(
    name: "pinned-headers",
    summary: "sections of 8 to 40 rows, each with a pinned header, a footer and a background",
    imitates: "contacts by letter or messages by day: headers known to slow down scrolling",
    layout: {
      CompositionalLayoutDescription { _, _ in
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(1), .absolute(52)), subitems: [.filling()])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 4, leading: 12, bottom: 4, trailing: 12)
        section.interGroupSpacing = 1
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .size(.fractionalWidth(1), .absolute(28)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .size(.fractionalWidth(1), .absolute(16)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
        section.boundarySupplementaryItems = [header, footer]
        section.decorationItems = [.background(elementKind: "background")]
        return section
      }
    },
    counts: { items, seed in
      var random = SeededRandom(seed: seed)
      var counts: [Int] = []
      var remaining = items
      while remaining > 0 {
        counts.append(min(remaining, random.next(in: 8..<41)))
        remaining -= counts[counts.count - 1]
      }
      return counts
    })
}
