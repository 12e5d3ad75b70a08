import CompositionalLayout

extension Scenario {
  /// A photo library grouped by month, with most photos in a single month.
  static let photoTimeline = Scenario(
    name: "photo-timeline",
    summary: "300 months in a grid with pinned headers; one month has 70,000 photos",
    imitates: "a library that gives all photos the same date: 70,000 in one section",
    layout: {
      CompositionalLayoutDescription { _, environment in
        let isWide = environment.container.effectiveContentSize.width > 600
        let columns = isWide ? 8 : 4
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(1), .fractionalWidth(1 / CGFloat(columns))),
          subitem: .filling(inset: 1), count: columns)
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .size(.fractionalWidth(1), .absolute(36)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }
    },
    counts: { items, _ in PhotoTimeline.counts(of: items) },
    defaultParts: [DefaultPart([.query, .scroll], items: [1000, 10_000])])
}

/// The months of the timeline.
private enum PhotoTimeline {
  private static let monthCount = 300
  private static let maxPerMonth = 70_000

  /// Returns the number of photos in each month.
  ///
  /// The middle month has seven tenths of the photos, but at most 70,000. Small libraries have
  /// fewer months, with 100 photos on average.
  static func counts(of items: Int) -> [Int] {
    let months = min(monthCount, items / 100)
    guard months > 1 else { return [items] }
    let most = items < maxPerMonth ? items / 10 * 7 : maxPerMonth
    var counts = SectionCounts.scaled(
      Array(repeating: 1, count: months - 1), items: items - most)
    counts.insert(most, at: months / 2)
    return counts
  }
}
