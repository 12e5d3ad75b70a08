import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests the scenes of the system's own sample project that are missing from the tutorials.
///
/// The expected frames are derived from the numbered rules, not measured.
@Suite struct SystemSampleTests {
  private func boundaryItem(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .estimated(44)), elementKind: kind,
      alignment: alignment)
  }

  @Test func gridOfFifths() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [.item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [6])
    let first = [0.0, 64, 128, 192, 256].map { Frame($0, 0, 64, 64) }
    #expect(layout.cells() == first + [Frame(0, 64, 64, 64)])
  }

  @Test func itemBadges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem.item(
      .fractionalWidth(0.25), .fractionalHeight(1), insets: .all(5), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item]))
    section.contentInsets = .all(20)
    let layout = try LaidOut(section, itemCounts: [5])
    #expect(
      layout.cells() == [25.0, 95, 165, 235].map { Frame($0, 25, 60, 46) } + [
        Frame(25, 81, 60, 46)
      ])
    let badges = (0..<5).compactMap { layout.supplementary("badge", 0, $0)?.frame }
    #expect(
      badges == [71.0, 141, 211, 281].map { Frame($0, 19, 20, 20) } + [Frame(71, 75, 20, 20)])
  }

  private var listWithHeaders: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: .rows(height: 44))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [
      boundaryItem("header", .top), boundaryItem("footer", .bottom),
    ]
    return section
  }

  /// The state before the headers have been measured.
  @Test func headersAndFooters() throws {
    let layout = try LaidOut(listWithHeaders, itemCounts: [3, 1])
    #expect(layout.supplementary("header")?.frame == Frame(10, 0, 300, 44))
    #expect(layout.cells() == (0..<3).map { Frame(10, 44 + 49 * Double($0), 300, 44) })
    #expect(layout.supplementary("footer")?.frame == Frame(10, 186, 300, 44))
    #expect(layout.supplementary("header", 1)?.frame == Frame(10, 230, 300, 44))
    #expect(layout.contentSize.height == 362)
  }

  @Test func pinnedHeaders() throws {
    let section = listWithHeaders
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    section.boundarySupplementaryItems[0].zIndex = 2
    var layout = try LaidOut(section, itemCounts: [3, 30])
    layout.show(Frame(0, 100, 320, 480))
    let pinned = try #require(layout.supplementary("header"))
    #expect(pinned.frame == Frame(10, 100, 300, 44))
    #expect(pinned.zIndex == 1_000_000_002)
    layout.show(Frame(0, 170, 320, 480))
    #expect(layout.supplementary("header")?.frame == Frame(10, 142, 300, 44))
    #expect(layout.supplementary("header", 1)?.frame == Frame(10, 230, 300, 44))
  }

  @Test func sectionBackground() throws {
    let section = NSCollectionLayoutSection(group: .rows(height: 44))
    section.interGroupSpacing = 5
    section.contentInsets = .all(10)
    section.decorationItems = [.background(elementKind: "background")]
    section.decorationItems[0].contentInsets = .all(5)
    let layout = try LaidOut(section, itemCounts: [3, 1])
    #expect(layout.cells() == [10, 59, 108].map { Frame(10, $0, 300, 44) })
    #expect(layout.decoration("background")?.frame == Frame(5, 5, 310, 152))
    #expect(layout.decoration("background", 1)?.frame == Frame(5, 167, 310, 54))
  }

  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: .item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(0.85), .fractionalHeight(0.4)),
        subitems: [.item(.fractionalWidth(0.7), .fractionalHeight(1)), pair]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test func orthogonalRow() throws {
    let layout = try LaidOut(row(.continuous), itemCounts: [9])
    let first = [
      Frame(0, 0, 190, 192), Frame(190, 0, 81.5, 96), Frame(190, 96, 81.5, 96),
    ]
    #expect(
      layout.cells()
        == [0.0, 272, 544].flatMap { x in first.map { $0.offset(along: .horizontal, by: x) } })
    #expect(layout.contentSize == CGSize(width: 320, height: 192))
    #expect(layout.row()?.maxOffset == 496)
  }

  /// Tests where each behaviour comes to rest when the row is released at 100 and at 400.
  @Test(
    arguments: [
      (.continuous, 100, 400), (.continuousGroupLeadingBoundary, 0, 272), (.paging, 0, 320),
      (.groupPaging, 0, 272), (.groupPagingCentered, -24, 520),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, Double, Double)])
  func behaviours(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ near100: Double,
    _ near400: Double
  ) throws {
    let row = try #require(try LaidOut(row(behavior), itemCounts: [9]).row())
    #expect(row.restingOffset(near: 100) == near100)
    #expect(row.restingOffset(near: 400) == near400)
  }

  private var films: UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let isWide = environment.container.effectiveContentSize.width > 500
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(isWide ? 0.425 : 0.85), .absolute(250)),
          subitems: [.filling()])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [boundaryItem("title", .top)]
        return section
      }, configuration: configuration)
  }

  @Test func rowsOfFilms() throws {
    let layout = try LaidOut(films, itemCounts: [3, 2])
    #expect(layout.supplementary("title")?.frame == Frame(20, 0, 280, 44))
    #expect(layout.cells() == [20.0, 312, 604].map { Frame($0, 44, 272, 250) })
    #expect(layout.supplementary("title", 1)?.frame == Frame(20, 314, 280, 44))
    #expect(layout.cells(section: 1) == [20.0, 312].map { Frame($0, 358, 272, 250) })
    #expect(layout.contentSize == CGSize(width: 320, height: 608))
    let wide = try LaidOut(films, itemCounts: [2], environment: .phone(width: 600))
    #expect(wide.cells() == [20.0, 295].map { Frame($0, 44, 255, 250) })
  }

  /// The state before anything has been measured.
  @Test func newsFeed() throws {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    section.interGroupSpacing = 10
    section.contentInsets = .all(10)
    let layout = try LaidOut(section, itemCounts: [4])
    #expect(layout.cells() == [10, 120, 230, 340].map { Frame(10, $0, 300, 100) })
    #expect(layout.contentSize.height == 450)
  }
}
