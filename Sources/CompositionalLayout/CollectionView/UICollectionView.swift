import LayoutCore

/// Collection view without a screen: the visible elements of a layout, and their views.
///
/// Invalidation only marks the layout; `layoutIfNeeded()` does the work. Nothing is ever drawn, so
/// only calls in need of places do it too: changes of the data, and scrolling to an item. A pass
/// over the layout gives each visible element a view from the data source, and recycles the views
/// of disappeared elements.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Source of the items and their views; held weakly, as its owner usually owns the view as well.
  @safe @exclusivity(unchecked)
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue {
        reloadData()
      }
    }
  }

  /// Delegate for scrolling, display and selection; held weakly.
  @safe @exclusivity(unchecked)
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// Prefetching data source, notified of items needed soon; held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { reports.prefetched = [] }
  }

  /// Whether `prefetchDataSource` is notified.
  open var isPrefetchingEnabled = true

  /// A view behind all others, of the visible part's size.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  /// Whether the items are being edited; cells find it in their configuration state.
  @safe @exclusivity(unchecked)
  open var isEditing = false {
    didSet { if isEditing != oldValue { updateConfigurationOfCells() } }
  }

  /// Whether a tap selects items while they are being edited.
  open var allowsSelectionDuringEditing = false

  /// Whether taps can select more than one item while they are being edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Layout of the elements; a new one is used from the next pass on.
  ///
  /// An ongoing interactive transition is neither completed nor finished.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layouts.current }
    set { setLayout(newValue, completion: nil) }
  }

  /// The size invalidations honoured by the collection view.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether items can be selected; setting it to no does not deselect any.
  open var allowsSelection = true

  /// Whether more than one item can be selected at a time.
  open var allowsMultipleSelection = false

  /// Layout loops since the data was reloaded; the last one of each element.
  ///
  /// UIKit has no such property.
  public internal(set) var layoutLoopDiagnoses: [LayoutLoopDiagnosis] = []

  /// The present layout, and the layouts of transitions.
  @safe @exclusivity(unchecked)
  var layouts: LayoutSuccession
  /// The numbers of items, once they have been asked for.
  @safe @exclusivity(unchecked)
  var itemCounts = ItemCounts()
  /// Whether places and views are up to date.
  @safe @exclusivity(unchecked)
  var phase = LayoutPhase.placesOutdated {
    didSet {
      if oldValue == .upToDate, phase != .upToDate { superview?.noteLayoutNeeded(of: self) }
    }
  }
  /// The running layout pass, and the work for the next one.
  @safe @exclusivity(unchecked)
  var pass = LayoutPassState()
  /// The user's interactive move of an item.
  var movement: InteractiveMovement?
  /// The open batch, and the batch for the next round.
  @safe @exclusivity(unchecked)
  var batches = UpdateBatches()
  /// The reuse pool of views.
  var reusePool = ViewReusePool()
  /// The views of the visible elements.
  @safe @exclusivity(unchecked)
  var views = ElementViews()
  @safe @exclusivity(unchecked)
  var selectedPaths: Set<IndexPath> = []
  /// The unreported events for delegate and data source.
  @safe @exclusivity(unchecked)
  var reports = PendingReports()

  /// Creates a view at a place with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layouts = LayoutSuccession(layout)
    super.init(frame: frame)
    layout.attach(to: self)
  }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Bounds

  /// Adopts bounds: calls the layout about them with the old ones in place, and invalidates it with
  /// the new ones.
  override func adopt(_ newBounds: CGRect, at newOrigin: CGPoint?) {
    let (old, layout) = (bounds, collectionViewLayout)
    if newOrigin == nil, newBounds.size == old.size, !pass.isRunning,
      contentSize.width <= old.width
    {
      pass.isOffsetChosen = true
    }
    guard newBounds != old else { return }
    // Places computed without any room hold no longer, whatever the layout says.
    let isFirstSize = old.isEmpty && !newBounds.isEmpty
    var context: UICollectionViewLayoutInvalidationContext?
    if layout.shouldInvalidateLayout(forBoundsChange: newBounds) || isFirstSize {
      context = layout.invalidationContext(forBoundsChange: newBounds)
    }
    if let context { layout.boundsWillChange(with: context) }
    if newBounds.width > old.width || newBounds.height > old.height {
      pass.isOffsetUnchecked = true
    }
    if pass.isRunning, newBounds.size != old.size { pass.isResized = true }
    super.adopt(newBounds, at: newOrigin)
    // Behaviour 107
    if let context { layout.invalidateLayout(with: context) }
    setNeedsLayout()
    reportScroll()
  }

  override func offsetDidChange() { reports.hasScrolled = true }

  /// Contents with unchanged room keep their sizes.
  override func surroundingsDidChange() {
    let context = collectionViewLayout.makeInvalidationContext()
    context.keepsSizes = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  override func traitsDidChange() {
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Data

  /// The number of sections; none without a data source.
  ///
  /// All counts are read once, and again after `reloadData()` and after each batch of updates.
  open var numberOfSections: Int { currentItemCounts().count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: There is such a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentItemCounts()
    stopUnless(
      counts.indices.contains(section),
      "Section \(section) is out of bounds: there are \(counts.count) sections.")
    return counts[section]
  }

  /// Forgets all knowledge of the data; the next pass queries the data source again.
  ///
  /// Nothing is selected any more. Within a batch of updates this stands for all of them.
  open func reloadData() {
    let departing = removeViews(of: views.shown.keys.sorted())
    selectedPaths = []
    reports.prefetched = []
    cancelInteractiveMovement()
    layoutLoopDiagnoses = []
    batches.open?.isSuperseded = true
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    recycle(departing)
  }

  /// The numbers of items by section: one call of the data source for each until the data changes.
  func currentItemCounts() -> [Int] {
    if let counts = itemCounts.values { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    stopUnless(sections >= 0, "The data source has \(sections) sections.")
    ViewWork.current?.countCalls += 1 + sections
    let counts = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      stopUnless(count >= 0, "The data source has \(count) items in section \(section).")
      return count
    }
    itemCounts.values = counts
    return counts
  }

  // MARK: Layout

  /// Returns the place of an item; nil if the layout has none for it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.shownElement(ElementKey(.cell, kind: nil, at: indexPath))
  }

  /// Returns the place of a supplementary view; nil if the layout has none for it.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.shownElement(ElementKey(.supplementaryView, kind: kind, at: indexPath))
  }

  /// Puts another layout in place of the current one; nothing is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setLayout(layout, completion: nil)
  }

  /// Puts another layout in place of the current one; nothing is animated.
  ///
  /// - Parameters:
  ///   - layout: The layout to use from the next pass on.
  ///   - animated: Without a screen there is nothing to animate.
  ///   - completion: Called after the next pass, with whether the pass came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setLayout(layout, completion: completion)
  }

  /// Marks work for the next `layoutIfNeeded()`.
  open override func setNeedsLayout() {
    if phase == .upToDate { phase = .viewsOutdated }
  }

  /// Prepares the layout if it has been invalidated, adopts the content size, and sees to the
  /// views, repeatedly until nothing is invalid; then lays out the marked views.
  ///
  /// Called by `layoutIfNeeded()`. Views with ever-changing sizes are stopped; see
  /// `layoutLoopDiagnoses`. Within a pass and within a batch of updates this does nothing.
  open override func layoutSubviews() { performLayoutPass() }

  /// The background, the views of the visible elements by their order, and added views.
  ///
  /// - Complexity: O(*k* log *k*) for *k* visible elements.
  open override var subviews: [UIView] {
    let background = backgroundView.map { [$0] } ?? []
    return background + shownViewsByOrder + addedSubviews.filter { $0 !== backgroundView }
  }

  override var needsOwnLayout: Bool {
    phase != .upToDate && !pass.isRunning && batches.open == nil
  }

  override func noteLayoutNeeded(of subview: UIView) {
    views.toLayOut.append(subview)
    super.noteLayoutNeeded(of: subview)
  }

  /// Added views come before element views.
  override func layOutSubtrees() {
    guard hasSubviewsToLayOut, !pass.isRunning else { return }
    super.layOutSubtrees()
    layOutShownViews()
  }

  override var viewsThatInherit: [UIView] {
    addedSubviews + shownViewsByOrder + reusePool.waitingViews
  }

  // MARK: Changes of the data

  /// Whether named changes are not shown yet, such as within a batch of updates.
  open var hasUncommittedUpdates: Bool { batches.open.map { !$0.isEmpty } ?? false }

  /// Shows the changes of a block, all at once.
  ///
  /// The data has to change within the block. Deletions, moves and reloads name items and sections
  /// by their paths before the block; insertions, and the targets of moves, by paths after it. A
  /// batch within another one is a part of it.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called with true once the changes show, before this returns.
  /// - Precondition: The numbers of items before and after the block differ by the changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(completion: completion) { updates?() }
  }

  /// Shows new items, by their paths after the change.
  open func insertItems(at indexPaths: [IndexPath]) {
    performBatch { batches.open?.insertItems(at: indexPaths) }
  }

  /// Shows deleted items, by their paths before the change.
  open func deleteItems(at indexPaths: [IndexPath]) {
    performBatch { batches.open?.deleteItems(at: indexPaths) }
  }

  /// Replaces the cells of items, by their paths before the change.
  open func reloadItems(at indexPaths: [IndexPath]) {
    performBatch { batches.open?.reloadItems(at: indexPaths) }
  }

  /// Shows a moved item, from its path before the change to its path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatch { batches.open?.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Shows new sections, by their indices after the change.
  open func insertSections(_ sections: IndexSet) {
    performBatch { batches.open?.insertSections(sections) }
  }

  /// Shows deleted sections, by their indices before the change.
  open func deleteSections(_ sections: IndexSet) {
    performBatch { batches.open?.deleteSections(sections) }
  }

  /// Replaces sections with all their items, by their indices before the change.
  open func reloadSections(_ sections: IndexSet) {
    performBatch { batches.open?.reloadSections(sections) }
  }

  /// Shows a moved section, from its index before the change to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    performBatch { batches.open?.moveSection(section, to: newSection) }
  }

  /// Has the data source make up the cells of visible items again, without other cells.
  ///
  /// The cells are measured again. Paths refer to the data before the change.
  ///
  /// - Precondition: The data source returns the cell dequeued for the path.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if batches.open == nil {
      reconfigureVisibleItems(at: indexPaths)
    } else {
      batches.open?.reconfigureItems(at: indexPaths)
    }
  }
}
