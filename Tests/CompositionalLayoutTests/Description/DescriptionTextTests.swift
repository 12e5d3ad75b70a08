import CompositionalLayout
import Testing

struct DescriptionTextTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(94))

  /// Returns the description with each memory address replaced, because addresses differ between
  /// runs.
  private func text(_ item: NSCollectionLayoutItem) -> String {
    item.description.replacing(/0x[0-9a-f]+/, with: "0x…")
  }

  @Test func plainItem() {
    #expect(
      text(NSCollectionLayoutItem(layoutSize: size))
        == "<NSCollectionLayoutItem 0x… size={.containerWidthFactor(1), .estimated(94)}>")
  }

  @Test func groupWithEveryProperty() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: .init(edges: .top))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    item.contentInsets = .init(top: 1, leading: 2.5, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(16)
    group.edgeSpacing = .init(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    #expect(
      text(group) == """
        <NSCollectionLayoutGroup 0x… size={.containerWidthFactor(1), .estimated(94)}>
          layoutDirection: .horizontal
          interItemSpacing=.fixed(16)
          edgeSpacing=<leading=.flexible(0); top=(null); trailing=(null); bottom=(null)>
          subitems=
            <NSCollectionLayoutItem 0x… size={.containerWidthFactor(1), .estimated(94)}>
              contentInsets={1, 2.5, 3, 4}
              supplementaryItems=
                <NSCollectionLayoutSupplementaryItem 0x… size={.absolute(20), .absolute(20)}>
                  elementKind=badge
        """)
  }

  @Test func differentItemsHaveDifferentAddresses() {
    let items = [
      NSCollectionLayoutItem(layoutSize: size), NSCollectionLayoutItem(layoutSize: size),
    ]
    #expect(items[0].description != items[1].description)
    #expect(items[0].debugDescription == items[0].description)
  }
}
