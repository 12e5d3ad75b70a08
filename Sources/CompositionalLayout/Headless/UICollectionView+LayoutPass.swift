import LayoutCore

/// Passes over the layout, each of which takes as many rounds as its own results invalidate it.
extension UICollectionView {
  /// How many rounds may pass in which no element gets a size for the first time.
  ///
  /// Views that turn out much smaller than estimated let others come into view, one round after the
  /// other. That comes to an end, as does every element's own chances; what a layout does to itself
  /// need not.
  static let idleRoundLimit = 100

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

  /// Brings the layout and the views up to date.
  func performLayoutPass() {
    guard needsLayout, !isInLayoutPass, openBatch == nil else { return }
    isInLayoutPass = true
    rounds = MeasuringRounds()
    selfSizingLayout?.passWillBegin()
    var idleRounds = 0
    while needsLayout, idleRounds < Self.idleRoundLimit {
      let known = rounds.elementCount
      performLayoutRound()
      if rounds.elementCount == known { idleRounds += 1 }
      if !needsLayout, isOffsetUnchecked { limitOffsetToContent() }
    }
    report(
      rounds.givenUp.sorted { $0.key < $1.key }.map {
        LayoutLoopDiagnosis.of($0.key, $0.record)
      })
    if needsLayout {
      needsLayout = false
      report([.ofLayout(rounds: idleRounds)])
    }
    isInLayoutPass = false
    let completions = transitionCompletions
    transitionCompletions = []
    for completion in completions { completion() }
  }

  private func report(_ diagnoses: [LayoutLoopDiagnosis]) {
    for diagnosis in diagnoses {
      layoutLoopDiagnoses.removeAll { $0.hasSameSubject(as: diagnosis) }
      layoutLoopDiagnoses.append(diagnosis)
    }
  }

  private func performLayoutRound() {
    needsLayout = false
    prepareLayout()
    if let batchToShow {
      collectionViewLayout.prepare(forCollectionViewUpdates: batchToShow.updateItems)
    }
    if outgoingLayout != nil || batchToShow != nil {
      settleOffset()
      if isLayoutInvalid { prepareLayout() }
    }
    endTransition()
    updateVisibleViews()
    endBatch()
  }

  private func prepareLayout() {
    if isLayoutInvalid {
      isLayoutInvalid = false
      applyAdjustments()
      collectionViewLayout.prepare()
    }
    let insets = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    if size.width < contentSize.width || size.height < contentSize.height {
      isOffsetUnchecked = true
    }
    contentSize = size
    if adjustedContentInset != insets { visiblePartDidChange() }
  }

  /// Moves and resizes the content as contexts have said.
  ///
  /// The layout asked for this and is about to be prepared, so it is not asked about it. It says
  /// how large the content has become afterwards.
  private func applyAdjustments() {
    guard offsetAdjustment != .zero || sizeAdjustment != .zero else { return }
    moveContent(by: offsetAdjustment)
    contentSize.width += sizeAdjustment.width
    contentSize.height += sizeAdjustment.height
    offsetAdjustment = .zero
    sizeAdjustment = .zero
  }

  /// Moves the content for a layout that is being prepared, and so is not asked about it.
  func moveContent(by distance: CGPoint) {
    super.bounds.origin.x += distance.x
    super.bounds.origin.y += distance.y
    isOffsetUnchecked = true
  }

  /// What will be visible after the content has been moved as contexts have said.
  var boundsToCome: CGRect { bounds.offsetBy(dx: offsetAdjustment.x, dy: offsetAdjustment.y) }

  /// Content that has become longer than the view may be scrolled, which lets the safe area cover
  /// some of it: the layout is asked as if the view had been scrolled.
  private func visiblePartDidChange() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
  }

  // MARK: Offset

  /// Lets layout and delegate say where the content rests after a change.
  private func settleOffset() {
    let proposed = batchToShow == nil ? contentOffset : offsetLimitedToContent(contentOffset)
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    contentOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      ?? wanted
    if batchToShow != nil { isOffsetUnchecked = true }
  }

  /// Content that has changed is not left scrolled beyond its ends.
  ///
  /// While the pass goes on this would lose what contexts add to the offset before the content has
  /// grown.
  private func limitOffsetToContent() {
    isOffsetUnchecked = false
    contentOffset = offsetLimitedToContent(contentOffset)
  }
}
