import CompositionalLayout
import Testing

struct ConfigurationTests {
  private let configuration = UICollectionViewCompositionalLayoutConfiguration()

  private let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
    elementKind: "header", alignment: .top)

  @Test func defaults() {
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test func copyIsIndependent() throws {
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 12
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = [header]

    let copy = try #require(
      configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    #expect(copy.scrollDirection == .horizontal)
    #expect(copy.interSectionSpacing == 12)
    #expect(copy.contentInsetsReference == .none)
    copy.boundarySupplementaryItems.first?.pinToVisibleBounds = true
    copy.interSectionSpacing = 1
    #expect(!header.pinToVisibleBounds)
    #expect(configuration.interSectionSpacing == 12)
  }

  @Test func directionsHaveTheSystemsNumbers() {
    #expect(UICollectionView.ScrollDirection.vertical.rawValue == 0)
    #expect(UICollectionView.ScrollDirection.horizontal.rawValue == 1)
  }
}
