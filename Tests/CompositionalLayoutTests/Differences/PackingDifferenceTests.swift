import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about the number of items in a group and their positions.
@Suite struct PackingDifferenceTests {
  private func cells(
    _ group: NSCollectionLayoutGroup, items: Int = 4, interGroupSpacing: CGFloat = 0
  ) throws -> [Frame] {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = interGroupSpacing
    return try LaidOut(section, itemCounts: [items]).cells()
  }

  private let row = NSCollectionLayoutSize.size(.fractionalWidth(1), .absolute(40))

  @Test("D-01: a repeated subitem is taken as often as it fits, up to its count")
  func repeatedSubitem() throws {
    func group(_ count: Int) -> NSCollectionLayoutGroup {
      .horizontal(
        layoutSize: row, repeatingSubitem: .item(.fractionalWidth(0.4), .fractionalHeight(1)),
        count: count)
    }
    let left = [Frame(0, 0, 128, 40), Frame(0, 40, 128, 40)]
    #expect(
      try cells(group(5)) == left.flatMap { [$0, $0.offset(along: .horizontal, by: 128)] })
    #expect(try cells(group(1), items: 2) == left)
  }

  @Test("D-02: subitems that take no room along their group are laid out once each")
  func subitemsWithoutLength() throws {
    let nothing = NSCollectionLayoutItem.item(.absolute(0), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [nothing, nothing])
    #expect(try cells(group) == [0.0, 0, 40, 40].map { Frame(0, $0, 0, 40) })
  }

  @Test("D-03: a nested group without room takes its place and shows nothing")
  func nestedGroupWithoutRoom() throws {
    let item = NSCollectionLayoutItem.item(.absolute(100), .fractionalHeight(1))
    let nested = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.absolute(60), .fractionalHeight(1)),
      subitems: [.item(.fractionalWidth(1), .absolute(50))])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item, nested, item])
    #expect(
      try cells(group, items: 3) == [
        Frame(0, 0, 100, 40), Frame(160, 0, 100, 40), Frame(0, 40, 100, 40),
      ])
  }

  @Test("D-04: groups never run backwards, however negative their spacing")
  func negativeSpacing() throws {
    func layout(_ spacing: CGFloat) throws -> LaidOut {
      let section = NSCollectionLayoutSection(group: .rows(height: 40))
      section.interGroupSpacing = spacing
      return try LaidOut(section, itemCounts: [3])
    }
    #expect(try layout(-10).cells().map(\.y) == [0, 30, 60])
    #expect(try layout(-10).contentSize.height == 100)
    #expect(try layout(-50).cells().map(\.y) == [0, 0, 0])
    #expect(try layout(-50).contentSize.height == 40)
  }

  @Test("D-05: items that share a group equally leave room for their fixed edges")
  func edgesOfCountedItems() throws {
    let item = NSCollectionLayoutItem.item(
      .fractionalWidth(1), .fractionalHeight(1),
      edges: NSCollectionLayoutEdgeSpacing(
        leading: .fixed(4), top: nil, trailing: .fixed(6), bottom: nil))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 2)
    #expect(try cells(group, items: 2) == [Frame(4, 0, 150, 40), Frame(164, 0, 150, 40)])
  }

  @Test("D-05: columns with fixed edges stay inside, and flexible edges share the remaining space")
  func edgesOfCountedColumns() throws {
    func cells(_ spacing: NSCollectionLayoutSpacing) throws -> [Frame] {
      let item = NSCollectionLayoutItem.item(
        .fractionalWidth(1), .fractionalHeight(1),
        edges: NSCollectionLayoutEdgeSpacing(
          leading: spacing, top: nil, trailing: spacing, bottom: nil))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 2)
      return try LaidOut(
        NSCollectionLayoutSection(group: group), itemCounts: [2],
        environment: .phone(width: 390)
      ).cells()
    }
    #expect(try cells(.fixed(8)) == [Frame(8, 0, 179, 40), Frame(203, 0, 179, 40)])
    #expect(try cells(.flexible(8)) == [Frame(0, 0, 195, 40), Frame(195, 0, 195, 40)])
  }

  @Test("D-06: in a group as long as its items, flexible spacing has its minimum")
  func flexibleSpacingWithoutLength() throws {
    let item = NSCollectionLayoutItem.item(.absolute(50), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.estimated(200), .absolute(40)), subitems: [item, item])
    group.interItemSpacing = .flexible(10)
    #expect(
      try cells(group, items: 3) == [
        Frame(0, 0, 50, 40), Frame(60, 0, 50, 40), Frame(0, 40, 50, 40),
      ])
  }

  @Test("D-07: flexible edges of a group along its section are as short as they may be")
  func flexibleEdgesOfAGroup() throws {
    let group = NSCollectionLayoutGroup.rows(height: 40)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(6), trailing: nil, bottom: .flexible(4))
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [2])
    #expect(layout.cells().map(\.y) == [6, 56])
    #expect(layout.contentSize.height == 100)
  }

  @Test("D-08: two flexible edges across a group put an item into the middle")
  func twoFlexibleEdgesAcross() throws {
    func y(top: CGFloat) throws -> Double? {
      let item = NSCollectionLayoutItem.item(
        .fractionalWidth(1), .fractionalHeight(0.4),
        edges: NSCollectionLayoutEdgeSpacing(
          leading: nil, top: .flexible(top), trailing: nil, bottom: .flexible(0)))
      let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .absolute(100))
      return try cells(.horizontal(layoutSize: size, subitems: [item]), items: 1).first?.y
    }
    #expect(try y(top: 0) == 30)
    #expect(try y(top: 10) == 35)
  }

  @Test("D-09: insets below one point are points, not fractions")
  func smallInsets() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [.filling(insets: .all(0.5))])
    #expect(try cells(group, items: 1) == [Frame(0.5, 0.5, 319, 39)])
  }

  @Test("D-10: insets larger than an item leave the difference, after the leading inset")
  func insetsLargerThanTheItem() throws {
    let item = NSCollectionLayoutItem.item(
      .absolute(40), .fractionalHeight(1),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
    #expect(try cells(group, items: 2) == [Frame(30, 0, 10, 40), Frame(70, 0, 10, 40)])
  }

  @Test("D-11: insets of a group do not count along its estimated dimension")
  func insetsOfAnEstimatedGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(60)),
      subitems: [.item(.fractionalWidth(0.5), .estimated(30))])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(
      try cells(group, items: 3) == [
        Frame(20, 0, 140, 30), Frame(160, 0, 140, 30), Frame(20, 30, 140, 30),
      ])
  }

  @Test("D-11: the insets of a group that is as tall as a measured cell count across only")
  func insetsOfAMeasuredGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(100)),
      subitems: [.item(.fractionalWidth(1), .estimated(100))])
    group.contentInsets = .all(16)
    let data = SizingDataSource(counts: [3])
    data.itemSize = { CGSize(width: $1.width, height: 50) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), data)
    #expect(
      (0..<3).map { probe.view.layoutAttributesForItem(at: [0, $0])?.frame }
        == [0.0, 50, 100].map { CGRect(x: 16, y: $0, width: 288, height: 50) })
  }

  @Test("D-12: fractions above one are taken as they are, and negative sizes leave no room")
  func oddSizes() throws {
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1.5), .absolute(40)), subitems: [.filling()])
    #expect(try cells(wide, items: 1) == [Frame(0, 0, 480, 40)])
    let negative = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [.item(.absolute(-10), .fractionalHeight(1))])
    let layout = try LaidOut(NSCollectionLayoutSection(group: negative))
    #expect(layout.allElements.isEmpty)
    #expect(layout.contentSize.height == 0)
  }

  @Test("D-77: a partial group extends from its inner corner to the end of its items")
  func insetsOfAPartialGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)),
      subitems: [.item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: 0, bottom: 10, trailing: 0)
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [3])
    #expect(layout.cells().map(\.y) == [60, 60, 160])
    #expect(layout.contentSize.height == 130)
    // The last cell begins after the end of the content, so no rectangle within the content
    // includes it.
    #expect(layout.elements(in: Frame(0, 0, 320, 130)).map(\.item) == [0, 1])
  }

  @Test("D-77: nested groups that are not full are no exception")
  func insetsOfAPartialNestedGroup() throws {
    let nested = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .absolute(200)),
      subitems: [.item(.fractionalWidth(1), .absolute(60))])
    nested.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: 0, bottom: 20, trailing: 0)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .absolute(200)), subitems: [nested])
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [1])
    #expect(layout.cells() == [Frame(0, 60, 320, 60)])
    #expect(layout.contentSize.height == 60)
  }

  @Test("D-78: a row that is not full keeps the room that a full one leaves below its items")
  func roomBelowAPartialRow() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(10)),
      subitems: [
        .item(.fractionalWidth(0.5), .absolute(40)),
        .item(
          .fractionalWidth(0.5), .absolute(60),
          insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)),
      ])
    let section = NSCollectionLayoutSection(group: group)
    #expect(try LaidOut(section, itemCounts: [2]).contentSize.height == 60)
    #expect(try LaidOut(section, itemCounts: [1]).contentSize.height == 50)
  }

  @Test("D-13: heights of a width, in a row of mixed sizes: the count without spacing sets the box")
  func mixedRowWithHeightsOfAWidth() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)),
      subitems: [
        .item(.absolute(50), .absolute(20)), .item(.fractionalWidth(0.5), .fractionalWidth(0.25)),
      ])
    group.interItemSpacing = .fixed(10)
    // Without spacing 50 + 160 + 50 fit into 320, so fractions refer to 320 − 2 · 10.
    #expect(
      try cells(group, items: 3) == [
        Frame(0, 0, 50, 20), Frame(60, 0, 150, 75), Frame(220, 0, 50, 20),
      ])
  }

  @Test("D-14: a dimension uniform across siblings is an estimate until something is measured")
  func uniformAcrossSiblings() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(60)),
      subitems: [.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))])
    #expect(
      try cells(group, items: 3) == [
        Frame(0, 0, 160, 30), Frame(160, 0, 160, 30), Frame(0, 30, 160, 30),
      ])
  }
}
