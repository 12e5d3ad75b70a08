import CompositionalLayout

/// A layout of one section in a vertical or horizontal line, with items of the lengths requested by
/// their cells.
final class LineLayout: UICollectionViewLayout {
  private let isHorizontal: Bool
  private let estimate: CGFloat
  private var measured: [Int: CGFloat] = [:]
  private var ends: [CGFloat] = []

  init(horizontal isHorizontal: Bool, estimate: CGFloat) {
    self.isHorizontal = isHorizontal
    self.estimate = estimate
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    var end: CGFloat = 0
    ends = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      end += measured[item] ?? estimate
      return end
    }
  }

  private var across: CGFloat {
    guard let size = collectionView?.bounds.size else { return 0 }
    return isHorizontal ? size.height : size.width
  }

  override var collectionViewContentSize: CGSize {
    let end = ends.last ?? 0
    return isHorizontal ? CGSize(width: end, height: across) : CGSize(width: across, height: end)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = indexPath.item == 0 ? 0 : ends[indexPath.item - 1]
    let length = ends[indexPath.item] - start
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame =
      isHorizontal
      ? CGRect(x: start, y: 0, width: length, height: across)
      : CGRect(x: 0, y: start, width: across, height: length)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    ends.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }.filter {
      isHorizontal
        ? $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX
        : $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY
    }
  }

  private func length(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    isHorizontal ? attributes.size.width : attributes.size.height
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { length(preferredAttributes) != length(originalAttributes) }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath.item] = length(preferredAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}
