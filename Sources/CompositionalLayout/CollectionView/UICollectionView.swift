import LayoutCore

/// A collection view without a screen, which keeps views for the visible elements of its layout.
///
/// Invalidating the layout only marks it as invalid; `layoutIfNeeded()` does the work. Because
/// nothing is drawn, a layout pass is otherwise triggered only by calls that depend on frames, such
/// as updating the data or scrolling to an item. A layout pass assigns each visible element a view
/// from the data source and recycles the views of elements that are no longer visible.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The source of the items and their views, held weakly, as in UIKit.
  @safe @exclusivity(unchecked)
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue {
        reloadData()
      }
    }
  }

  /// The delegate for scrolling, display and selection, held weakly.
  @safe @exclusivity(unchecked)
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The data source that is notified of items that will soon be needed, held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { reports.prefetched = [] }
  }

  /// Whether the prefetching data source is asked to load the content of items before they are
  /// displayed.
  open var isPrefetchingEnabled = true

  /// A view behind all other views that fills the visible area, or `nil` if there is none.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  /// Whether the items are being edited.
  ///
  /// The configuration state of each cell contains this value.
  @safe @exclusivity(unchecked)
  open var isEditing = false {
    didSet { if isEditing != oldValue { updateConfigurationOfCells() } }
  }

  /// Whether items can be selected by taps while they are being edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected by taps while items are being edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// The layout of the elements.
  ///
  /// A newly assigned layout takes effect in the next layout pass.
  ///
  /// Setting the layout abandons an interactive transition and calls its completion handler with
  /// `false` for both arguments.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layouts.current }
    set { setLayout(newValue, completion: nil) }
  }

  /// The changes that make the collection view measure its visible elements again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether items can be selected.
  ///
  /// Setting it to `false` does not deselect any items.
  open var allowsSelection = true

  /// Whether several items can be selected at the same time.
  open var allowsMultipleSelection = false

  /// The most recent layout loop of each element since the data was last reloaded.
  ///
  /// UIKit has no counterpart of this property.
  public internal(set) var layoutLoopDiagnoses: [LayoutLoopDiagnosis] = []

  /// The current layout and the layouts that take part in a transition.
  @safe @exclusivity(unchecked)
  var layouts: LayoutSuccession
  /// The number of items in each section, once it has been requested.
  @safe @exclusivity(unchecked)
  var itemCounts = ItemCounts()
  /// The work pending for the next layout pass.
  @safe @exclusivity(unchecked)
  var phase = LayoutPhase.placesOutdated {
    didSet {
      if oldValue == .upToDate, phase != .upToDate { superview?.noteLayoutNeeded(of: self) }
    }
  }
  /// The state of the current layout pass and the work for the next one.
  @safe @exclusivity(unchecked)
  var pass = LayoutPassState()
  /// The user's interactive move of an item; `nil` if no move is in progress.
  var movement: InteractiveMovement?
  /// The batch that is collecting updates, and the batch to apply in the next round of a layout
  /// pass.
  @safe @exclusivity(unchecked)
  var batches = UpdateBatches()
  /// The views waiting to be reused, and the classes registered for creating new views.
  var reusePool = ViewReusePool()
  /// The views of the visible elements.
  @safe @exclusivity(unchecked)
  var views = ElementViews()
  @safe @exclusivity(unchecked)
  var selectedPaths: Set<IndexPath> = []
  /// The events not yet reported to the delegate and the data source.
  @safe @exclusivity(unchecked)
  var reports = PendingReports()

  /// Creates a collection view with the given frame and layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layouts = LayoutSuccession(layout)
    super.init(frame: frame)
    layout.attach(to: self)
  }

  /// Returns `nil`, because views cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: Bounds

  /// Sets the bounds and invalidates the layout if necessary.
  ///
  /// The layout is asked about the new bounds while the view still has the old ones. It is
  /// invalidated after the change.
  override func adopt(_ newBounds: CGRect, at newOrigin: CGPoint?) {
    let (old, layout) = (bounds, collectionViewLayout)
    if newOrigin == nil, newBounds.size == old.size, !pass.isRunning,
      contentSize.width <= old.width
    {
      pass.isOffsetChosen = true
    }
    guard newBounds != old else { return }
    // Frames computed for a view without a size are invalid, whatever the layout returns.
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

  /// Invalidates the layout while keeping the sizes of elements whose proposed size is unchanged.
  override func surroundingsDidChange() {
    let context = collectionViewLayout.makeInvalidationContext()
    context.keepsSizes = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  override func traitsDidChange() {
    ViewWork.current?.discardReplies()
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Data

  /// The number of sections, or 0 without a data source.
  ///
  /// All counts are requested once, and again after `reloadData()` and after each batch of updates.
  open var numberOfSections: Int { currentItemCounts().count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentItemCounts()
    stopUnless(
      counts.indices.contains(section),
      "Section \(section) is out of bounds: there are \(counts.count) sections.")
    return counts[section]
  }

  /// Discards all information about the data, so the next pass asks the data source again.
  ///
  /// All items are deselected. Within a batch of updates, a reload replaces all other updates of
  /// the batch.
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

  /// Returns the number of items in each section, asking the data source only after a change.
  func currentItemCounts() -> ItemCountList {
    if let counts = itemCounts.values { return counts }
    guard let dataSource else { return ItemCountList([]) }
    let outer = ViewWork.enter(.data)
    defer { ViewWork.leave(to: outer) }
    if let source = dataSource as? any SnapshotDataSource, source.changeCount != nil {
      itemCounts.set(from: source)
      return source.itemCounts
    }
    let sections = dataSource.numberOfSections(in: self)
    stopUnless(
      sections >= 0,
      "The number of sections must not be negative, but the data source returned \(sections).")
    ViewWork.current?.countCalls += 1 + sections
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    // A closure would check on each call that it runs on the main actor.
    for section in 0..<sections {
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      stopUnless(
        count >= 0,
        "The number of items in section \(section) must not be negative, but the data source"
          + " returned \(count).")
      counts.append(count)
    }
    itemCounts.set(counts)
    return ItemCountList(counts)
  }

  // MARK: Layout

  /// Returns the attributes of an item, or `nil` if the layout does not provide any.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.shownElement(ElementKey(.cell, kind: nil, at: indexPath))
  }

  /// Returns the attributes of a supplementary view, or `nil` if the layout does not provide any.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.shownElement(ElementKey(.supplementaryView, kind: kind, at: indexPath))
  }

  /// Replaces the layout without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setLayout(layout, completion: nil)
  }

  /// Replaces the layout without animation and calls a closure after the change.
  ///
  /// - Parameters:
  ///   - layout: The layout to use from the next pass onwards.
  ///   - animated: Ignored, because nothing is animated without a screen.
  ///   - completion: A closure called after the next pass; its argument indicates whether the
  ///     change was completed.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setLayout(layout, completion: completion)
  }

  /// Requests a layout pass in the next call to `layoutIfNeeded()`.
  open override func setNeedsLayout() {
    if phase == .upToDate { phase = .viewsOutdated }
  }

  /// Performs a layout pass.
  ///
  /// The pass prepares the layout if it has been invalidated, sets the content size and updates the
  /// views, repeatedly until nothing is invalid any more. It then lays out all views marked as
  /// needing layout. The pass stops measuring views whose sizes keep changing; see
  /// `layoutLoopDiagnoses`. This method is called by `layoutIfNeeded()`. Within a pass or a batch
  /// of updates, it does nothing.
  open override func layoutSubviews() { performLayoutPass() }

  /// The background view, the views of the visible elements from back to front, and all explicitly
  /// added subviews.
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
    views.needingLayout.append(subview)
    super.noteLayoutNeeded(of: subview)
  }

  /// Lays out the explicitly added subviews, then the views of elements.
  override func layOutSubtrees() {
    guard hasSubviewsToLayOut, !pass.isRunning else { return }
    let outer = ViewWork.enter(.cells)
    defer { ViewWork.leave(to: outer) }
    super.layOutSubtrees()
    layOutShownViews()
  }

  override var inheritingViews: [UIView] {
    addedSubviews + shownViewsByOrder + reusePool.waitingViews
  }

  // MARK: Changes of the data

  /// Whether updates have been requested but not yet performed, as is the case within a batch.
  open var hasUncommittedUpdates: Bool { batches.open.map { !$0.isEmpty } ?? false }

  /// Performs the changes of a closure as one batch and updates the view.
  ///
  /// The data has to change within the closure. Deletions, reloads and the sources of moves refer
  /// to the data before the closure; insertions and the targets of moves refer to the data after
  /// the closure. A batch inside another one becomes part of it.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and requests the corresponding updates.
  ///   - completion: A closure called with `true` after the view has been updated, before this
  ///     method returns.
  /// - Precondition: The item counts before and after the closure are consistent with the updates.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(completion: completion) { updates?() }
  }

  /// Inserts items at index paths in the data after the change.
  open func insertItems(at indexPaths: [IndexPath]) {
    performBatch { batches.open?.insertItems(at: indexPaths) }
  }

  /// Deletes items at index paths in the data before the change.
  open func deleteItems(at indexPaths: [IndexPath]) {
    performBatch { batches.open?.deleteItems(at: indexPaths) }
  }

  /// Replaces the cells of items.
  ///
  /// The index paths refer to the data before the change.
  open func reloadItems(at indexPaths: [IndexPath]) {
    performBatch { batches.open?.reloadItems(at: indexPaths) }
  }

  /// Moves an item from its index path before the change to its index path after the change.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatch { batches.open?.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Inserts sections.
  ///
  /// The indices refer to the data after the change.
  open func insertSections(_ sections: IndexSet) {
    performBatch { batches.open?.insertSections(sections) }
  }

  /// Deletes sections.
  ///
  /// The indices refer to the data before the change.
  open func deleteSections(_ sections: IndexSet) {
    performBatch { batches.open?.deleteSections(sections) }
  }

  /// Reloads sections.
  ///
  /// The indices refer to the data before the change.
  open func reloadSections(_ sections: IndexSet) {
    performBatch { batches.open?.reloadSections(sections) }
  }

  /// Moves a section from its index before the change to its index after the change.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    performBatch { batches.open?.moveSection(section, to: newSection) }
  }

  /// Asks the data source to configure the existing cells of visible items again.
  ///
  /// The cells are measured again. The index paths refer to the data before the change.
  ///
  /// - Precondition: The data source returns the cell it dequeues for the index path.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if batches.open == nil {
      reconfigureVisibleItems(at: indexPaths)
    } else {
      batches.open?.reconfigureItems(at: indexPaths)
    }
  }
}
