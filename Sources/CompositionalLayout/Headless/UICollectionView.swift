/// A collection view without a screen: what is visible, how much data there is, and a layout.
///
/// Invalidation only marks the layout; `layoutIfNeeded()` does the work. Nothing else calls that,
/// as nothing is ever drawn. A pass over the layout gives each visible element a view, which the
/// data source makes, and takes back those of elements that are gone.
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
  ///
  /// An interactive transition that is going on is neither completed nor finished.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setLayout(newValue, completion: nil) }
  }

  private var currentLayout: UICollectionViewLayout
  private var itemCounts: [Int]?
  private var needsLayout = true
  private var isLayoutInvalid = true
  private var offsetAdjustment = CGPoint.zero
  private var sizeAdjustment = CGSize.zero

  /// The layout that has been replaced since the last pass.
  private var outgoingLayout: UICollectionViewLayout?
  /// Called when that pass is over.
  private var transitionCompletions: [() -> Void] = []
  var interactiveTransitionCompletion: LayoutInteractiveTransitionCompletion?

  var reusePool = ViewReusePool()
  var shownViews: [ElementKey: ShownView] = [:]

  /// Creates a view at a place with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.attach(to: self)
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
    setLayout(layout, completion: nil)
  }

  /// Puts another layout in place of the current one; nothing is animated.
  ///
  /// - Parameters:
  ///   - layout: The layout that takes over with the next pass.
  ///   - animated: Without a screen there is nothing to animate.
  ///   - completion: Called when that pass is over, with whether it came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setLayout(layout, completion: completion)
  }

  /// Says that the next `layoutIfNeeded()` has something to do.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Prepares the layout if it has been invalidated, takes on the content size, and sees to the
  /// views.
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
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    sizeAdjustment.width += context.contentSizeAdjustment.width
    sizeAdjustment.height += context.contentSizeAdjustment.height
    isLayoutInvalid = true
    setNeedsLayout()
  }

  private func performLayoutRound() {
    needsLayout = false
    if isLayoutInvalid {
      isLayoutInvalid = false
      applyAdjustments()
      collectionViewLayout.prepare()
    }
    let insets = adjustedContentInset
    contentSize = collectionViewLayout.collectionViewContentSize
    if adjustedContentInset != insets { visiblePartDidChange() }
    endTransition()
    updateVisibleViews()
  }

  /// Moves and resizes the content as contexts have said.
  ///
  /// The layout asked for this and is about to be prepared, so it is not asked about it. It says
  /// how large the content has become afterwards.
  private func applyAdjustments() {
    super.bounds.origin.x += offsetAdjustment.x
    super.bounds.origin.y += offsetAdjustment.y
    contentSize.width += sizeAdjustment.width
    contentSize.height += sizeAdjustment.height
    offsetAdjustment = .zero
    sizeAdjustment = .zero
  }

  /// Content that has become longer than the view may be scrolled, which lets the safe area cover
  /// some of it: the layout is asked as if the view had been scrolled.
  private func visiblePartDidChange() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
  }

  // MARK: Change of layout

  private func setLayout(_ layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
    let old = currentLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    let abandoned = interactiveTransitionCompletion
    interactiveTransitionCompletion = nil
    old.prepareForTransition(to: layout)
    replaceLayout(by: layout)
    layout.prepareForTransition(from: old)
    endTransitionInNextPass(from: old) { completion?(true) }
    layout.invalidateLayout()
    abandoned?(false, false)
  }

  /// Puts a layout in place without telling anybody.
  func replaceLayout(by layout: UICollectionViewLayout) {
    currentLayout.attach(to: nil)
    currentLayout = layout
    layout.attach(to: self)
    isLayoutInvalid = true
    setNeedsLayout()
  }

  /// Makes the next pass end the transition from a layout to the one that is in place now.
  func endTransitionInNextPass(
    from oldLayout: UICollectionViewLayout, completion: @escaping () -> Void
  ) {
    outgoingLayout = outgoingLayout ?? oldLayout
    transitionCompletions.append(completion)
  }

  private func endTransition() {
    guard let outgoingLayout else { return }
    let completions = transitionCompletions
    self.outgoingLayout = nil
    transitionCompletions = []
    let wanted = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    contentOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      ?? wanted
    outgoingLayout.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
    for completion in completions { completion() }
  }
}
