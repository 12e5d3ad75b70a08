import BenchHarness
import CompositionalLayout

extension Scenario {
  static let newsFeed = Scenario(
    name: "news-feed",
    summary: "titled sections of 10 to 40 stories: a lead story, two side by side, then briefs",
    imitates: "a news app with several kinds of rows per section, all of estimated height",
    layout: {
      CompositionalLayoutDescription { _, _ in
        let section = NSCollectionLayoutSection(group: NewsFeed.stories)
        section.interGroupSpacing = 10
        section.contentInsets = .all(10)
        section.boundarySupplementaryItems = [.title]
        return section
      }
    },
    counts: { items, seed in
      var random = SeededRandom(seed: seed)
      var counts: [Int] = []
      var remaining = items
      while remaining > 0 {
        counts.append(min(remaining, random.next(in: 10..<41)))
        remaining -= counts[counts.count - 1]
      }
      return counts
    },
    content: .text(characters: 20..<400),
    defaultParts: [DefaultPart([.firstScreen, .scroll], items: [1000, 10_000])],
    isSlowToPrepare: true)
}

/// The rows of the feed.
private enum NewsFeed {
  /// A full-width lead, two stories side by side, and two briefs.
  static var stories: NSCollectionLayoutGroup {
    let half = NSCollectionLayoutItem(
      layoutSize: .size(.fractionalWidth(0.5), .estimated(140)))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(140)), subitems: [half])
    let brief = story(estimated: 60)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(560)),
      subitems: [story(estimated: 280), pair, brief, brief])
    group.interItemSpacing = .fixed(10)
    return group
  }

  private static func story(estimated height: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: .size(.fractionalWidth(1), .estimated(height)))
  }
}
