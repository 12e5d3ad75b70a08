/// A collection view without a screen: what is visible, how much data there is, and a layout.
///
/// Invalidation only marks the layout; `layoutIfNeeded()` does the work. Nothing else calls that, as
/// nothing is ever drawn. A pass over the layout gives each visible element a view, which the data
/// source makes, and takes back those of elements that are gone.
open class UICollectionView: UIScrollView {
  /// How often a pass over the layout is repeated while its own results invalidate it.
  ///
  /// Views that turn out much smaller than estimated let others come into view, one round after the
  /// other. A layout that never settles is left as it is after the last round, still marked.
  static let layoutRoundLimit = 100

  /// What the view shows; held weakly, as its owner usually owns the view as well.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue {
        reloadData()
      }
    }
  }

  /// What is told of what happens; held weakly.
  open weak var delegate: (any UICollectionViewDelegate)?

  /// What places the elements; a new layout takes over with the next pass.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if collectionViewLayout !== oldValue {
        beginTransition(from: oldValue)
      }
    }
  }

  private var itemCounts: [Int]?
  private var needsLayout = true
  private var isLayoutInvalid = true
  private var offsetAdjustment = CGPoint.zero

  /// The layout that has been replaced since the last pass.
  private var outgoingLayout: UICollectionViewLayout?

  var reusePool = ViewReusePool()
  var shownViews: [ElementKey: ShownView] = [:]

  /// Creates a view at a place with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Bounds

  /// The visible rectangle in content coordinates, in points; its origin is the content offset.
  ///
  /// The layout is asked about each new rectangle before the view takes it on.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
      }
      super.bounds = newValue
      setNeedsLayout()
    }
  }

  override func surroundingsDidChange() {
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Data

  /// The number of sections; none without a data source.
  ///
  /// All counts are asked for once, and again after `reloadData()`.
  open var numberOfSections: Int { currentItemCounts().count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: There is such a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentItemCounts()
    precondition(
      counts.indices.contains(section),
      "Section \(section) is out of bounds: there are \(counts.count) sections.")
    return counts[section]
  }

  /// Forgets all that is known about the data; the next pass asks for it again.
  open func reloadData() {
    recycleViews(except: [])
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  private func currentItemCounts() -> [Int] {
    if let itemCounts {
      return itemCounts
    }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "The data source has \(sections) sections.")
    let counts = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      precondition(count >= 0, "The data source has \(count) items in section \(section).")
      return count
    }
    itemCounts = counts
    return counts
  }

  // MARK: Layout

  /// Returns the place of an item; nil if the layout has none for it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the place of a supplementary view; nil if the layout has none for it.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Puts another layout in place of the current one; nothing is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Says that the next `layoutIfNeeded()` has something to do.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Prepares the layout if it has been invalidated, takes on the content size, and sees to the views.
  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutRoundLimit where needsLayout {
      performLayoutRound()
    }
  }

  /// Called by the layout when places have to be computed again.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      itemCounts = nil
    }
    // The size is asked for anew in the next pass; only the offset has to be remembered until then.
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    isLayoutInvalid = true
    setNeedsLayout()
  }

  private func performLayoutRound() {
    needsLayout = false
    if isLayoutInvalid {
      isLayoutInvalid = false
      moveByOffsetAdjustment()
      collectionViewLayout.prepare()
    }
    contentSize = collectionViewLayout.collectionViewContentSize
    endTransition()
    updateVisibleViews()
  }

  /// The layout asked for this move and is about to be prepared, so it is not asked about it.
  private func moveByOffsetAdjustment() {
    super.bounds.origin.x += offsetAdjustment.x
    super.bounds.origin.y += offsetAdjustment.y
    offsetAdjustment = .zero
  }

  private func beginTransition(from oldLayout: UICollectionViewLayout) {
    oldLayout.prepareForTransition(to: collectionViewLayout)
    oldLayout.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.prepareForTransition(from: oldLayout)
    outgoingLayout = outgoingLayout ?? oldLayout
    collectionViewLayout.invalidateLayout()
  }

  private func endTransition() {
    guard let outgoingLayout else { return }
    self.outgoingLayout = nil
    contentOffset = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    outgoingLayout.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }
}
