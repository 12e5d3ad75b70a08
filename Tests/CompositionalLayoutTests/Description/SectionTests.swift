import CompositionalLayout
import Testing

struct SectionTests {
  private static let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

  private let item: NSCollectionLayoutItem
  private let section: NSCollectionLayoutSection

  init() {
    item = NSCollectionLayoutItem(layoutSize: Self.size)
    section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: Self.size, subitems: [item]))
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(layoutSize: Self.size, elementKind: "header", alignment: .top)
  }

  @Test func defaults() {
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty)
    #expect(section.visibleItemsInvalidationHandler == nil)
  }

  @Test func elementsAreAddedInPlace() {
    section.boundarySupplementaryItems += [header()]
    section.boundarySupplementaryItems.append(header())
    section.decorationItems += [.background(elementKind: "background")]
    section.contentInsets.top = 4
    section.contentInsets.top += 1
    #expect(section.boundarySupplementaryItems.count == 2)
    #expect(section.decorationItems.map(\.elementKind) == ["background"])
    #expect(section.contentInsets.top == 5)
  }

  @Test func anElementAtAnEdgeMayChangeLater() throws {
    let header = header()
    section.boundarySupplementaryItems = [header]
    header.pinToVisibleBounds = true
    #expect(try #require(section.boundarySupplementaryItems.first).pinToVisibleBounds)
  }

  @Test func copyKeepsEverything() throws {
    section.contentInsets.leading = 1
    section.interGroupSpacing = 2
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .none
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.boundarySupplementaryItems = [header()]
    section.decorationItems = [.background(elementKind: "background")]
    section.visibleItemsInvalidationHandler = { _, _, _ in }

    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.contentInsets.leading == 1)
    #expect(copy.interGroupSpacing == 2)
    #expect(copy.contentInsetsReference == .layoutMargins)
    #expect(copy.supplementaryContentInsetsReference == .none)
    #expect(!copy.supplementariesFollowContentInsets)
    #expect(copy.orthogonalScrollingBehavior == .groupPagingCentered)
    #expect(copy.orthogonalScrollingProperties.bounce == .never)
    #expect(copy.orthogonalScrollingProperties.decelerationRate == .fast)
    #expect(copy.boundarySupplementaryItems.map(\.elementKind) == ["header"])
    #expect(copy.decorationItems.map(\.elementKind) == ["background"])
    #expect(copy.visibleItemsInvalidationHandler != nil)
  }

  @Test func copyIsIndependent() throws {
    let header = header()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [background]

    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    copy.boundarySupplementaryItems.first?.pinToVisibleBounds = true
    copy.decorationItems.first?.zIndex = 3
    copy.orthogonalScrollingProperties.bounce = .always
    copy.interGroupSpacing = 10
    #expect(!header.pinToVisibleBounds)
    #expect(background.zIndex == 0)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.interGroupSpacing == 0)
  }

  @Test func handlerChangesVisibleItemsInPlace() {
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.center.x += offset.x
        item.zIndex = Int(environment.container.contentSize.width)
        item.alpha = 0.25
      }
    }
    let item = RecordingVisibleItem(forCellWith: IndexPath(item: 0, section: 0))
    item.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    section.visibleItemsInvalidationHandler?(
      [item], CGPoint(x: 30, y: 0), FixedEnvironment(width: 320))
    #expect(item.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(item.center == CGPoint(x: 40, y: 20))
    #expect(item.zIndex == 320)
    #expect(item.alpha == 0.25)
  }

  @Test func behavioursHaveTheSystemsNumbers() {
    let behaviours: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    #expect(behaviours.map(\.rawValue) == Array(0...5))
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    #expect(references.map(\.rawValue) == Array(0...4))
    let bounces: [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce] = [
      .automatic, .always, .never,
    ]
    #expect(bounces.map(\.rawValue) == Array(0...2))
  }
}

/// A visible item storing the values set by a handler.
private nonisolated final class RecordingVisibleItem: UICollectionViewLayoutAttributes,
  NSCollectionLayoutVisibleItem
{
  let name = ""
}
