import CompositionalLayout
import Testing

/// Tests pictures of groups, each compared as a whole.
struct VisualDescriptionTests {
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  @Test func neighboursShareALine() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Self.item(.fractionalWidth(0.5), .fractionalHeight(1))])
    #expect(
      group.visualDescription() == """
        container 320 x 480
        group 320 x 40 {.containerWidthFactor(1), .absolute(40)}
        +-------------------------------+-------------------------------+
        |1                              |2                              |
        |                               |                               |
        |                               |                               |
        +-------------------------------+-------------------------------+
        1-2: 160 x 40 {.containerWidthFactor(0.5), .containerHeightFactor(1)}
        """)
  }

  @Test func groupsInsideAGroup() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      subitems: [Self.item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(60)),
      subitems: [Self.item(.fractionalWidth(2.0 / 3), .fractionalHeight(1)), column])
    #expect(
      group.visualDescription() == """
        container 320 x 480
        group 320 x 60 {.containerWidthFactor(1), .absolute(60)}
        +------------------------------------------+--------------------+
        |1                                         |2                   |
        |                                          |                    |
        |                                          +--------------------+
        |                                          |3                   |
        |                                          |                    |
        +------------------------------------------+--------------------+
        1: 213 x 60 {.containerWidthFactor(0.6666), .containerHeightFactor(1)}
        2-3: 106.5 x 30 {.containerWidthFactor(1), .containerHeightFactor(0.5)}
        groups: 106.5 x 60 {.containerWidthFactor(0.3333), .containerHeightFactor(1)}
        """)
  }

  @Test func spacingAndInsetsShow() {
    let item = Self.item(.fractionalWidth(0.25), .fractionalHeight(1))
    item.contentInsets = .init(top: 10, leading: 0, bottom: 0, trailing: 0)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(70)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    group.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(
      group.visualDescription() == """
        container 320 x 480
        group 320 x 70 {.containerWidthFactor(1), .absolute(70)}
        +---------------------------------------------------------------+
        |                                                               |
        |   +------------+ +-----------+ +------------+ +-----------+   |
        |   |1           | |2          | |3           | |4          |   |
        |   |            | |           | |            | |           |   |
        |   |            | |           | |            | |           |   |
        |   +------------+ +-----------+ +------------+ +-----------+   |
        +---------------------------------------------------------------+
        1-4: 62.5 x 40 {.containerWidthFactor(0.25), .containerHeightFactor(1)}
        """)
  }

  @Test func anotherContainer() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)),
      subitems: [
        Self.item(.fractionalWidth(1), .absolute(20)),
        Self.item(.fractionalWidth(0.5), .estimated(60)),
      ])
    #expect(
      group.visualDescription(in: CGSize(width: 160, height: 80)) == """
        container 160 x 80
        group 160 x 80 {.containerWidthFactor(1), .containerHeightFactor(1)}
        +---------------------------------------------------------------+
        |1                                                              |
        |                                                               |
        |                                                               |
        +-------------------------------+-------------------------------+
        |2                              |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        +-------------------------------+-------------------------------+
        1: 160 x 20 {.containerWidthFactor(1), .absolute(20)}
        2: 80 x 60 {.containerWidthFactor(0.5), .estimated(60)}
        """)
  }

  @Test func customItemsOverlap() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Self.size(.fractionalWidth(0.5), .absolute(80))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        .init(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60), zIndex: 1),
        .init(frame: CGRect(x: 40, y: 40, width: width / 2, height: 60)),
        .init(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
      ]
    }
    #expect(
      group.visualDescription() == """
        container 320 x 480
        group 160 x 80 {.containerWidthFactor(0.5), .absolute(80)}
        +-------------------------------+-------------------------------+
        |1                              |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               +---------------+               |
        |                               |               |               |
        |                               |               |               |
        |                               |               |               |
        +---------------+---------------+               |               |
        |               |                               |               |
        |               |                               |               |
        |               |                               |               |
        +---------------+                               +---------------+
                        |                               |
                        |                               |
                        |                               |
                        +-------------------------------+
        1-2: 80 x 60 custom
        """)
  }

  @Test func aGroupWithoutItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(20)), subitems: [])
    #expect(
      group.visualDescription() == """
        container 320 x 480
        group 320 x 20 {.containerWidthFactor(1), .absolute(20)}
        +---------------------------------------------------------------+
        |                                                               |
        +---------------------------------------------------------------+
        no items: the group is empty, or has no room
        """)
  }
}
