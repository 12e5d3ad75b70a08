import CompositionalLayout
import Testing
import _TestSupport

/// Tests what layouts report about items moved by a user.
struct InteractiveMovementTests {
  private let probe = LayoutProbe([.rows().withHeader().withBackground()], [5])

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func contextsNameTheItems() {
    let context = probe.layout.invalidationContext(
      forInteractivelyMovingItems: [path(3)], withTargetPosition: CGPoint(x: 5, y: 6),
      previousIndexPaths: [path(1)], previousPosition: .zero)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path(3)])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path(1)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 5, y: 6))
    #expect(context.invalidatedItemIndexPaths == [path(1), path(3)])
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)

    let ending = probe.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path(4)], previousIndexPaths: [path(3)], movementCancelled: false)
    #expect(ending.targetIndexPathsForInteractivelyMovingItems == [path(4)])
    #expect(ending.previousIndexPathsForInteractivelyMovingItems == [path(3)])
    #expect(ending.invalidatedItemIndexPaths == [path(3), path(4)])
    let other = UICollectionViewLayoutInvalidationContext()
    #expect(other.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(other.previousIndexPathsForInteractivelyMovingItems == nil)
  }

  @Test func movingItemsAreHeldInFrontOfEverything() {
    let position = CGPoint(x: 100, y: 222)
    let attributes = probe.layout.layoutAttributesForInteractivelyMovingItem(
      at: path(1), withTargetPosition: position)
    #expect(attributes.center == position)
    #expect(attributes.size == CGSize(width: 320, height: 100))
    #expect(attributes.zIndex == Int.max)
    #expect(attributes.indexPath == path(1))
    #expect(probe.frame(0, 1)?.minY == 120, "a copy")
    #expect(
      UICollectionViewLayout().layoutAttributesForInteractivelyMovingItem(
        at: path(7), withTargetPosition: position
      ).indexPath == path(7))
  }

  @Test func theTargetIsTheFrontmostItem() {
    func target(_ layout: UICollectionViewLayout, _ y: CGFloat) -> IndexPath {
      layout.targetIndexPath(
        forInteractivelyMovingItem: path(0), withPosition: CGPoint(x: 50, y: y))
    }
    #expect(target(probe.layout, 20) == path(0))
    #expect(target(probe.layout, 350) == path(3))
    #expect(target(probe.layout, 10) == path(0), "only the header is there")
    #expect(target(probe.layout, 5000) == path(0))
    let overlapping = NSCollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .absolute(100))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), zIndex: 3),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      ]
    }
    let pile = LayoutProbe([NSCollectionLayoutSection(group: overlapping)], [2])
    #expect(
      pile.layout.targetIndexPath(
        forInteractivelyMovingItem: path(1), withPosition: CGPoint(x: 50, y: 50)) == path(0))
  }
}
