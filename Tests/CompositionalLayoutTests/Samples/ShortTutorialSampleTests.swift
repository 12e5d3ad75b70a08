import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests the layouts of a short tutorial about films.
///
/// The expected frames are derived from the numbered rules, not measured.
@Suite struct ShortTutorialSampleTests {
  /// Returns items of half the group's width and a height equal to its width, in groups of half
  /// that height.
  private func tallItems(
    spacing: NSCollectionLayoutSpacing? = nil, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [.item(.fractionalWidth(0.5), .fractionalWidth(1), insets: insets)])
    group.interItemSpacing = spacing
    return NSCollectionLayoutSection(group: group)
  }

  /// The cells extend beyond their groups and overlap the next groups.
  @Test func itemsTallerThanTheirGroups() throws {
    let layout = try LaidOut(tallItems(), itemCounts: [4])
    #expect(
      layout.cells() == [
        Frame(0, 0, 160, 320), Frame(160, 0, 160, 320), Frame(0, 160, 160, 320),
        Frame(160, 160, 160, 320),
      ])
    #expect(layout.contentSize.height == 320)
  }

  /// Spacing makes items narrower, including lengths given as fractions of the width.
  @Test func spacingAndInsets() throws {
    let layout = try LaidOut(tallItems(spacing: .fixed(15), insets: .all(8)), itemCounts: [3])
    #expect(
      layout.cells() == [
        Frame(8, 8, 136.5, 289), Frame(175.5, 8, 136.5, 289), Frame(8, 168, 136.5, 289),
      ])
  }

  @Test func gridWithInsets() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [.item(.fractionalWidth(0.2), .fractionalHeight(1), insets: .all(5))])
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [5])
    #expect(layout.cells() == [5.0, 69, 133, 197, 261].map { Frame($0, 5, 54, 54) })
  }

  @Test func twoColumns() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(44)), subitem: .filling(), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let expected = [0.0, 54, 108].flatMap { y in [10.0, 165].map { Frame($0, y, 145, 44) } }
    #expect(try LaidOut(section, itemCounts: [6]).cells() == expected)
  }

  /// 0.4 and 0.3 of the width fill a height of 0.7 of the width, although not exactly in binary
  /// fractions.
  @Test func twoRows() throws {
    let insets = NSDirectionalEdgeInsets.all(5)
    let thirds = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.3)),
      subitem: .filling(insets: insets), count: 3)
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.4 + 0.3)),
        subitems: [.item(.fractionalWidth(1), .fractionalWidth(0.4), insets: insets), thirds]))
    let first = [
      Frame(5, 5, 310, 118), Frame(5, 133, 96.5, 86), Frame(111.5, 133, 96.5, 86),
      Frame(218, 133, 96.5, 86),
    ]
    let second = first.map { $0.offset(along: .vertical, by: 224) }
    #expect(try LaidOut(section, itemCounts: [8]).cells() == first + second)
  }
}
