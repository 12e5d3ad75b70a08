import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests the layouts of a tutorial that leads from a list to nested groups.
///
/// The expected frames are derived from the numbered rules, not measured.
@Suite struct GridTutorialSampleTests {
  @Test func list() throws {
    let section = NSCollectionLayoutSection(group: .rows(height: 44))
    let layout = try LaidOut(section, itemCounts: [20])
    #expect(layout.cells() == (0..<20).map { Frame(0, 44 * Double($0), 320, 44) })
    #expect(layout.contentSize == CGSize(width: 320, height: 880))
  }

  @Test func gridOfQuarters() throws {
    let section = NSCollectionLayoutSection(group: .rows(height: 44, itemWidth: 0.25))
    let expected = [0.0, 44].flatMap { y in [0.0, 80, 160, 240].map { Frame($0, y, 80, 44) } }
    #expect(try LaidOut(section, itemCounts: [8]).cells() == expected)
  }

  @Test func twoColumns() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(44)), subitem: .filling(), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .all(10)
    let layout = try LaidOut(section, itemCounts: [6])
    let expected = [10.0, 64, 118].flatMap { y in [10.0, 165].map { Frame($0, y, 145, 44) } }
    #expect(layout.cells() == expected)
    #expect(layout.contentSize.height == 172)
  }

  @Test func insetGrid() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [.item(.fractionalWidth(0.2), .fractionalHeight(1), insets: .all(10))])
    let expected = [10.0, 74].flatMap { y in
      [10.0, 74, 138, 202, 266].map { Frame($0, y, 44, 44) }
    }
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [10])
    #expect(layout.cells() == expected)
  }

  /// Returns one, three and five columns, or twice the number if there is room.
  private static func columns(adaptive: Bool) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 800
      let isLow = environment.traitCollection.verticalSizeClass == .compact
      let columns = [1, 3, 5][index] * (adaptive && isWide ? 2 : 1)
      let height: NSCollectionLayoutDimension =
        index == 0 || (adaptive && isLow) ? .absolute(44) : .fractionalWidth(0.2)
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .size(.fractionalWidth(1), height), subitem: .filling(insets: .all(2)),
          count: columns))
      section.contentInsets = .all(20)
      return section
    }
  }

  @Test(arguments: [false, true])
  func distinctSections(_ adaptive: Bool) throws {
    let layout = try LaidOut(Self.columns(adaptive: adaptive), itemCounts: [2, 5, 6])
    #expect(layout.cells(section: 0) == [Frame(22, 22, 276, 40), Frame(22, 66, 276, 40)])
    #expect(
      layout.cells(section: 1) == [
        Frame(22, 150, 89, 52), Frame(115, 150, 89, 52), Frame(208, 150, 89, 52),
        Frame(22, 206, 89, 52), Frame(115, 206, 89, 52),
      ])
    #expect(
      layout.cells(section: 2) == [
        Frame(22, 302, 52, 52), Frame(78, 302, 52, 52), Frame(134, 302, 52, 52),
        Frame(190, 302, 52, 52), Frame(246, 302, 52, 52), Frame(22, 358, 52, 52),
      ])
  }

  @Test func doublesColumnsIfRoomAllows() throws {
    let layout = try LaidOut(
      Self.columns(adaptive: true), itemCounts: [2, 6, 1], environment: .phone(width: 900))
    #expect(layout.cells(section: 0) == [Frame(22, 22, 426, 40), Frame(452, 22, 426, 40)])
    // Six columns of 860 / 6 = 143.33 points, rounded down; 172 points high, a fifth of 860.
    #expect(
      layout.cells(section: 1) == (0..<6).map { Frame(22 + 143 * Double($0), 106, 139, 168) })
    #expect(layout.cells(section: 2) == [Frame(22, 318, 82, 168)])
  }

  @Test func lowRowsInCompactHeight() throws {
    let layout = try LaidOut(
      Self.columns(adaptive: true), itemCounts: [0, 3, 0],
      environment: .phone(verticalSizeClass: .compact))
    #expect(layout.cells(section: 1) == [22.0, 115, 208].map { Frame($0, 22, 89, 40) })
  }

  private var nested: NSCollectionLayoutSection {
    let insets = NSDirectionalEdgeInsets.all(10)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: .item(.fractionalWidth(1), .fractionalHeight(0.3), insets: insets), count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.6)),
      subitems: [.item(.fractionalWidth(0.7), .fractionalHeight(1), insets: insets), pair])
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.4)),
        subitems: [.item(.fractionalWidth(1), .fractionalHeight(0.3), insets: insets), row]))
  }

  private let nestedFrames = [
    Frame(10, 10, 300, 37.5), Frame(10, 67.5, 204, 95), Frame(234, 67.5, 76, 37.5),
    Frame(234, 125, 76, 37.5),
  ]

  @Test func nestedGroups() throws {
    let second = nestedFrames.map { $0.offset(along: .vertical, by: 192) }
    #expect(try LaidOut(nested, itemCounts: [8]).cells() == nestedFrames + second)
  }

  @Test func nestedGroupsInARow() throws {
    let section = nested
    section.orthogonalScrollingBehavior = .continuous
    let second = nestedFrames.map { $0.offset(along: .horizontal, by: 320) }
    let layout = try LaidOut(section, itemCounts: [8])
    #expect(layout.cells() == nestedFrames + second)
    #expect(layout.contentSize == CGSize(width: 320, height: 192))
  }
}
