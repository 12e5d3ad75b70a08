import BenchSuite
import CompositionalLayout

extension Scenario {
  /// A scenario with a layout written like an app's.
  static let myScreen = Scenario(
    name: "my-screen",
    summary: "one section of text rows, each of two to two hundred words",
    imitates: "the screen that you are working on",
    layout: {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return CompositionalLayoutDescription(section: NSCollectionLayoutSection(group: group))
    },
    counts: { items, seed in [items] },
    content: .text(characters: 10..<1000),
    defaultParts: [])
}
