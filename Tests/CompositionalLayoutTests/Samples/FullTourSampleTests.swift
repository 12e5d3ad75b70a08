import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests the layouts of an article about every part of the framework.
///
/// The expected frames are derived from the numbered rules, not measured.
@Suite struct FullTourSampleTests {
  @Test func listWithInsets() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(50)),
      subitems: [.filling(insets: .all(8))])
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [6])
    #expect(layout.cells() == (0..<6).map { Frame(8, 8 + 50 * Double($0), 304, 34) })
    #expect(layout.contentSize == CGSize(width: 320, height: 300))
  }

  /// The state before anything has been measured.
  @Test func selfSizingListWithEdgeSpacing() throws {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(8), trailing: nil, bottom: .fixed(8))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [4])
    #expect(layout.cells() == (0..<4).map { Frame(0, 8 + 66 * Double($0), 320, 50) })
    #expect(layout.contentSize.height == 264)
  }

  @Test func twoCentredColumns() throws {
    let first = NSCollectionLayoutItem.item(
      .fractionalWidth(0.4), .fractionalHeight(1),
      edges: NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: .flexible(16), bottom: nil))
    let second = NSCollectionLayoutItem.item(
      .fractionalWidth(0.4), .fractionalHeight(1),
      edges: NSCollectionLayoutEdgeSpacing(
        leading: nil, top: nil, trailing: .flexible(0), bottom: nil))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(60)), subitems: [first, second]))
    section.interGroupSpacing = 10
    let expected = (0..<3).flatMap { row -> [Frame] in
      [Frame(16, 70 * Double(row), 128, 60), Frame(176, 70 * Double(row), 128, 60)]
    }
    #expect(try LaidOut(section, itemCounts: [6]).cells() == expected)
  }

  @Test func mosaicOfFourGroups() throws {
    func row(_ widths: [CGFloat]) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.3)),
        subitems: widths.map { .item(.fractionalWidth($0), .fractionalHeight(1)) })
      group.interItemSpacing = .fixed(8)
      return group
    }
    let rows = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.75), .fractionalHeight(1)),
      subitems: [row([0.25, 0.4, 0.25]), row([0.4, 0.25, 0.25]), row([0.25, 0.25, 0.4])])
    rows.interItemSpacing = .flexible(0)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitem: .item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 3)
    column.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [rows, column]))
    section.interGroupSpacing = 8
    let first = [
      Frame(0, 0, 56, 72), Frame(64, 0, 89.5, 72), Frame(161.5, 0, 56, 72),
      Frame(0, 84, 89.5, 72), Frame(97.5, 84, 56, 72), Frame(161.5, 84, 56, 72),
      Frame(0, 168, 56, 72), Frame(64, 168, 56, 72), Frame(128, 168, 89.5, 72),
      Frame(240, 0, 80, 74.5), Frame(240, 82.5, 80, 74.5), Frame(240, 165, 80, 74.5),
    ]
    let second = first.map { $0.offset(along: .vertical, by: 248) }
    #expect(try LaidOut(section, itemCounts: [24]).cells() == first + second)
  }

  @Test func listAboveARowOfGrids() throws {
    let list = NSCollectionLayoutSection(group: .rows(height: 50))
    let grid = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.3)),
        subitem: .item(.fractionalWidth(0.3), .fractionalHeight(1), insets: .all(8)), count: 3))
    grid.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout { index, _ in
      switch index {
      case 0: list
      case 1: grid
      default: nil
      }
    }
    let laidOut = try LaidOut(layout, itemCounts: [2, 6, 0])
    #expect(laidOut.cells(section: 0) == [Frame(0, 0, 320, 50), Frame(0, 50, 320, 50)])
    let xs = [8, 114.5, 221, 328, 434.5, 541]
    #expect(laidOut.cells(section: 1) == xs.map { Frame($0, 108, 90.5, 128) })
    #expect(laidOut.contentSize == CGSize(width: 320, height: 244))
    #expect(throws: SectionDefinitionError.missing(section: 2)) {
      try LaidOut(layout, itemCounts: [2, 6, 1])
    }
  }

  @Test func checkmarkOnAGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.2)),
      subitem: .filling(insets: .all(8)), count: 3)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .size(.absolute(45), .absolute(45)), elementKind: "checkmark",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [7])
    let rows = [0.0, 96, 192]
    let cells = rows.flatMap { y in [8, 114.5, 221].map { Frame($0, y + 8, 90.5, 80) } }
    #expect(layout.cells() == Array(cells.prefix(7)))
    for (number, y) in rows.enumerated() {
      let mark = try #require(layout.supplementary("checkmark", 0, number))
      #expect(mark.frame == Frame(275, y, 45, 45))
      #expect(mark.zIndex == 1)
    }
    #expect(layout.supplementary("checkmark", 0, 3) == nil)
  }

  private var sectionWithEdges: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(0.9), .absolute(50)),
      subitems: [.filling(insets: .all(8))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let section = NSCollectionLayoutSection(group: group)
    let wide = NSCollectionLayoutSize.size(.fractionalWidth(1), .absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: wide, elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: wide, elementKind: "footer", alignment: .bottom),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(0.1), .absolute(150)), elementKind: "left",
        alignment: .leading),
    ]
    return section
  }

  @Test func headerFooterAndLeadingItem() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let layout = try LaidOut(sectionWithEdges, itemCounts: [5, 2], configuration: configuration)
    #expect(layout.supplementary("header")?.frame == Frame(0, 0, 320, 50))
    #expect(
      layout.cells(section: 0) == (0..<5).map { Frame(40, 58 + 50 * Double($0), 272, 34) })
    #expect(layout.supplementary("left")?.frame == Frame(0, 100, 32, 150))
    #expect(layout.supplementary("footer")?.frame == Frame(0, 300, 320, 50))
    // Two rows are shorter than the item next to them, so the section is extended to the item.
    #expect(layout.supplementary("header", 1)?.frame == Frame(0, 366, 320, 50))
    #expect(layout.cells(section: 1) == [Frame(40, 424, 272, 34), Frame(40, 474, 272, 34)])
    #expect(layout.supplementary("left", 1)?.frame == Frame(0, 416, 32, 150))
    #expect(layout.supplementary("footer", 1)?.frame == Frame(0, 566, 320, 50))
    #expect(layout.contentSize.height == 616)
  }

  @Test func sectionBackground() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(50)),
      subitems: [
        .filling(insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      ])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .all(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    section.decorationItems = [background]
    let layout = try LaidOut(section, itemCounts: [4])
    #expect(layout.cells() == (0..<4).map { Frame(16, 16 + 50 * Double($0), 288, 34) })
    #expect(layout.cell(0, 0)?.zIndex == 1)
    let decoration = try #require(layout.decoration("background"))
    #expect(decoration.frame == Frame(8, 8, 304, 200))
    #expect(decoration.zIndex == 0)
  }
}
