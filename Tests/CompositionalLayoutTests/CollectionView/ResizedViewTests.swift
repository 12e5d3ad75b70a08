import CompositionalLayout
import Testing
import _TestSupport

/// Tests views that change their size, or receive their first size late.
struct ResizedViewTests {
  private func fixedRows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func probe(
    _ section: NSCollectionLayoutSection, count: Int, size: CGSize
  ) -> SizingProbe {
    SizingProbe(
      UICollectionViewCompositionalLayout(section: section), SizingDataSource(counts: [count]),
      size: size)
  }

  @Test func growingViewLimitsOffsetOverFixedRows() {
    let probe = probe(fixedRows(50), count: 40, size: CGSize(width: 320, height: 200))
    let view = probe.view
    probe.scroll(to: 1800)
    view.bounds.size.height = 700
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1300)
    #expect(view.indexPathsForVisibleItems.map(\.item).max() == 39)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1300)
  }

  @Test("D-67: insets that shrink leave no offset beyond the ends", arguments: [false, true])
  func shrinkingInsetsLimitTheOffset(measures: Bool) {
    let probe = probe(
      measures ? .estimatedRows(47) : fixedRows(44), count: 50,
      size: CGSize(width: 320, height: 400))
    let view = probe.view
    let end = view.contentSize.height - 400
    view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 100, right: 0)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0, "larger ones leave the offset")
    let edges: [(CGFloat, CGFloat, WritableKeyPath<UIEdgeInsets, CGFloat>)] = [
      (end + 100, end, \.bottom), (-60, 0, \.top),
    ]
    for (pulled, wanted, edge) in edges {
      view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 100, right: 0)
      probe.scroll(to: pulled)
      #expect(view.contentOffset.y == pulled)
      view.contentInset[keyPath: edge] = 0
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == wanted)
    }
  }

  @Test("D-67: so does a safe area that shrinks, or that no longer counts")
  func shrinkingSafeAreaLimitsTheOffset() {
    let view = probe(fixedRows(44), count: 50, size: CGSize(width: 320, height: 400)).view
    let changes: [(UICollectionView) -> Void] = [
      { $0.assignedSafeAreaInsets.top = 10 }, { $0.contentInsetAdjustmentBehavior = .never },
    ]
    for (change, wanted) in zip(changes, [-10, 0] as [CGFloat]) {
      view.contentInsetAdjustmentBehavior = .always
      view.assignedSafeAreaInsets.top = 60
      view.contentOffset.y = -60
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == -60)
      change(view)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == wanted)
    }
  }

  @Test func shrinkingViewKeepsItsOffset() {
    let probe = probe(fixedRows(50), count: 40, size: CGSize(width: 320, height: 700))
    probe.scroll(to: 1300)
    probe.view.frame.size.height = 200
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentOffset.y == 1300)
  }

  /// The kinds of screens.
  enum Screen: CaseIterable {
    case fixed, selfSizing, header, grid, fractions, orthogonal, horizontal
  }

  private func layout(_ screen: Screen) -> UICollectionViewCompositionalLayout {
    let fraction = NSCollectionLayoutSize.size(.fractionalWidth(1), .fractionalHeight(0.25))
    let whole = NSCollectionLayoutGroup.horizontal(
      layoutSize: fraction, subitems: [.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section: NSCollectionLayoutSection
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    switch screen {
    case .fixed: section = fixedRows(50)
    case .selfSizing: section = .estimatedRows(50)
    case .header: section = NSCollectionLayoutSection.estimatedRows(50).withEstimatedHeader()
    case .grid: section = .estimatedGrid(50)
    case .fractions: section = NSCollectionLayoutSection(group: whole)
    case .orthogonal:
      section = NSCollectionLayoutSection(group: whole)
      section.orthogonalScrollingBehavior = .groupPaging
    case .horizontal:
      section = NSCollectionLayoutSection(group: whole)
      configuration.scrollDirection = .horizontal
    }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section }, configuration: configuration)
  }

  @Test(arguments: Screen.allCases, [CGSize.zero, CGSize(width: 320, height: 0)])
  func viewSizedAfterTheFirstPassShowsTheSameItems(
    screen: Screen, first: CGSize
  ) {
    let size = CGSize(width: 320, height: 200)
    let probe = SizingProbe(layout(screen), SizingDataSource(counts: [40]), size: first)
    #expect(probe.view.indexPathsForVisibleItems.isEmpty)
    probe.view.frame = CGRect(origin: .zero, size: size)
    probe.view.layoutIfNeeded()
    let whole = SizingProbe(layout(screen), SizingDataSource(counts: [40]), size: size)
    #expect(!whole.view.indexPathsForVisibleItems.isEmpty)
    #expect(
      probe.view.indexPathsForVisibleItems.sorted() == whole.view.indexPathsForVisibleItems.sorted()
    )
    #expect(probe.view.contentSize == whole.view.contentSize)
    #expect(probe.frame(0, 0) == whole.frame(0, 0))
  }

  /// A layout that positions rows by the width of the view during preparation, and ignores later
  /// widths.
  private final class PreparedRows: UICollectionViewLayout {
    private var rows: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      guard let collectionView, rows.first?.frame.width != collectionView.bounds.width else {
        return
      }
      rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let row = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        row.frame = CGRect(
          x: 0, y: CGFloat(item) * 50, width: collectionView.bounds.width, height: 50)
        return row
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: rows.first?.frame.width ?? 0, height: CGFloat(rows.count) * 50)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      rows.filter { !$0.frame.intersection(rect).isEmpty }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { rows[indexPath.item] }
  }

  /// **D-83**: applies whatever the layout returns for new bounds.
  @Test func layoutIgnoringBoundsIsPreparedForTheFirstSize() {
    let data = SizingDataSource(counts: [40])
    let view = UICollectionView(frame: .zero, collectionViewLayout: PreparedRows())
    view.register(SizingDataSource.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.isEmpty)
    view.frame.size = CGSize(width: 320, height: 200)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.count == 4)
    #expect(view.contentSize == CGSize(width: 320, height: 2000))
    // For further sizes, the layout decides.
    view.frame.size = CGSize(width: 400, height: 200)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 320)
  }

  @Test func aViewWhoseSizeIsSetThroughBoundsShowsItsItems() {
    let probe = probe(fixedRows(50), count: 40, size: CGSize(width: 0, height: 200))
    probe.view.bounds = CGRect(x: 0, y: 0, width: 320, height: 200)
    probe.view.layoutIfNeeded()
    #expect(probe.view.indexPathsForVisibleItems.count == 4)
  }
}
