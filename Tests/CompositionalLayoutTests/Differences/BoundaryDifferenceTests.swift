import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about elements at the edges of sections and of the layout.
@Suite struct BoundaryDifferenceTests {
  private func item(
    _ kind: String, _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension,
    _ height: CGFloat, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(width, .absolute(height)), elementKind: kind, alignment: alignment,
      absoluteOffset: offset)
  }

  private func section(
    _ items: NSCollectionLayoutBoundarySupplementaryItem..., height: CGFloat = 100
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: .rows(height: height))
    section.boundarySupplementaryItems = items
    return section
  }

  @Test("D-25: an item at the side lies in the middle of its section without headers and footers")
  func sideItemNextToAHeader() throws {
    let layout = try LaidOut(
      section(
        item("header", .top, .fractionalWidth(1), 50), item("side", .leading, .absolute(20), 40)),
      itemCounts: [1])
    #expect(layout.supplementary("side")?.frame == Frame(0, 80, 20, 40))
    #expect(layout.contentSize.height == 150)
  }

  @Test("D-26: the offset of an item at the side moves it and makes nothing longer")
  func offsetOfASideItem() throws {
    let side = item("side", .leading, .absolute(20), 200, offset: CGPoint(x: 0, y: 30))
    let layout = try LaidOut(section(side), itemCounts: [1])
    #expect(layout.supplementary("side")?.frame == Frame(0, 30, 20, 200))
    #expect(layout.contentSize.height == 200)
  }

  @Test("D-27: boundary items of one kind share an index path, by which the first is found")
  func duplicateKind() throws {
    let layout = try LaidOut(
      section(
        item("header", .top, .fractionalWidth(1), 30), item("header", .top, .fractionalWidth(1), 10)
      ),
      itemCounts: [1])
    #expect(layout.supplementary("header")?.frame == Frame(0, 0, 320, 30))
    let found = layout.elements(in: Frame(0, 0, 320, 30))
    #expect(found.map(\.frame) == [Frame(0, 0, 320, 30), Frame(0, 20, 320, 10)])
    #expect(found.map(\.item) == [0, 0])
  }

  @Test(
    "D-28: a layout without anything else still shows what lies at its edges",
    arguments: [
      [], [0, 0],
    ])
  func onlyEdges(_ itemCounts: [Int]) throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      item("top", .top, .fractionalWidth(1), 30), item("end", .bottom, .fractionalWidth(1), 20),
    ]
    let layout = try LaidOut(section(), itemCounts: itemCounts, configuration: configuration)
    #expect(layout.supplementary("top", 0, .max)?.frame == Frame(0, 0, 320, 30))
    #expect(layout.supplementary("end", 0, .max)?.frame == Frame(0, 30, 320, 20))
    #expect(layout.contentSize.height == 50)
    #expect(layout.allElements.count == 2)
  }

  @Test(
    "D-29: boundary items follow the reference they name, and otherwise their section",
    arguments: [
      (.automatic, Frame(10, 0, 280, 50)), (.none, Frame(0, 0, 320, 50)),
      (.layoutMargins, Frame(15, 0, 270, 50)),
    ] as [(UIContentInsetsReference, Frame)])
  func reference(_ reference: UIContentInsetsReference, _ expected: Frame) throws {
    let section = section(item("header", .top, .fractionalWidth(1), 50))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    section.contentInsetsReference = .none
    section.supplementaryContentInsetsReference = reference
    let layout = try LaidOut(
      section, itemCounts: [1], environment: .phone(layoutMargins: .all(5)))
    #expect(layout.supplementary("header")?.frame == expected)
    #expect(layout.cells() == [Frame(10, 50, 280, 100)])
    section.supplementariesFollowContentInsets = false
    let whole = try LaidOut(section, itemCounts: [1], environment: .phone(layoutMargins: .all(5)))
    #expect(whole.supplementary("header")?.frame == Frame(0, 0, 320, 50))
  }

  @Test("D-30: edge spacing of boundary items and badges has no effect")
  func edgeSpacing() throws {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(9), top: .fixed(9), trailing: .fixed(9), bottom: .fixed(9))
    let header = item("header", .top, .fractionalWidth(1), 50)
    header.edgeSpacing = edges
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    badge.edgeSpacing = edges
    let section = section(header)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)),
      subitems: [
        .item(.fractionalWidth(1), .fractionalHeight(1), supplementaryItems: [badge])
      ])
    let decorated = NSCollectionLayoutSection(group: group)
    decorated.boundarySupplementaryItems = section.boundarySupplementaryItems
    let layout = try LaidOut(decorated, itemCounts: [1])
    #expect(layout.supplementary("header")?.frame == Frame(0, 0, 320, 50))
    #expect(layout.supplementary("badge")?.frame == Frame(0, 50, 10, 10))
    #expect(layout.contentSize.height == 90)
  }

  @Test("D-31: boundary items of the layout are as wide as the view, even in wider content")
  func sideOfWideContent() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [item("side", .trailing, .absolute(20), 20)]
    let wide = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(500), .absolute(40)), subitems: [.filling()]))
    wide.decorationItems = [.background(elementKind: "background")]
    let layout = try LaidOut(wide, itemCounts: [1], configuration: configuration)
    #expect(layout.contentSize.width == 500)
    #expect(layout.supplementary("side", 0, .max)?.frame == Frame(300, 10, 20, 20))
    #expect(layout.decoration("background")?.frame == Frame(0, 0, 320, 40))
  }
}
