import CompositionalLayout
import Testing

/// Tests groups that cannot be drawn: their text has to remain short and meaningful.
struct VisualDescriptionLimitTests {
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static let wholeItem = size(.fractionalWidth(1), .fractionalHeight(1))

  private func expectBounded(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40, sourceLocation: sourceLocation)
    #expect(lines.allSatisfy { $0.count <= 80 }, sourceLocation: sourceLocation)
    #expect(text.allSatisfy { $0.isASCII }, sourceLocation: sourceLocation)
  }

  @Test func aMillionItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(44)),
      subitem: NSCollectionLayoutItem(layoutSize: Self.wholeItem), count: 1_000_000)
    let text = group.visualDescription()
    expectBounded(text)
    #expect(text.hasSuffix("\n... and 999800 more"))
  }

  @Test func moreItemsThanTheEngineAllows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(44)),
      subitem: NSCollectionLayoutItem(layoutSize: Self.wholeItem), count: .max)
    #expect(
      group.visualDescription()
        == "A group would contain at least 9223372036854775807 items, but the limit is 4194304.")
  }

  @Test func groupsNestedTooDeeply() {
    var item: NSCollectionLayoutItem = NSCollectionLayoutItem(layoutSize: Self.wholeItem)
    for _ in 0..<300 {
      item = NSCollectionLayoutGroup.vertical(layoutSize: Self.wholeItem, subitems: [item])
    }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: Self.wholeItem, subitems: [item])
    #expect(group.visualDescription() == "Groups must not be nested deeper than 256 levels.")
  }

  @Test func noSizeAtAll() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.absolute(0), .absolute(0)),
      subitems: [NSCollectionLayoutItem(layoutSize: Self.wholeItem)])
    #expect(
      group.visualDescription() == """
        container 320 x 480
        group 0 x 0 {.absolute(0), .absolute(0)}
        +
        1: 0 x 0 {.containerWidthFactor(1), .containerHeightFactor(1)}
        """)
  }

  @Test func negativeRoom() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.absolute(-20), .absolute(10)),
      subitems: [NSCollectionLayoutItem(layoutSize: Self.wholeItem)])
    let text = group.visualDescription()
    expectBounded(text)
    #expect(text.hasSuffix("no items: the group is empty, or has no room"))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aContainerWithoutSize(width: CGFloat) {
    let group = NSCollectionLayoutGroup.vertical(layoutSize: Self.wholeItem, subitems: [])
    #expect(
      group.visualDescription(in: CGSize(width: width, height: 1))
        == "The container must have a finite size.")
  }

  @Test func customFramesAtTheLimits() {
    let largest = CGFloat.greatestFiniteMagnitude
    let group = NSCollectionLayoutGroup.custom(layoutSize: Self.wholeItem) { _ in
      [
        .init(frame: CGRect(x: -largest, y: 0, width: 1, height: 1)),
        .init(frame: CGRect(x: largest, y: 0, width: 1, height: 1)),
      ]
    }
    let text = group.visualDescription()
    expectBounded(text)
    #expect(text.contains("the group is too large to be drawn"))
  }

  @Test func manyKindsOfItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.absolute(10_000), .absolute(100)),
      subitems: (1...60).map {
        NSCollectionLayoutItem(
          layoutSize: Self.size(.absolute(CGFloat($0)), .fractionalHeight(1)))
      })
    let text = group.visualDescription()
    expectBounded(text)
    #expect(text.contains("1: 1 x 100 {.absolute(1), .containerHeightFactor(1)}\n"))
    #expect(text.contains("more kinds\n... and "))
  }

  @Test func nestedGroupWithHiddenItems() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.absolute(1), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: Self.wholeItem), count: 150)
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: Self.size(.absolute(10), .fractionalHeight(1))
    ) { _ in
      (0..<60).map { .init(frame: CGRect(x: 0, y: CGFloat($0), width: 10, height: 1)) }
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.absolute(11), .absolute(300)), subitems: [column, custom])
    let text = group.visualDescription()
    expectBounded(text)
    // The group keeps its height, and the custom items follow the items of the column.
    #expect(text.contains("group 11 x 300 "))
    #expect(text.contains("1-150: 1 x 2 {.containerWidthFactor(1), .containerHeightFactor(1)}\n"))
    #expect(text.contains("151-200: 10 x 1 custom\n"))
    #expect(text.hasSuffix("... and 10 more"))
  }
}
