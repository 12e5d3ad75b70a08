import LayoutCore
import LayoutViewport

/// Methods for the layout pass, which starts another round whenever its own results invalidate the
/// layout.
extension UICollectionView {
  /// Called by the layout after it has been invalidated.
  ///
  /// The content is moved and resized immediately, so the next invalidation context is based on the
  /// new offset.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      itemCounts.invalidate()
    }
    phase = .placesOutdated
    // Behaviour 106
    apply(context.adjustment)
  }

  /// Updates the layout and the views, repeatedly if views keep invalidating the layout.
  func performLayoutPass() {
    for _ in 0..<Self.layoutLimit where needsOwnLayout {
      runLayoutPass()
      finishPass()
    }
  }

  private func runLayoutPass() {
    let outer = ViewWork.enter(.layout)
    defer { ViewWork.leave(to: outer) }
    pass.isRunning = true
    ViewWork.current?.passes += 1
    views.passDidChange()
    layouts.selfSizing?.passWillBegin()
    var (order, rounds) = (MeasuringPass(), MeasuringRounds<ElementKey>())
    var (elements, shownData) = ([VisitedElement](), itemCounts.round)
    var shownLayout = collectionViewLayout
    // Behaviour 67
    while let step = order.next(measured: rounds.elementCount) {
      switch step {
      case .lookUp:
        // Sizes measured for other data, another layout or another size of the view are no longer
        // valid.
        if itemCounts.round != shownData || collectionViewLayout !== shownLayout || pass.isResized {
          rounds.discardAnswers()
        }
        (shownData, shownLayout) = (itemCounts.round, collectionViewLayout)
        let found = beginRound()
        elements = found ?? []
        order.begin(count: found?.count)
      case .visit(let index):
        // The elements no longer exist if the data or the layout has been replaced.
        guard itemCounts.round == shownData, collectionViewLayout === shownLayout else {
          order.leaveRound()
          break
        }
        // Behaviour 69
        if let element = current(elements[index]) { visit(element, &rounds) }
      }
      if order.isRoundOver { endRound() }
    }
    report(rounds.diagnoses)
    if phase != .upToDate { report([.ofLayout(rounds: order.idleRounds)]) }
    if rounds.room == 0 { report([.ofMeasurements(MeasuringRounds<ElementKey>.totalLimit)]) }
    phase = .upToDate
    pass.isRunning = false
    views.passDidChange()
    let completions = layouts.completions
    layouts.completions = []
    for completion in completions { completion() }
    performPendingScroll()
  }

  private func report(_ diagnoses: [LayoutLoopDiagnosis]) {
    ViewWork.current?.loops += diagnoses
    for diagnosis in diagnoses {
      layoutLoopDiagnoses.removeAll { $0.hasSameSubject(as: diagnosis) }
      layoutLoopDiagnoses.append(diagnosis)
    }
  }

  /// Ends a round of the layout pass, together with the batch of updates applied in that round.
  private func endRound() {
    endBatch()
    if phase == .upToDate, pass.isOffsetUnchecked { limitOffsetToContent() }
  }

  /// Prepares the layout for a round of the layout pass.
  ///
  /// - Returns: The elements that need a view; `nil` if nothing remains to be done.
  private func beginRound() -> [VisitedElement]? {
    if phase == .upToDate { return nil }
    ViewWork.current?.rounds += 1
    let data = itemCounts.round
    prepareLayout(leaving: .upToDate)
    if let batch = batches.pending {
      collectionViewLayout.prepare(forCollectionViewUpdates: batch.updateItems)
      // Some layouts apply the updates only in this call.
      adoptContentSize()
    }
    if settleOffset(), phase == .placesOutdated { prepareLayout(leaving: .viewsOutdated) }
    if layouts.selfSizing?.willFindVisibleElements() == true {
      adoptContentSize()
      noteLeadingEnd()
    }
    endTransition()
    // Layouts and handlers may reload the data while they are prepared, so another round follows.
    return data == itemCounts.round ? elementsToVisit() : []
  }

  private func prepareLayout(leaving rest: LayoutPhase) {
    let arePlacesOutdated = phase == .placesOutdated
    phase = rest
    if arePlacesOutdated { collectionViewLayout.prepare() }
    adoptContentSize()
  }

  private func adoptContentSize() {
    let insets = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    if size.width < contentSize.width || size.height < contentSize.height {
      pass.isOffsetUnchecked = true
    }
    contentSize = size
    let newInsets = adjustedContentInset
    if newInsets != insets { visiblePartDidChange() }
    if newInsets.isSmaller(than: pass.insets) { pass.isOffsetUnchecked = true }
    pass.insets = newInsets
  }

  private func apply(_ adjustment: ContentAdjustment) {
    guard adjustment != ContentAdjustment() else { return }
    contentSize.width += adjustment.size.width
    contentSize.height += adjustment.size.height
    moveContent(
      to: CGPoint(x: bounds.minX + adjustment.offset.x, y: bounds.minY + adjustment.offset.y))
    pass.isOffsetUnchecked = true
  }

  /// Scrolls the content on behalf of a layout, without checking whether the new bounds invalidate
  /// the layout.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    super.adopt(CGRect(origin: offset, size: bounds.size), at: nil)
    pass.isOffsetUnchecked = true
    reportScroll()
  }

  /// Notifies the layout that the safe area now covers a different part of the content.
  ///
  /// This happens when the content becomes longer than the view and can be scrolled. The layout
  /// receives the same calls as after scrolling.
  private func visiblePartDidChange() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
  }

  // MARK: Offset

  /// Asks the layout and the delegate for the content offset after a change.
  ///
  /// - Returns: Whether the offset may have changed.
  private func settleOffset() -> Bool {
    let following = offsetAtLeadingEnd()
    guard layouts.outgoing != nil || batches.pending != nil else {
      guard let following, layouts.selfSizing?.holdsContent != true else { return false }
      contentOffset = following
      return true
    }
    let offset = following ?? contentOffset
    let proposed = batches.pending == nil ? offset : clampedOffset(offset)
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    contentOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      ?? wanted
    if batches.pending != nil { pass.isOffsetUnchecked = true }
    return true
  }

  /// Returns the offset that keeps right-to-left content at the same distance from its leading end.
  ///
  /// - Returns: The offset; `nil` if the content has been scrolled away from its leading end, or if
  ///   the leading end has not moved.
  private func offsetAtLeadingEnd() -> CGPoint? {
    let (old, isChosen) = (pass.leadingOffset, pass.isOffsetChosen)
    // Content that is shorter than the view starts at the left in either direction.
    let isWide = contentSize.width > bounds.width
    pass.leadingOffset =
      isWide && collectionViewLayout.isMirrored ? contentSize.width - bounds.width : 0
    if isWide { pass.isOffsetChosen = false }
    let (new, x) = (pass.leadingOffset, contentOffset.x)
    // Behaviour 109
    guard new != old, old > 0 || !isChosen, old <= x, x <= old + adjustedContentInset.right else {
      return nil
    }
    return CGPoint(x: x + new - old, y: contentOffset.y)
  }

  /// Records the offset of the leading end without scrolling, for a layout that has already kept
  /// the content in place itself.
  func noteLeadingEnd() { _ = offsetAtLeadingEnd() }

  /// Scrolls the content back if a change has left it scrolled beyond its ends.
  ///
  /// This is not done during the pass, since offset adjustments arrive before the content grows and
  /// would be lost.
  private func limitOffsetToContent() {
    pass.isOffsetUnchecked = false
    contentOffset = clampedOffset(contentOffset)
  }
}

/// The state of the current layout pass and the work for the next one.
struct LayoutPassState {
  /// Whether a pass is in progress.
  var isRunning = false
  /// Whether the view is scrolling to an item.
  ///
  /// Scrolling to an item may take several passes.
  var isLanding = false
  /// Whether the size of the view has changed during the pass, after the layout's frames were
  /// computed.
  var isResized = false
  /// Whether a change may have left the content scrolled beyond its ends.
  var isOffsetUnchecked = false
  /// The offset of the leading end of right-to-left content in the last pass.
  var leadingOffset: CGFloat = 0
  /// Whether the offset has been set since the content last fitted into the view.
  ///
  /// If so, the content counts as scrolled.
  var isOffsetChosen = false
  /// The insets around the content in the last pass.
  ///
  /// If they have become smaller since then, the offset may be out of range.
  var insets = UIEdgeInsets.zero
  /// The item to scroll to after elements have been measured, or `nil` if there is none.
  var scrollRequest: ScrollRequest?
}

/// The number of items in each section, as reported by the data source.
struct ItemCounts {
  /// The item counts; `nil` if they have to be requested again.
  private(set) var values: ItemCountList?
  /// The state of the data source when the item counts were read from it; `nil` if they were
  /// requested with one call per section.
  private(set) var origin: CountOrigin?
  /// The number of times the item counts have been invalidated.
  private(set) var round = 0

  /// Discards the item counts, so they are requested again when they are next needed.
  mutating func invalidate() {
    (values, origin) = (nil, nil)
    round += 1
  }

  /// Sets item counts requested from a data source with one call per section.
  mutating func set(_ counts: [Int]) { (values, origin) = (ItemCountList(counts), nil) }

  /// Reads all item counts from a data source at once, and records the state of the data source.
  @MainActor
  mutating func set(from source: any SnapshotDataSource) {
    (values, origin) = (source.itemCounts, CountOrigin(source))
  }
}

extension UIEdgeInsets {
  /// Returns whether any inset is smaller than the corresponding inset of another value.
  fileprivate func isSmaller(than other: UIEdgeInsets) -> Bool {
    top < other.top || left < other.left || bottom < other.bottom || right < other.right
  }
}
