import CompositionalLayout
import Testing

struct ItemTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

  @Test func itemDefaults() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.layoutSize == size)
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing == nil)
    #expect(item.supplementaryItems.isEmpty)
  }

  @Test func itemsAreEqualOnlyToThemselves() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item == item)
    #expect(item != NSCollectionLayoutItem(layoutSize: size))
  }

  @Test func insetsChangeInPlace() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets.leading = 5
    item.contentInsets.top += 2
    #expect(
      item.contentInsets == NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 0, trailing: 0))
  }

  @Test func copyIsIndependent() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    item.contentInsets.bottom = 3
    item.edgeSpacing = .init(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)

    let copy = try #require(item.copy() as? NSCollectionLayoutItem)
    #expect(copy !== item)
    #expect(copy.layoutSize == size)
    #expect(copy.contentInsets.bottom == 3)
    #expect(copy.edgeSpacing?.leading == .fixed(1))
    let copiedBadge = try #require(copy.supplementaryItems.first)
    #expect(copiedBadge !== badge)

    copy.contentInsets.bottom = 4
    copy.edgeSpacing = nil
    copiedBadge.zIndex = 9
    #expect(item.contentInsets.bottom == 3)
    #expect(item.edgeSpacing != nil)
    #expect(badge.zIndex == 1)
  }

  @Test func supplementaryDefaults() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: anchor)
    #expect(badge.elementKind == "badge")
    #expect(badge.containerAnchor == anchor)
    #expect(badge.itemAnchor == nil)
    #expect(badge.zIndex == 1)
  }

  @Test func supplementaryCopyKeepsEverything() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top),
      itemAnchor: .init(edges: .bottom))
    badge.zIndex = 5
    let copy = try #require(badge.copy() as? NSCollectionLayoutSupplementaryItem)
    #expect(copy !== badge)
    #expect(copy.elementKind == "badge")
    #expect(copy.containerAnchor == badge.containerAnchor)
    #expect(copy.itemAnchor == badge.itemAnchor)
    #expect(copy.zIndex == 5)
  }

  @Test func boundaryDefaults() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .topLeading)
    #expect(header.elementKind == "header")
    #expect(header.alignment == .topLeading)
    #expect(header.offset == .zero)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(header.containerAnchor.edges == [.top, .leading])
  }

  @Test func boundaryCopyKeepsEverything() throws {
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "footer", alignment: .bottom,
      absoluteOffset: CGPoint(x: 1, y: 2))
    footer.extendsBoundary = false
    footer.pinToVisibleBounds = true
    let copy = try #require(footer.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(copy.elementKind == "footer")
    #expect(copy.alignment == .bottom)
    #expect(copy.offset == CGPoint(x: 1, y: 2))
    #expect(!copy.extendsBoundary)
    #expect(copy.pinToVisibleBounds)
    copy.pinToVisibleBounds = false
    #expect(footer.pinToVisibleBounds)
  }

  @Test func alignmentsHaveTheSystemsNumbers() {
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    #expect(alignments.map(\.rawValue) == Array(0...8))
  }

  @Test func decorationDefaultsAndCopy() throws {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    #expect(background.elementKind == "background")
    #expect(background.zIndex == 0)
    #expect(background.contentInsets == .zero)
    background.zIndex = -1
    background.contentInsets.top = 8
    let copy = try #require(background.copy() as? NSCollectionLayoutDecorationItem)
    #expect(copy.elementKind == "background")
    #expect(copy.zIndex == -1)
    #expect(copy.contentInsets.top == 8)
  }

  @Test func customItemDefaults() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex == 0)
    let item = NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 7)
    let copy = try #require(item.copy() as? NSCollectionLayoutGroupCustomItem)
    #expect(copy.frame == frame && copy.zIndex == 7)
  }
}
