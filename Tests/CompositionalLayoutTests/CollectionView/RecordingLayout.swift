import CompositionalLayout

/// A layout that logs the queries it receives, with results chosen by a test.
final class RecordingLayout: UICollectionViewLayout {
  nonisolated final class Context: UICollectionViewLayoutInvalidationContext {}

  var calls: [String] = []
  var contentSize = CGSize(width: 100, height: 1000)
  var invalidatesForBounds: (_ old: CGRect, _ new: CGRect) -> Bool = { $0.size != $1.size }
  var offsetAdjustment = CGPoint.zero
  var targetOffset: CGPoint?
  var onPrepare: () -> Void = {}
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
  private(set) var preparedBounds: [CGRect] = []
  private(set) var preparedCounts: [[Int]] = []

  override class var invalidationContextClass: AnyClass { Context.self }

  override var collectionViewContentSize: CGSize { contentSize }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    if let collectionView {
      preparedBounds.append(collectionView.bounds)
      preparedCounts.append(
        (0..<collectionView.numberOfSections).map(collectionView.numberOfItems))
    }
    onPrepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("ask")
    return invalidatesForBounds(collectionView?.bounds ?? .null, newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.contentOffsetAdjustment = offsetAdjustment
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("invalidate")
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    targetOffset ?? proposed
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    calls.append("prepareTo")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    calls.append("prepareFrom")
  }

  override func finalizeLayoutTransition() {
    calls.append("finalize")
  }
}
