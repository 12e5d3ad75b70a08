import CompositionalLayout
import Testing

/// This file uses only declarations available to clients of the module.
private nonisolated final class PaddedItem: NSCollectionLayoutItem {
  var tag = 0

  convenience init(tag: Int) {
    self.init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    self.tag = tag
    contentInsets.top = 8
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? PaddedItem)?.tag = tag
    return copy
  }
}

private nonisolated final class WallGroup: NSCollectionLayoutGroup {
  convenience init(height: CGFloat) {
    self.init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
  }

  static func wall() -> WallGroup {
    .custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
    ) { _ in [] }
  }
}

private nonisolated final class PagingSection: NSCollectionLayoutSection, @unchecked Sendable {
  convenience init(paging group: NSCollectionLayoutGroup) {
    self.init(group: group)
    orthogonalScrollingBehavior = .groupPaging
  }
}

private nonisolated final class StickyHeader: NSCollectionLayoutBoundarySupplementaryItem {
  convenience init(height: CGFloat) {
    self.init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    pinToVisibleBounds = true
  }
}

private nonisolated final class Background: NSCollectionLayoutDecorationItem {}

private nonisolated final class WideSetting: UICollectionViewCompositionalLayoutConfiguration,
  @unchecked Sendable
{}

private nonisolated final class Points: NSCollectionLayoutDimension, @unchecked Sendable {}

private nonisolated final class Gap: NSCollectionLayoutSpacing, @unchecked Sendable {}

struct SubclassingTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

  @Test func factoriesReturnTheSubclass() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let groups: [WallGroup] = [
      .wall(), WallGroup.custom(layoutSize: size) { _ in [] },
      .horizontal(layoutSize: size, subitems: [item]),
      .vertical(layoutSize: size, subitems: [item]),
      .horizontal(layoutSize: size, subitem: item, count: 2),
      .vertical(layoutSize: size, subitem: item, count: 2),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: 2),
      .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
    ]
    #expect(groups.allSatisfy { type(of: $0) == WallGroup.self })
    let dimensions: [Points] = [
      .absolute(1), .estimated(1), .fractionalWidth(1), .fractionalHeight(1),
      .uniformAcrossSiblings(estimate: 1),
    ]
    #expect(dimensions.allSatisfy { type(of: $0) == Points.self })
    let spacings: [Gap] = [.fixed(1), .flexible(1)]
    #expect(spacings.allSatisfy { type(of: $0) == Gap.self })
    let background: Background = .background(elementKind: "background")
    #expect(background.elementKind == "background")
  }

  @Test func convenienceInitialisersBuildOnInheritedOnes() {
    #expect(PaddedItem(tag: 1).layoutSize.heightDimension == .estimated(44))
    #expect(WallGroup(height: 7).layoutSize.heightDimension == .absolute(7))
    let section = PagingSection(paging: WallGroup.wall())
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
    let header = StickyHeader(height: 30)
    #expect(header.elementKind == "UICollectionElementKindSectionHeader")
    #expect(header.alignment == .top)
  }

  @Test func copiesKeepTheSubclassAndItsProperties() throws {
    let group = WallGroup.horizontal(layoutSize: size, subitems: [PaddedItem(tag: 5)])
    let section = PagingSection(paging: group)
    section.boundarySupplementaryItems = [StickyHeader(height: 30)]
    let copy = try #require(section.copy() as? PagingSection)
    #expect(copy.boundarySupplementaryItems.first is StickyHeader)
    #expect(copy.boundarySupplementaryItems.first?.pinToVisibleBounds == true)

    let copiedGroup = try #require(group.copy() as? WallGroup)
    let copiedItem = try #require(copiedGroup.subitems.first as? PaddedItem)
    #expect(copiedItem.tag == 5)
    #expect(copiedItem.contentInsets.top == 8)
    #expect(WideSetting().copy() is WideSetting)
  }
}
