import CompositionalLayout
import Testing

// One object used in several places, and objects that are retrieved again later.

@MainActor
struct AliasingStyleTests {
  private let half = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))

  private func rowGroup(_ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: subitems)
  }

  @Test func oneItemTwiceInOneGroup() throws {
    half.contentInsets = .init(top: 0, leading: 2, bottom: 0, trailing: 2)
    let layout = UICollectionViewCompositionalLayout(
      section: .init(group: rowGroup([half, half])))
    #expect(
      try Screen().frames(layout, 2) == [
        [
          CGRect(x: 2, y: 0, width: 156, height: 40),
          CGRect(x: 162, y: 0, width: 156, height: 40),
        ]
      ])
  }

  @Test func oneGroupInAnotherAndByItself() throws {
    let row = rowGroup([half])
    let outer = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [row, row])
    let layout = UICollectionViewCompositionalLayout { index, _ in
      NSCollectionLayoutSection(group: index == 0 ? outer : row)
    }
    let frames = try Screen().frames(layout, 4, 2)
    #expect(frames[0].map(\.minY) == [0, 0, 40, 40])
    #expect(frames[1].map(\.minY) == [80, 80])
  }

  @Test func itemsReachedThroughTheGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitem: half, count: 2)
    group.subitems.forEach { $0.contentInsets.trailing = 10 }
    for item in group.subitems { item.contentInsets.top = 1 }
    group.subitems.first?.contentInsets.bottom = 1
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(
      try Screen().frames(layout, 2)[0].last == CGRect(x: 160, y: 1, width: 150, height: 38))
  }

  @Test func anItemIsChangedAfterItsGroupWasMade() throws {
    let layout = UICollectionViewCompositionalLayout(section: .init(group: rowGroup([half])))
    half.contentInsets.leading = 30
    #expect(try Screen().frames(layout, 1) == [[CGRect(x: 30, y: 0, width: 130, height: 40)]])
  }

  @Test func oneSectionOnEveryCall() throws {
    let section = NSCollectionLayoutSection(group: rowGroup([half]))
    var callCount = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      callCount += 1
      return section
    }
    #expect(try Screen().contentHeight(layout, 2, 2, 2) == 120)
    #expect(callCount == 3)
    section.interGroupSpacing = 10
    #expect(try Screen().contentHeight(layout, 4, 2, 2) == 170)
  }

  @Test func oneBadgeOnSeveralItemsAndOneHeaderInSeveralSections() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let first = NSCollectionLayoutItem(
      layoutSize: half.layoutSize, supplementaryItems: [badge])
    let second = NSCollectionLayoutItem(
      layoutSize: half.layoutSize, supplementaryItems: [badge, badge])
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let group = rowGroup([first, second])
    group.supplementaryItems = [badge]
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [header]
      return section
    }
    let others = try Screen().otherElements(layout, 2, 2)
    #expect(others.filter { $0.width == 320 }.map(\.minY).sorted() == [0, 60])
    #expect(others.filter { $0.width == 10 }.count == 8)
    #expect(others.contains(CGRect(x: 153, y: 17, width: 10, height: 10)))
  }
}
