import LayoutCore

/// Passes over the layout, each of which takes as many rounds as its own results invalidate it.
extension UICollectionView {
  /// How many rounds may pass in which no element gets a size for the first time.
  ///
  /// Views that turn out much smaller than estimated let others come into view, one round after the
  /// other. That comes to an end, as does every element's own chances; what a layout does to itself
  /// need not.
  static let idleRoundLimit = 100

  /// Called by the layout when places have to be computed again; the content is moved and resized
  /// at once.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      itemCounts = nil
    }
    let (distance, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if growth != .zero {
      contentSize.width += growth.width
      contentSize.height += growth.height
      isOffsetUnchecked = true
    }
    moveContent(to: CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y))
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

  /// Moves the content for a layout, which is not asked about it.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    super.bounds.origin = offset
    isOffsetUnchecked = true
  }

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
