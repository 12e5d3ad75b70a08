@testable import CompositionalLayout
import Testing

struct GroupTests {
  private typealias Group = NSCollectionLayoutGroup

  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

  private var item: NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size) }

  @Test func defaults() {
    let group = Group.horizontal(layoutSize: size, subitems: [])
    #expect(group.layoutSize == size)
    #expect(group.subitems.isEmpty)
    #expect(group.interItemSpacing == nil)
    #expect(group.supplementaryItems.isEmpty)
    #expect(group.contentInsets == .zero)
    #expect(group.edgeSpacing == nil)
  }

  @Test func factoriesKeepTheKindOfGroup() {
    let item = item
    let groups: [(Group, String)] = [
      (.horizontal(layoutSize: size, subitems: [item]), ".horizontal"),
      (.vertical(layoutSize: size, subitems: [item]), ".vertical"),
      (.horizontal(layoutSize: size, subitem: item, count: 2), ".horizontal count=2"),
      (.vertical(layoutSize: size, subitem: item, count: 3), ".vertical count=3"),
      (
        .horizontal(layoutSize: size, repeatingSubitem: item, count: 4), ".horizontal repeating=4"
      ),
      (.vertical(layoutSize: size, repeatingSubitem: item, count: 5), ".vertical repeating=5"),
      (.horizontalGroup(with: size, repeatingSubitem: item, count: 6), ".horizontal repeating=6"),
      (.verticalGroup(with: size, repeatingSubitem: item, count: 7), ".vertical repeating=7"),
    ]
    for (group, arrangement) in groups {
      #expect(group.arrangement.description == arrangement)
      #expect(group.layoutSize == size)
      #expect(group.subitems.count == 1 && group.subitems.first === item)
    }
  }

  @Test func customGroupKeepsItsProvider() throws {
    let frame = CGRect(x: 0, y: 1, width: 2, height: 3)
    let group = Group.custom(layoutSize: size) { environment in
      [.init(frame: frame, zIndex: Int(environment.container.contentSize.width))]
    }
    #expect(group.subitems.isEmpty)
    guard case .custom(let provider) = group.arrangement else {
      Issue.record("made as \(group.arrangement)")
      return
    }
    let item = try #require(provider(FixedEnvironment(width: 320)).first)
    #expect(item.frame == frame && item.zIndex == 320)
  }

  @Test func changesOfASubitemShowInTheGroup() throws {
    let item = item
    let group = Group.horizontal(layoutSize: size, subitems: [item, item])
    group.subitems.first?.contentInsets.top = 6
    #expect(group.subitems.map(\.contentInsets.top) == [6, 6])
    #expect(item.contentInsets.top == 6)
  }

  @Test func oneItemServesSeveralGroups() {
    let item = item
    let inner = Group.vertical(layoutSize: size, subitem: item, count: 2)
    let outer = Group.horizontal(layoutSize: size, subitems: [item, inner, inner])
    #expect(outer.subitems.count == 3)
    #expect(outer.subitems[0] === item)
    #expect(outer.subitems[1] === outer.subitems[2])
  }

  @Test func supplementaryItemsOfAGroupAreSet() {
    let group = Group.horizontal(layoutSize: size, subitems: [item])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top))
    group.supplementaryItems = [badge]
    #expect(group.supplementaryItems.first === badge)
    #expect((group as NSCollectionLayoutItem).supplementaryItems.first === badge)
  }

  @Test func copyIsIndependent() throws {
    let item = item
    let inner = Group.vertical(layoutSize: size, subitem: item, count: 2)
    let group = Group.horizontal(layoutSize: size, subitems: [item, inner])
    group.interItemSpacing = .fixed(8)
    group.contentInsets.leading = 3

    let copy = try #require(group.copy() as? Group)
    #expect(copy.arrangement.description == ".horizontal")
    #expect(copy.interItemSpacing == .fixed(8))
    #expect(copy.contentInsets.leading == 3)
    #expect(copy.subitems.count == 2)
    let copiedInner = try #require(copy.subitems.last as? Group)
    #expect(copiedInner.arrangement.description == ".vertical count=2")

    copy.interItemSpacing = .flexible(1)
    copy.subitems[0].contentInsets.top = 1
    copiedInner.subitems[0].contentInsets.top = 2
    #expect(group.interItemSpacing == .fixed(8))
    #expect(item.contentInsets.top == 0)
  }

  @Test func countIsPositive() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
    }
    #expect(result.standardErrorText.contains("Invalid count: 0. "))
  }

  @Test func repeatCountIsPositive() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: -3)
    }
    #expect(result.standardErrorText.contains("Invalid count: -3. "))
  }
}
