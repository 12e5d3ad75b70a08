import CompositionalLayout
import Testing

// Meaningless descriptions from real apps, all of which have to be laid out somehow.

@MainActor
struct DegenerateStyleTests {
  private let whole = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  private func layout(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ subitems: [NSCollectionLayoutItem]
  ) -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: width, heightDimension: height), subitems: subitems)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func aGroupOfNothing() throws {
    let empty = layout(.absolute(0), .absolute(0), [])
    #expect(try Screen().contentHeight(empty, 0, 3) == 0)
    #expect(try Screen().frames(empty, 3) == [[]])
  }

  @Test func noSize() throws {
    for height in [NSCollectionLayoutDimension.fractionalHeight(0), .absolute(0)] {
      let flat = layout(.fractionalWidth(1), height, [.init(layoutSize: whole)])
      #expect(try Screen().contentHeight(flat, 5) == 0)
      #expect(try Screen().frames(flat, 5)[0].allSatisfy { $0.height == 0 })
    }
    let narrow = layout(.fractionalWidth(0), .absolute(10), [.init(layoutSize: whole)])
    #expect(try Screen().frames(narrow, 2)[0].map(\.size.width) == [0, 0])
  }

  @Test func tinyHeight() throws {
    for height in [0.001, 0.01] {
      let thin = layout(.fractionalWidth(1), .absolute(height), [.init(layoutSize: whole)])
      #expect(abs(try Screen().contentHeight(thin, 100) - 100 * height) < 0.6)
    }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0.001)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
        subitems: [.init(layoutSize: whole)]))
    section.boundarySupplementaryItems = [header]
    #expect(
      try Screen().frames(.init(section: section), 1)
        == [[CGRect(x: 0, y: 0, width: 320, height: 10)]])
  }

  @Test func smallestNumbers() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(.leastNonzeroMagnitude)))
    item.contentInsets = .init(top: .leastNormalMagnitude, leading: 0, bottom: 0, trailing: 0)
    let layout = layout(.fractionalWidth(1), .absolute(CGFloat.leastNormalMagnitude), [item])
    #expect(try Screen().contentHeight(layout, 3) == 0)
  }

  @Test(arguments: [1.5, 2, 4])
  func groupsWiderThanTheirContainer(factor: CGFloat) throws {
    let wide = layout(.fractionalWidth(factor), .absolute(30), [.init(layoutSize: whole)])
    #expect(
      try Screen().frames(wide, 1) == [[CGRect(x: 0, y: 0, width: 320 * factor, height: 30)]])
    #expect(try Screen().engine(wide, [1]).contentSize.horizontal == Double(320 * factor))
  }

  @Test func aConfigurationMadeInsideTheProvider() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.showsSeparators = false
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    #expect(try Screen().frames(layout, 1, 1)[1].first?.minY == 44)
  }

  @Test func aSectionWithAHeaderAndNoItems() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      elementKind: "empty-state", alignment: .top)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      try Screen().otherElements(layout, 0) == [CGRect(x: 0, y: 0, width: 320, height: 240)])
  }

  @Test func noSectionsAtAll() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    #expect(try Screen().contentHeight(layout) == 0)
  }
}
