import CompositionalLayout

/// A layout of rows of 100 points that logs each call of the view, with the state it finds.
final class LoggingLayout: UICollectionViewLayout {
  var log: [String] = []
  /// Returns the state found by a call, for the log.
  var detail: (UICollectionView) -> String = { _ in "" }
  var followsBounds = true
  var adjustment = CGPoint.zero

  private func note(_ call: String) {
    let detail = collectionView.map(detail) ?? ""
    log.append(detail.isEmpty ? call : "\(call) \(detail)")
  }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() {
    super.prepare()
    note("prepare")
  }

  override var collectionViewContentSize: CGSize {
    note("size")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 100)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 320, height: 100)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("should")
    return followsBounds
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    note("should of \(originalAttributes.indexPath.item)")
    // The positions stay unchanged, so the query would be repeated forever.
    return log.count < 40
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context of \(originalAttributes.indexPath.item)")
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment = adjustment
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flags = [
      context.invalidateEverything ? "everything" : nil,
      context.invalidateDataSourceCounts ? "counts" : nil,
    ]
    note((["invalidate"] + flags.compactMap(\.self)).joined(separator: " "))
    super.invalidateLayout(with: context)
    if context.contentOffsetAdjustment != .zero { note("invalidated") }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    note("updates")
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("target")
    return proposed
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return nil
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    note("finalize")
  }
}
