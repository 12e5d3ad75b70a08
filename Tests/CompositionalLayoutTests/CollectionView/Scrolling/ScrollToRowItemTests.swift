import CompositionalLayout
import Testing
import _TestSupport

/// Tests the positions of items in orthogonal sections after scrolling to them.
///
/// Groups are 100 points wide and 8 points apart, in a view of 320 × 480 points.
struct ScrollToRowItemTests {
  typealias Position = UICollectionView.ScrollPosition

  private func probe(
    _ shelf: NSCollectionLayoutSection, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> LayoutProbe {
    LayoutProbe([.rows(), shelf, .rows()], [20, 30, 20], direction: direction)
  }

  @Test func rowAndContentScroll() {
    let probe = probe(.shelf(.continuous))
    for (position, x, y) in [
      ([.left, .top], 1080, 2000),
      ([.centeredHorizontally, .centeredVertically], 970, 1785),
      ([.right, .bottom], 860, 1570), (.left, 1080, 1570), (.top, 1080, 2000),
    ] as [(Position, CGFloat, CGFloat)] {
      probe.view.scrollToItem(at: [1, 10], at: position, animated: true)
      #expect(probe.layout.orthogonalOffset(inSection: 1) == x, "\(position)")
      #expect(probe.view.contentOffset == CGPoint(x: 0, y: y), "\(position)")
      #expect(probe.view.cellForItem(at: [1, 10]) != nil, "\(position)")
    }
    probe.view.scrollToItem(at: [0, 0], at: .top, animated: false)
    #expect(probe.layout.orthogonalOffset(inSection: 1) == 1080, "only where the item is")
  }

  /// Another section is wider than the view, so the content also scrolls horizontally.
  @Test func theContentIsNotScrolledAlongWithTheRow() {
    let wide = NSCollectionLayoutSize.size(.absolute(900), .absolute(100))
    let probe = LayoutProbe(
      [
        NSCollectionLayoutSection(
          group: .horizontal(layoutSize: wide, subitems: [NSCollectionLayoutItem(layoutSize: wide)])
        ), .shelf(.continuous),
      ], [1, 30])
    probe.view.scrollToItem(at: [1, 10], at: .left, animated: false)
    #expect(probe.layout.orthogonalOffset(inSection: 1) == 1080)
    #expect(probe.view.contentOffset == .zero)
  }

  @Test func scrollsTheLeastUntilTheItemIsVisible() {
    let probe = probe(.shelf(.continuous))
    for (item, x, y) in [
      (2, 0, 1570), (3, 104, 1570), (10, 860, 1570), (9, 860, 1570), (1, 108, 1570),
    ] as [(Int, CGFloat, CGFloat)] {
      probe.view.scrollToItem(at: [1, item], at: [], animated: false)
      #expect(probe.layout.orthogonalOffset(inSection: 1) == x, "\(item)")
      #expect(probe.view.contentOffset.y == y)
    }
  }

  /// Groups of two items in a row of 12 items are scrolled to from both ends of the row.
  @Test(
    "D-65: rows rest at the stop that shows most of the item, and is nearest to its place",
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous,
      .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ], [0.5, 0.85, 1, 1.5])
  func itemsScrolledToAreVisible(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat
  ) {
    let shelf = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(width), .absolute(50)),
        subitems: [.item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    shelf.orthogonalScrollingBehavior = behavior
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let probe = LayoutProbe([shelf], [12], direction: direction)
      let stops = Set(
        stride(from: -400, through: 2800, by: 8).compactMap {
          probe.layout.orthogonalRestingOffset(near: $0, inSection: 0)
        })
      let maxVisible = (0..<12).map { item in
        stops.map { visibleLength(of: item, at: $0, in: probe) }.max() ?? 0
      }
      for position in [.left, .right, .centeredHorizontally, []] as [Position] {
        for (item, far) in (0..<12).flatMap({ [($0, false), ($0, true)] }) {
          probe.layout.setOrthogonalOffset(far ? 9999 : -9999, inSection: 0)
          probe.view.scrollToItem(at: [0, item], at: position, animated: false)
          let label = "item \(item) at \(position.rawValue) from \(far)"
          let offset = probe.layout.orthogonalOffset(inSection: 0)
          let most = maxVisible[item]
          #expect(visibleLength(of: item, at: offset, in: probe) > most - 1, "\(label)")
          #expect(probe.view.cellForItem(at: [0, item]) != nil, "\(label)")
          #expect(behavior == .continuous || stops.contains(offset), "\(label)")
        }
      }
    }
  }

  /// Returns the visible length of an item when its row is scrolled to an offset.
  private func visibleLength(of item: Int, at offset: CGFloat, in probe: LayoutProbe) -> CGFloat {
    guard let frame = probe.frame(0, item) else { return 0 }
    let isMirrored = probe.view.traitCollection.layoutDirection == .rightToLeft
    let start = isMirrored ? 320 - frame.maxX : frame.minX
    return max(0, min(start + frame.width, offset + 320) - max(start, offset))
  }

  @Test("D-65: the second item of a group is shown by the stop of the group")
  func theSecondItemOfAGroup() {
    let shelf = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(50)),
        subitems: [.item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    shelf.orthogonalScrollingBehavior = .groupPaging
    let probe = LayoutProbe([shelf], [12])
    for position in [.left, .right, .centeredHorizontally, []] as [Position] {
      probe.layout.setOrthogonalOffset(1600, inSection: 0)
      probe.view.scrollToItem(at: [0, 1], at: position, animated: false)
      #expect(probe.layout.orthogonalOffset(inSection: 0) == 0, "\(position.rawValue)")
    }
    let pages = NSCollectionLayoutSection.shelf(.paging, groupWidth: 150, spacing: 0)
    let paged = LayoutProbe(
      UICollectionViewCompositionalLayout(section: pages), [12],
      size: CGSize(width: 500, height: 480))
    paged.view.scrollToItem(at: [0, 2], at: .left, animated: false)
    #expect(paged.layout.orthogonalOffset(inSection: 0) == 0)
  }

  @Test("D-65: rows come to rest with the item as near as possible to its place")
  func rowsComeToRestAtAStop() {
    let paged = probe(.shelf(.paging))
    paged.view.scrollToItem(at: [1, 10], at: .left, animated: false)
    #expect(paged.layout.orthogonalOffset(inSection: 1) == 960)
    paged.view.scrollToItem(at: [1, 29], at: .left, animated: false)
    #expect(paged.layout.orthogonalOffset(inSection: 1) == 2912, "the end")
    let grouped = probe(.shelf(.groupPaging))
    grouped.view.scrollToItem(at: [1, 10], at: .right, animated: false)
    #expect(grouped.layout.orthogonalOffset(inSection: 1) == 864)
    let centred = probe(.shelf(.groupPagingCentered))
    centred.view.scrollToItem(at: [1, 10], at: .left, animated: false)
    #expect(centred.layout.orthogonalOffset(inSection: 1) == 1078)
    centred.view.scrollToItem(at: [1, 0], at: .centeredHorizontally, animated: false)
    #expect(centred.layout.orthogonalOffset(inSection: 1) == -110)
  }

  @Test("D-65: without a position they come to rest with the whole item visible")
  func steppingRowsShowTheWholeItem() {
    let grouped = probe(.shelf(.groupPaging))
    for (item, x) in [(2, 0), (3, 108), (4, 216), (1, 108), (1, 108)] as [(Int, CGFloat)] {
      grouped.view.scrollToItem(at: [1, item], at: [], animated: false)
      #expect(grouped.layout.orthogonalOffset(inSection: 1) == x, "\(item)")
    }
  }

  @Test func insetsOfTheSectionAreNotPartOfTheRow() {
    let shelf = NSCollectionLayoutSection.shelf(.continuous)
    shelf.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 30)
    let probe = probe(shelf)
    for (position, x) in [(.left, 1080), (.right, 910), (.centeredHorizontally, 995)]
      as [(Position, CGFloat)]
    {
      probe.view.scrollToItem(at: [1, 10], at: position, animated: false)
      #expect(probe.layout.orthogonalOffset(inSection: 1) == x)
    }
  }

  @Test func leftStaysLeftFromRightToLeft() {
    let shelf = NSCollectionLayoutSection.shelf(.continuous)
    shelf.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 30)
    let probe = probe(shelf, direction: .rightToLeft)
    for (position, x) in [(.left, 910), (.right, 1080), (.centeredHorizontally, 995)]
      as [(Position, CGFloat)]
    {
      probe.view.scrollToItem(at: [1, 10], at: position, animated: false)
      #expect(probe.layout.orthogonalOffset(inSection: 1) == x)
      let seen = probe.view.indexPathsForVisibleItems.filter { $0.section == 1 }
      #expect(seen.contains([1, 10]))
    }
  }

  @Test func columnsOfAHorizontalLayout() {
    let column = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.absolute(50), .absolute(100)), subitems: [.filling()]))
    column.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let probe = LayoutProbe(
      UICollectionViewCompositionalLayout(section: column, configuration: configuration),
      Array(repeating: 30, count: 20))
    for (position, x, y) in [
      ([.left, .top], 500, 1000), ([.right, .bottom], 230, 620),
      ([.centeredHorizontally, .centeredVertically], 365, 810),
    ] as [(Position, CGFloat, CGFloat)] {
      probe.view.scrollToItem(at: [10, 10], at: position, animated: false)
      #expect(probe.layout.orthogonalOffset(inSection: 10) == y)
      #expect(probe.view.contentOffset == CGPoint(x: x, y: 0))
    }
  }
}
