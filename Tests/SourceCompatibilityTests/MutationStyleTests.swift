import CompositionalLayout
import Testing

// Descriptions that are changed in place, before and after they are passed on.

private func makeSection(height: CGFloat = 50) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
    subitems: [item])
  return NSCollectionLayoutSection(group: group)
}

private func makeHeader(_ alignment: NSRectAlignment = .top)
  -> NSCollectionLayoutBoundarySupplementaryItem
{
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
    elementKind: "kind-\(alignment.rawValue)", alignment: alignment)
}

@MainActor
struct MutationStyleTests {
  @Test func insetsEdgeByEdge() throws {
    let section = makeSection()
    section.contentInsets.top = 10
    section.contentInsets.leading += 20
    section.contentInsets = NSDirectionalEdgeInsets(
      top: section.contentInsets.top, leading: section.contentInsets.leading, bottom: 5,
      trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      try Screen().frames(layout, 1) == [[CGRect(x: 20, y: 10, width: 300, height: 50)]])
    #expect(try Screen().contentHeight(layout, 1) == 65)
  }

  @Test func groupInsetsEdgeByEdge() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets.bottom = 3
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    group.contentInsets.leading = 7
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(try Screen().frames(layout, 1) == [[CGRect(x: 7, y: 0, width: 313, height: 47)]])
  }

  @Test func elementsAreAdded() throws {
    let section = makeSection()
    section.boundarySupplementaryItems += [makeHeader()]
    section.boundarySupplementaryItems.append(makeHeader(.bottom))
    section.decorationItems += [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(try Screen().frames(layout, 1)[0].first?.minY == 20)
    #expect(try Screen().contentHeight(layout, 1) == 90)
    #expect(try Screen().otherElements(layout, 1).count == 3)
    section.boundarySupplementaryItems.removeAll { $0.alignment == .bottom }
    #expect(try Screen().contentHeight(layout, 1) == 70)
  }

  @Test func theConfigurationOfALayoutInPlace() throws {
    let layout = UICollectionViewCompositionalLayout(section: makeSection())
    layout.configuration.contentInsetsReference = .layoutMargins
    layout.configuration.interSectionSpacing = 9
    let screen = Screen(
      layoutMargins: NSDirectionalEdgeInsets(top: 1, leading: 12, bottom: 1, trailing: 8))
    #expect(
      try screen.frames(layout, 1, 1) == [
        [CGRect(x: 12, y: 0, width: 300, height: 50)],
        [CGRect(x: 12, y: 59, width: 300, height: 50)],
      ])
  }

  @Test func theConfigurationOfALayoutAfterwards() throws {
    let layout = UICollectionViewCompositionalLayout(section: makeSection())
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [makeHeader()]
    configuration.interSectionSpacing = 4
    layout.configuration = configuration
    configuration.interSectionSpacing = 400
    #expect(layout.configuration.interSectionSpacing == 4)
    #expect(layout.configuration.boundarySupplementaryItems.first?.alignment == .top)
    #expect(try Screen().frames(layout, 1, 1).flatMap { $0 }.map(\.minY) == [20, 74])
    let changed = layout.configuration
    changed.interSectionSpacing = layout.configuration.interSectionSpacing * 2
    layout.configuration = changed
    #expect(try Screen().contentHeight(layout, 1, 1) == 128)
  }

  @Test func optionsReadingAsNone() throws {
    let section = makeSection()
    section.contentInsetsReference = .none
    section.supplementaryContentInsetsReference = .none
    section.orthogonalScrollingBehavior = .none
    section.supplementariesFollowContentInsets = false
    section.contentInsets.leading = 10
    section.boundarySupplementaryItems = [makeHeader()]
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(try Screen().otherElements(layout, 1).map(\.minX) == [0])
  }

  @Test func aHeaderIsChangedAfterItWasHandedOver() throws {
    let section = makeSection()
    let header = makeHeader()
    section.boundarySupplementaryItems = [header]
    header.pinToVisibleBounds = true
    header.extendsBoundary = false
    header.zIndex = 7
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(try Screen().contentHeight(layout, 1) == 50)
    #expect(section.boundarySupplementaryItems.first?.zIndex == 7)
  }
}
