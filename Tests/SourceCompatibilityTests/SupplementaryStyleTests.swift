import CompositionalLayout
import Testing

// Headers, footers, badges and other elements attached to items, groups, sections and layouts.

private enum ElementKind {
  static let badge = "badge-element-kind"
  static let header = UICollectionView.elementKindSectionHeader
  static let line = "line"
}

private enum Metrics {
  static let rowSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40))
  static let headerSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(22))
  static let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
}

@MainActor
struct SupplementaryStyleTests {
  private func section(
    badges: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Metrics.rowSize, supplementaryItems: badges)
    return NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.horizontal(
        layoutSize: Metrics.rowSize, subitems: [item]))
  }

  private func others(
    _ section: NSCollectionLayoutSection, _ itemCount: Int = 1
  ) throws -> [CGRect] {
    try Screen().otherElements(UICollectionViewCompositionalLayout(section: section), itemCount)
  }

  @Test func badgesInAndOnACorner() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let inside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: ElementKind.badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .trailing], absoluteOffset: .init(x: -4, y: -4)))
    let onTheEdge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: ElementKind.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]),
      itemAnchor: .init(edges: [.bottom], fractionalOffset: CGPoint(x: 0, y: 0.5)))
    inside.zIndex = 2
    #expect(
      try others(section(badges: [inside, onTheEdge])) == [
        CGRect(x: 296, y: 16, width: 20, height: 20), CGRect(x: -10, y: -10, width: 20, height: 20),
      ])
  }

  @Test func cornersSidesAndOffsets() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(30), heightDimension: .absolute(10))
    let section = section()
    section.contentInsets = Metrics.insets
    section.boundarySupplementaryItems = [
      .init(layoutSize: size, elementKind: "corner", alignment: .topTrailing),
      .init(
        layoutSize: size, elementKind: "side", alignment: .leading,
        absoluteOffset: CGPoint(x: 3, y: 0)),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "footer", alignment: NSRectAlignment.bottomLeading),
    ]
    #expect(
      Set(try others(section).map(\.origin.x)) == [280, 13, 10])
  }

  @Test func headersOfSectionsAndOfTheLayout() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Metrics.headerSize, elementKind: ElementKind.header, alignment: .top)
    header.pinToVisibleBounds = true
    header.contentInsets = Metrics.insets
    let section = section()
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let line = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
      elementKind: ElementKind.line, alignment: .bottom)
    configuration.boundarySupplementaryItems = [line]
    configuration.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    #expect(
      try Screen().otherElements(layout, 2) == [
        CGRect(x: 10, y: 0, width: 300, height: 22), CGRect(x: 0, y: 102, width: 320, height: 1),
      ])
  }

  @Test func supplementariesOfAGroup() throws {
    let item = NSCollectionLayoutItem(layoutSize: Metrics.rowSize)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(2)),
      elementKind: ElementKind.line, containerAnchor: .init(edges: .bottom))
    group.supplementaryItems = [line]
    #expect(
      try others(NSCollectionLayoutSection(group: group), 4).map(\.minY) == [78, 158])
  }

  @Test func unusualDescriptions() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Metrics.headerSize, elementKind: ElementKind.header, alignment: .top)
    #expect(header.layoutSize.heightDimension.isEstimated)
    #expect(header.alignment == .top && header.offset == .zero && header.extendsBoundary)
    #expect(header.containerAnchor.edges == .top)
    #expect(IndexPath(item: 1, section: 2).row == 1 && IndexPath(row: 1, section: 2).section == 2)
  }
}
