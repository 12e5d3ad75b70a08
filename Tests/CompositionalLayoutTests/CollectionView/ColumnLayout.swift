import CompositionalLayout

/// A layout that stacks the rows of section 0, with a header above them and a background behind
/// them.
///
/// A row has its estimated height until its cell requests another height.
final class ColumnLayout: UICollectionViewLayout {
  var estimate: CGFloat = 100
  var hiddenItems: Set<Int> = []
  private var measured: [Int: CGFloat] = [:]
  private(set) var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    var y: CGFloat = 0
    let count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    rows = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let height = measured[item] ?? estimate
      attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
      attributes.isHidden = hiddenItems.contains(item)
      y += height
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let path = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let background = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "background", with: path)
    // On some platforms, Foundation's `intersects` includes rectangles that merely touch.
    return [header, background]
      + rows.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}
