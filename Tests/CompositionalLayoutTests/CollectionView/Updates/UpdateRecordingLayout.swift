import CompositionalLayout

/// A compositional layout that logs the calls it receives during changes of the data.
final class UpdateRecordingLayout: UICollectionViewCompositionalLayout {
  var calls: [String] = []
  var updateItems: [UICollectionViewUpdateItem] = []
  var target: (CGPoint) -> CGPoint = { $0 }
  /// The index paths of supplementary views to be replaced, by kind.
  var replaced: [String: [IndexPath]] = [:]

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append(
      "invalidate\(context.invalidateEverything ? " everything" : "")"
        + (context.invalidateDataSourceCounts ? " counts" : ""))
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    calls.append("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    calls.append("size")
    return super.collectionViewContentSize
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    calls.append("updates")
    self.updateItems = updateItems
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    calls.append("target \(Int(proposedContentOffset.y))")
    return target(proposedContentOffset)
  }

  override func finalizeCollectionViewUpdates() {
    calls.append("finalize")
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(itemIndexPath)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(itemIndexPath)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(elementKind) \(elementIndexPath)")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(elementKind) \(elementIndexPath)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(elementKind) \(decorationIndexPath)")
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(elementKind) \(decorationIndexPath)")
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] {
    calls.append("arrivals \(elementKind)")
    return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
      + (replaced[elementKind] ?? [])
  }

  override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] {
    calls.append("departures \(elementKind)")
    return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
      + (replaced[elementKind] ?? [])
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    calls.append("arrivals \(elementKind)")
    return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    calls.append("departures \(elementKind)")
    return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
}
