import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about elements attached to items and groups.
@Suite struct AnchoredDifferenceTests {
  private func mark(
    _ kind: String, _ edges: NSDirectionalRectEdge,
    _ side: NSCollectionLayoutDimension = .absolute(10)
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(side, side), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: edges))
  }

  @Test("D-37: a group's badge is numbered before its items' badges of the same kind")
  func groupBeforeItems() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)),
      subitems: [
        .item(
          .fractionalWidth(0.5), .fractionalHeight(1),
          supplementaryItems: [mark("dot", [.top, .leading])])
      ])
    group.supplementaryItems = [mark("dot", [.bottom, .trailing])]
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [3])
    #expect(
      (0..<6).map { layout.supplementary("dot", 0, $0)?.frame } == [
        Frame(310, 30, 10, 10), Frame(0, 0, 10, 10), Frame(160, 0, 10, 10),
        Frame(310, 70, 10, 10), Frame(0, 40, 10, 10), nil,
      ])
  }

  @Test("D-38: the badge of a shortened last group is anchored to the end of a full group")
  func shortenedGroup() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .absolute(90)),
      subitems: [.item(.fractionalWidth(1), .absolute(30))])
    group.supplementaryItems = [mark("mark", .bottom)]
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [4])
    #expect(layout.contentSize.height == 120)
    #expect(layout.supplementary("mark", 0, 0)?.frame == Frame(155, 80, 10, 10))
    #expect(layout.supplementary("mark", 0, 1)?.frame == Frame(155, 170, 10, 10))
  }

  @Test("D-39: a badge has its estimate until it is measured")
  func estimatedBadge() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(40)),
        subitems: [
          .item(
            .fractionalWidth(0.5), .fractionalHeight(1),
            supplementaryItems: [mark("badge", [.bottom, .trailing], .estimated(12))])
        ]))
    let layout = try LaidOut(section, itemCounts: [1])
    #expect(layout.supplementary("badge")?.frame == Frame(148, 28, 12, 12))
  }
}
