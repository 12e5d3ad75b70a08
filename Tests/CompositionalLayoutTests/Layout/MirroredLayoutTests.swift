import CompositionalLayout
import Testing
import _TestSupport

/// Tests layouts with positions mirrored by the view.
struct MirroredLayoutTests {
  /// A layout of cells of 100 × 40 points, side by side from 10 on and 110 points apart, with a
  /// header above the first.
  private final class Columns: UICollectionViewLayout {
    var (flips, development) = (true, UIUserInterfaceLayoutDirection.leftToRight)
    var width: CGFloat = 320
    var turns = false
    var queries: [CGRect] = []
    var originals: [CGRect] = []

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 100) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 10 + 110 * CGFloat(indexPath.item), y: 0, width: 100, height: 40)
      if turns { attributes.transform = CGAffineTransform(translationX: 5, y: 0) }
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 10, y: 50, width: 30, height: 10)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      queries.append(rect)
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      originals += [originalAttributes.frame, preferredAttributes.frame]
      return false
    }
  }

  private let layout = Columns()
  private let data = CellDataSource(count: 2)

  private func view(
    _ direction: UISemanticContentAttribute = .forceRightToLeft, width: CGFloat = 320
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    view.semanticContentAttribute = direction
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    return view
  }

  private func lefts(_ view: UICollectionView) -> [CGFloat] { view.visibleCells.map(\.frame.minX) }

  @Test func mirrorsPlacesIfDirectionsDiffer() {
    let view = view()
    #expect(lefts(view) == [210, 100])
    #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 210)
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 10, "its own coordinates")
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [0, 0])?.frame
        == CGRect(x: 280, y: 50, width: 30, height: 10))
    #expect(view.indexPathForItem(at: CGPoint(x: 215, y: 10)) == [0, 0])
    #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 10)) == [0, 1])
    #expect(view.indexPathForItem(at: CGPoint(x: 15, y: 10)) == nil)
  }

  @Test func keepsPlacesIfLayoutOrDirectionSaysSo() {
    #expect(lefts(view(.forceLeftToRight)) == [10, 120])
    layout.flips = false
    #expect(lefts(view()) == [10, 120])
  }

  @Test func directionOfDevelopmentDecides() {
    layout.development = .rightToLeft
    #expect(lefts(view()) == [10, 120])
    #expect(lefts(view(.forceLeftToRight)) == [210, 100])
  }

  @Test func turningTheDirectionMirrorsVisibleCells() {
    let view = view(.forceLeftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(lefts(view) == [210, 100])
  }

  @Test func wideContentIsQueriedAndScrolledInMirroredPlaces() {
    (layout.width, data.count) = (1120, 10)
    let view = view()
    #expect(view.contentOffset.x == 800)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(layout.queries.last == CGRect(x: 0, y: 0, width: 320, height: 100))
    view.scrollToItem(at: [0, 5], at: .left, animated: false)
    #expect(view.contentOffset.x == 460)
    #expect(view.cellForItem(at: [0, 5])?.frame.minX == 460)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [3, 4, 5])
  }

  @Test func prefetchingFollowsTheMirrorImage() {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      var items: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { items += indexPaths.map(\.item) }
    }
    (layout.width, data.count) = (1120, 10)
    let view = view()
    let prefetching = Prefetching()
    view.prefetchDataSource = prefetching
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(prefetching.items == [3, 4, 5])
  }

  @Test func transformedElementsAreMirroredAroundTheirCentre() {
    layout.turns = true
    #expect(view().visibleCells.map(\.center.x) == [260, 150])
  }

  @Test func layoutGetsSizesInItsOwnCoordinates() {
    data.preferredHeight = { _ in 50 }
    _ = view()
    #expect(layout.originals.map(\.minX) == [10, 10, 120, 120])
    #expect(layout.originals.map(\.height) == [40, 50, 40, 50])
  }

  @Test func itemUnderAFingerIsFoundInMirroredPlaces() {
    final class Movable: NSObject, UICollectionViewDataSource {
      var moves: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves.append([sourceIndexPath.item, destinationIndexPath.item]) }
    }
    let view = view()
    let movable = Movable()
    view.dataSource = movable
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 110, y: 10))
    view.endInteractiveMovement()
    #expect(movable.moves == [[0, 1]])
  }

  @Test func transitionMixesMirroredPlaces() {
    let view = view()
    let next = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .size(.fractionalWidth(1), .absolute(40)),
          subitems: [.item(.absolute(100), .absolute(40))])))
    let transition = view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    // From 210 to 220, and from 100 to 120.
    #expect(lefts(view) == [215, 110])
  }

  // MARK: The compositional layout

  private final class Unmirrored: UICollectionViewCompositionalLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  }

  private final class WrittenFromRightToLeft: UICollectionViewCompositionalLayout {
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  private func firstLeft(
    _ makeLayout: (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout,
    _ direction: UITraitEnvironmentLayoutDirection
  ) -> CGFloat? {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(40)),
        subitems: [.item(.absolute(100), .absolute(40))]))
    section.contentInsetsReference = .safeArea
    let probe = LayoutProbe(makeLayout(section), [3], direction: direction) {
      $0.contentInsetAdjustmentBehavior = .never
      $0.assignedSafeAreaInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 11)
    }
    #expect(probe.view.cellForItem(at: [0, 0])?.frame == probe.frame(0, 0), "mirrored once")
    return probe.frame(0, 0)?.minX
  }

  @Test func compositionalLayoutMirrorsItsPlacesOnce() {
    let layout = UICollectionViewCompositionalLayout(section: .rows())
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(firstLeft({ UICollectionViewCompositionalLayout(section: $0) }, .leftToRight) == 7)
    #expect(firstLeft({ UICollectionViewCompositionalLayout(section: $0) }, .rightToLeft) == 209)
  }

  @Test func subclassDecidesWhetherItIsMirrored() {
    #expect(firstLeft({ Unmirrored(section: $0) }, .rightToLeft) == 7)
    #expect(firstLeft({ WrittenFromRightToLeft(section: $0) }, .leftToRight) == 209)
    #expect(firstLeft({ WrittenFromRightToLeft(section: $0) }, .rightToLeft) == 7)
  }
}
