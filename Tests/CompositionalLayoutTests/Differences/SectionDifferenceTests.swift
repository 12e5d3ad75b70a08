import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about sections, their descriptions and the size of the content.
@Suite struct SectionDifferenceTests {
  @Test("D-19: the content is as wide as its widest group, ignoring insets, rows and overhangs")
  func widestGroup() throws {
    let wide = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(500), .absolute(40)), subitems: [.filling()]))
    wide.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let layout = try LaidOut(wide, itemCounts: [1])
    #expect(layout.cells() == [Frame(20, 0, 500, 40)])
    #expect(layout.contentSize == CGSize(width: 500, height: 40))
    wide.orthogonalScrollingBehavior = .continuous
    #expect(try LaidOut(wide, itemCounts: [1]).contentSize.width == 320)
    let sticking = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.fractionalWidth(1), .absolute(40)),
        subitems: [.item(.absolute(500), .fractionalHeight(1))]))
    #expect(try LaidOut(sticking, itemCounts: [1]).cells() == [Frame(0, 0, 500, 40)])
    #expect(try LaidOut(sticking, itemCounts: [1]).contentSize.width == 320)
  }

  @Test("D-20: a section without items needs no description, one with items does")
  func missingDescription() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 1 ? nil : NSCollectionLayoutSection(group: .rows(height: 40))
    }
    #expect(try LaidOut(layout, itemCounts: [1, 0, 1]).contentSize.height == 80)
    #expect(throws: SectionDefinitionError.missing(section: 1)) {
      try LaidOut(layout, itemCounts: [1, 2, 1])
    }
  }

  @Test("D-21: section providers receive the view size minus the insets of the reference")
  func providersContainer() throws {
    var received: [CGSize] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        received.append(environment.container.effectiveContentSize)
        return NSCollectionLayoutSection(group: .rows(height: 40))
      }, configuration: configuration)
    let laidOut = try LaidOut(
      layout, itemCounts: [1, 1], environment: .phone(layoutMargins: .all(15)))
    #expect(received == Array(repeating: CGSize(width: 290, height: 480), count: 2))
    #expect(laidOut.cells() == [Frame(15, 0, 290, 40)])
  }

  @Test("D-22: a custom provider is called once per description, with its size in the view")
  func customGroupsContainer() throws {
    var received: [CGSize] = []
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(0.5), .absolute(40))
    ) { environment in
      received.append(environment.container.contentSize)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 7, height: 8))]
    }
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(0.5), .absolute(40)), subitems: [custom]))
    let layout = try LaidOut(section, itemCounts: [3, 3])
    // The nested group turns out 80 wide, half of its parent.
    #expect(received == [CGSize(width: 160, height: 40)])
    #expect(
      layout.cells() == [Frame(5, 6, 7, 8), Frame(85, 6, 7, 8), Frame(5, 46, 7, 8)])
  }

  @Test("D-23: descriptions are read anew for each layout, so later changes show")
  func laterChanges() throws {
    let group = NSCollectionLayoutGroup.rows(height: 40, itemWidth: 0.25)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(try LaidOut(layout, itemCounts: [2]).cells().map(\.x) == [0, 80])
    group.interItemSpacing = .fixed(8)
    #expect(try LaidOut(layout, itemCounts: [2]).cells().map(\.x) == [0, 82])
  }

  @Test("D-24: an item of order 0 is lifted above backgrounds, one of any other order is not")
  func liftedItems() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .absolute(40))
    ) { _ in
      [0, -1, 5].map { zIndex in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 10, height: 10), zIndex: zIndex)
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "background")]
    let layout = try LaidOut(section, itemCounts: [3])
    #expect((0..<3).map { layout.cell(0, $0)?.zIndex } == [1, -1, 5])
  }
}
