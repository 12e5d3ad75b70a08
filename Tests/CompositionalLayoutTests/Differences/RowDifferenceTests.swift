import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about orthogonal sections.
@Suite struct RowDifferenceTests {
  private func row(
    _ group: NSCollectionLayoutGroup? = nil,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: group
        ?? .horizontal(
          layoutSize: .size(.absolute(100), .absolute(40)), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test("D-40: the last group of a row is shortened along the row")
  func shortenedLastGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(120), .absolute(40)),
      subitems: [.item(.absolute(40), .fractionalHeight(1))])
    #expect(try LaidOut(row(group), itemCounts: [12]).row()?.length == 480)
    #expect(try LaidOut(row(group), itemCounts: [10]).row()?.length == 400)
    #expect(try LaidOut(row(group), itemCounts: [10]).row()?.maxOffset == 80)
  }

  @Test("D-41: a row is as high as its groups with the least room around them")
  func heightOfARow() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(100), .absolute(40)), subitems: [.filling()])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(5), trailing: nil, bottom: .flexible(7))
    let layout = try LaidOut(row(group), itemCounts: [2])
    #expect(layout.cells() == [Frame(0, 5, 100, 40), Frame(100, 5, 100, 40)])
    #expect(layout.contentSize.height == 52)
  }

  @Test("D-42: in a horizontally scrolling layout, an orthogonal section is a column")
  func columnInAHorizontalLayout() throws {
    let section = row(
      .vertical(
        layoutSize: .size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [.filling()]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = try LaidOut(section, itemCounts: [6], configuration: configuration)
    #expect(layout.cells() == (0..<6).map { Frame(4, 3 + 120 * Double($0), 310, 120) })
    #expect(layout.contentSize == CGSize(width: 320, height: 480))
    #expect(layout.row()?.maxOffset == 248)
  }

  @Test("D-43: elements of a scrolled row are found on screen and reported in the unscrolled row")
  func scrolledRow() throws {
    var layout = try LaidOut(row(), itemCounts: [10])
    layout.scrollRow(to: 150)
    let found = layout.elements(in: Frame(0, 0, 50, 40))
    #expect(found.map(\.item) == [1])
    #expect(found.map(\.frame) == [Frame(100, 0, 100, 40)])
  }

  @Test("D-44: a row starts at offset 0, even if this is not a resting offset")
  func startOfACentredRow() throws {
    let layout = try LaidOut(row(nil, .groupPagingCentered), itemCounts: [10])
    #expect(layout.engine.rowOffset(section: 0) == 0)
    let row = try #require(layout.row())
    #expect(row.range == -110...790)
    #expect(row.restingOffset(near: 0) == -10)
  }

  @Test("D-45: a released row moves to the nearest stop, and a thrown row to at most the next stop")
  func stops() throws {
    let row = try #require(try LaidOut(row(nil, .groupPaging), itemCounts: [10]).row())
    #expect(row.restingOffset(near: 149) == 100)
    #expect(row.restingOffset(near: 150) == 200)
    #expect(row.targetOffset(forProposed: 110, velocity: 1, from: 100) == 200)
    #expect(row.targetOffset(forProposed: 600, velocity: 1, from: 100) == 200)
    #expect(row.targetOffset(forProposed: 0, velocity: -1, from: 300) == 200)
  }
}
