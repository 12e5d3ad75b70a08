import BenchHarness
import CompositionalLayout

extension Scenario {
  /// A grid divided into thousands of sections.
  static let manySections = Scenario(
    name: "many-sections",
    summary: "sections of 5 to 34 items in a grid of four columns, some of them empty",
    imitates: "a photo library grouped by day: tens of thousands of small sections",
    layout: {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.25)),
        subitem: .filling(inset: 1), count: 4)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 12
      return CompositionalLayoutDescription(section: section, configuration: configuration)
    },
    counts: { items, seed in
      var random = SeededRandom(seed: seed)
      var counts: [Int] = []
      var remaining = items
      while remaining > 0 {
        let size = random.next(in: 0..<20) == 0 ? 0 : min(remaining, random.next(in: 5..<35))
        counts.append(size)
        remaining -= size
      }
      return counts
    })
}
