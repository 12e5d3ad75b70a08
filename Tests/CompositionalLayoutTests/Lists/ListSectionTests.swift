import LayoutCore
import Testing

@testable import CompositionalLayout

struct ListSectionTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private let row = ListMetrics.rowEstimate

  @Test func rowsFollowOneAnotherAtTheirEstimate() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: Configuration(appearance: .plain))
    let elements = try ListProbe().elements(of: layout, itemCounts: [3, 2])
    #expect(
      elements.map(\.frame)
        == (0..<5).map { Frame(x: 0, y: Double($0) * row, width: 320, height: row) })
  }

  @Test func rowsMeasureThemselves() throws {
    let section = try ListProbe().section(Configuration(appearance: .plain))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(row))
    #expect(section.group.layoutSize == size)
    #expect(section.group.subitems.map(\.layoutSize) == [size])
  }

  /// Of several boundary items of one kind, the first is measured.
  @Test func roomAboveContentBelongsToTheFirstHeader() throws {
    let section = try ListProbe().section(Configuration(appearance: .plain))
    section.boundarySupplementaryItems = [22, 18].map { room in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: section.group.layoutSize, elementKind: "header", alignment: .top)
      header.roomAboveContent = room
      return header
    }
    var parts = LoweredParts()
    parts.add(SectionParts(section), ofSection: 3)
    #expect(parts.padding(kind: "header", section: 3) == 22)
    #expect(parts.padding(kind: "header", section: 0) == 0)
  }

  @Test func insetRowsKeepAwayFromTheEdges() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: Configuration(appearance: .insetGrouped))
    let compact = try ListProbe().engine(of: layout, itemCounts: [1])
    #expect(
      compact.frame(section: 0, item: 0)
        == Frame(
          x: ListMetrics.compactMargin, y: ListMetrics.sectionPadding,
          width: 320 - 2 * ListMetrics.compactMargin, height: row))
    #expect(compact.contentSize.vertical == Double(row + 2 * ListMetrics.sectionPadding))
    let regular = try ListProbe(sizeClass: .regular).engine(of: layout, itemCounts: [1])
    #expect(regular.frame(section: 0, item: 0)?.x == Double(ListMetrics.regularMargin))
  }

  @Test(arguments: [
    (Configuration.Appearance.plain, 0, 0), (.grouped, 0, ListMetrics.sectionPadding),
    (.insetGrouped, ListMetrics.compactMargin, ListMetrics.sectionPadding),
    (.sidebar, ListMetrics.compactMargin, ListMetrics.sectionPadding), (.sidebarPlain, 0, 0),
  ])
  func insetsFollowTheAppearance(
    appearance: UICollectionLayoutListConfiguration.Appearance, margin: CGFloat, padding: CGFloat
  ) throws {
    let section = try ListProbe().section(Configuration(appearance: appearance))
    #expect(
      section.contentInsets
        == .init(top: padding, leading: margin, bottom: padding, trailing: margin))
    #expect(section.boundarySupplementaryItems.isEmpty)
  }

  @Test func headerAndFooterSurroundTheRows() throws {
    var configuration = Configuration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let elements = try ListProbe().elements(of: .list(using: configuration), itemCounts: [1])
    let header = ListMetrics.headerEstimate + ListMetrics.sectionPadding
    #expect(
      elements.map(\.frame) == [
        Frame(x: 0, y: header, width: 320, height: row),
        Frame(x: 0, y: 0, width: 320, height: header),
        Frame(x: 0, y: header + row, width: 320, height: ListMetrics.footerEstimate),
      ])
    let section = try ListProbe().section(configuration)
    #expect(
      section.boundarySupplementaryItems.map(\.elementKind) == [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
    #expect(section.boundarySupplementaryItems.map(\.alignment) == [.top, .bottom])
  }

  @Test(arguments: [
    (Configuration.Appearance.plain, true), (.grouped, false), (.insetGrouped, false),
    (.sidebar, false), (.sidebarPlain, true),
  ])
  func plainListHeadersArePinned(
    appearance: UICollectionLayoutListConfiguration.Appearance, isPinned: Bool
  ) throws {
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let section = try ListProbe().section(configuration)
    #expect(
      section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [isPinned, isPinned])
  }

  @Test func pinnedHeaderFollowsTheOffset() throws {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let elements = try ListProbe().elements(
      of: .list(using: configuration), itemCounts: [30],
      bounds: Frame(x: 0, y: 100, width: 320, height: 480))
    #expect(elements.last?.frame.y == 100)
  }

  @Test func aFirstItemAsHeaderIsAnOrdinaryRow() throws {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let section = try ListProbe().section(configuration)
    #expect(section.boundarySupplementaryItems.isEmpty)
    #expect(section.contentInsets.top == ListMetrics.plainHeaderTopPadding)
  }

  @Test(arguments: [
    (nil, ListMetrics.plainHeaderTopPadding), (0, 0), (7, 7), (-5, 0),
    (UICollectionViewLayoutAutomaticDimension, ListMetrics.plainHeaderTopPadding),
  ])
  func paddingAboveHeaders(padding: CGFloat?, expected: CGFloat) throws {
    var configuration = Configuration(appearance: .plain)
    configuration.headerTopPadding = padding
    #expect(try ListProbe().section(configuration).contentInsets.top == 0)
    configuration.headerMode = .firstItemInSection
    #expect(try ListProbe().section(configuration).contentInsets.top == expected)
    configuration.headerMode = .supplementary
    let section = try ListProbe().section(configuration)
    #expect(section.contentInsets.top == 0)
    #expect(
      section.boundarySupplementaryItems.first?.layoutSize.heightDimension
        == .estimated(ListMetrics.headerEstimate + expected))
  }

  @Test func aHeaderMayBeAsWideAsItsContent() throws {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.contentHuggingElements = .supplementaryHeader
    let section = try ListProbe().section(configuration)
    let header = try #require(section.boundarySupplementaryItems.first)
    #expect(
      header.layoutSize.widthDimension == .estimated(320 - 2 * ListMetrics.compactMargin))
    #expect(header.alignment == .topLeading)
  }

  @Test func sectionsAreIndependentAndCanBeChanged() throws {
    let configuration = Configuration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      if index == 1 { section.contentInsets.leading += 30 }
      return section
    }
    let engine = try ListProbe().engine(of: layout, itemCounts: [1, 1])
    #expect(engine.frame(section: 0, item: 0)?.x == Double(ListMetrics.compactMargin))
    #expect(engine.frame(section: 1, item: 0)?.x == Double(ListMetrics.compactMargin + 30))
  }

  @Test func theSectionRemembersItsConfiguration() throws {
    var configuration = Configuration(appearance: .sidebar)
    configuration.backgroundColor = .systemBackground
    let section = try ListProbe().section(configuration)
    #expect(section.listConfiguration?.appearance == .sidebar)
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.listConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func aRowOfMedia() throws {
    let section = NSCollectionLayoutSection.orthogonalLayoutSectionForMediaItems()
    #expect(section.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let engine = try ListProbe().engine(of: layout, itemCounts: [20])
    // 0.18 · 320 is 57.6, and 0.27 · 320 is 86.4: both are rounded down to half a point.
    let first = Frame(x: 0, y: 0, width: 57.5, height: 86)
    #expect(engine.frame(section: 0, item: 0) == first)
    #expect(
      engine.frame(section: 0, item: 1)
        == first.offset(along: .horizontal, by: 57.5 + ListMetrics.mediaItemSpacing))
  }
}
