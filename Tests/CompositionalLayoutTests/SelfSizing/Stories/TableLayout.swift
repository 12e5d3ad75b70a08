import CompositionalLayout

/// A layout for stacking rows, in the style of apps: it uses the heights requested by its cells,
/// and stores them by the names of the rows.
///
/// A row beginning above the visible part grows upwards.
final class TableLayout: UICollectionViewLayout {
  let setting: ListSetting
  var measured: [Int: CGFloat] = [:]
  private var rows: [UICollectionViewLayoutAttributes] = []
  /// The start of the visible part when the view queried the rows; each context moves it.
  private var visibleTop: CGFloat = 0

  init(_ setting: ListSetting) {
    self.setting = setting
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var names: [Int] { (collectionView?.dataSource as? RowDataSource)?.names ?? [] }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width - 2 * setting.side
    var y = setting.top
    rows = names.enumerated().map { item, name in
      let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let height = measured[name] ?? setting.estimate
      row.frame = CGRect(x: setting.side, y: y, width: width, height: height)
      y += height + setting.spacing
      return row
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: rows.last.map { $0.frame.maxY + setting.bottom } ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    visibleTop = rect.minY
    return rows.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let growth = preferredAttributes.size.height - originalAttributes.size.height
    measured[names[originalAttributes.indexPath.item]] = preferredAttributes.size.height
    context.contentSizeAdjustment.height = growth
    if originalAttributes.frame.minY < visibleTop {
      context.contentOffsetAdjustment.y = growth
    }
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = [:] }
    super.invalidateLayout(with: context)
  }
}
