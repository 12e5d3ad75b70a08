import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about right-to-left layouts.
@Suite struct DirectionDifferenceTests {
  private let mirrored = HeadlessEnvironment.phone(direction: .rightToLeft)

  @Test("D-46: right to left mirrors every frame in the width of the content")
  func everyFrame() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: 0)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(40)),
        subitems: [
          .item(.fractionalWidth(0.25), .fractionalHeight(1), supplementaryItems: [badge])
        ]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.absolute(50), .absolute(30)), elementKind: "header",
        alignment: .topLeading, absoluteOffset: CGPoint(x: 7, y: 0))
    ]
    section.decorationItems = [.background(elementKind: "background")]
    section.decorationItems[0].contentInsets.leading = 9
    let layout = try LaidOut(section, itemCounts: [4], environment: mirrored)
    #expect(layout.cells() == [210.0, 140, 70, 0].map { Frame($0, 30, 70, 40) })
    #expect(layout.supplementary("badge")?.frame == Frame(205, 30, 20, 20))
    #expect(layout.supplementary("header")?.frame == Frame(223, 0, 50, 30))
    #expect(layout.decoration("background")?.frame == Frame(0, 0, 311, 70))
  }

  @Test("D-46: frames of custom groups are mirrored as well, and in the width of wide content")
  func customFrames() throws {
    func group(_ width: CGFloat) -> NSCollectionLayoutGroup {
      .custom(layoutSize: .size(.absolute(width), .absolute(40))) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 0, width: 50, height: 20))]
      }
    }
    func frame(_ width: CGFloat) throws -> Frame? {
      try LaidOut(
        NSCollectionLayoutSection(group: group(width)), itemCounts: [1], environment: mirrored
      ).cells().first
    }
    #expect(try frame(100) == Frame(260, 0, 50, 20))
    #expect(try frame(400) == Frame(340, 0, 50, 20))
  }

  @Test("D-46: a horizontally scrolling layout begins at the right end of its content")
  func sideways() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.absolute(100), .fractionalHeight(1)), subitems: [.filling()]))
    let layout = try LaidOut(
      section, itemCounts: [5], configuration: configuration, environment: mirrored)
    #expect(layout.contentSize.width == 500)
    #expect(layout.cells().map(\.x) == [400, 300, 200, 100, 0])
    #expect(layout.elements(in: Frame(0, 0, 10, 10)).map(\.item) == [4])
  }

  @Test("D-46: items pinned to the leading end stay at the right edge of the view")
  func pinnedSideways() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.absolute(100), .fractionalHeight(1)), subitems: [.filling()]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.absolute(30), .fractionalHeight(1)), elementKind: "header",
      alignment: .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    var layout = try LaidOut(
      section, itemCounts: [5], configuration: configuration, environment: mirrored)
    #expect(layout.supplementary("header")?.frame == Frame(500, 0, 30, 480))
    layout.show(Frame(150, 0, 320, 480))
    #expect(layout.supplementary("header")?.frame == Frame(440, 0, 30, 480))
  }

  @Test("D-47: right to left, the offset of a row counts from its right end")
  func rows() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(100), .absolute(40)), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = .continuous
    var layout = try LaidOut(section, itemCounts: [10], environment: mirrored)
    #expect(layout.cells().prefix(4).map(\.x) == [220, 120, 20, -80])
    #expect(layout.elements(in: Frame(270, 0, 50, 40)).map(\.item) == [0])
    layout.scrollRow(to: 100)
    #expect(layout.elements(in: Frame(270, 0, 50, 40)).map(\.item) == [1])
    layout.scrollRow(to: 680)
    #expect(layout.elements(in: Frame(0, 0, 50, 40)).map(\.item) == [9])
  }
}
