import LayoutCore
import LayoutViewport

/// Passes over the layout, with one more round for each invalidation by their own results.
extension UICollectionView {
  /// Called by the layout when places have to be computed again.
  ///
  /// The content is moved and resized at once: the next context finds the new offset.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      itemCounts.values = nil
      itemCounts.round += 1
    }
    phase = .placesOutdated
    // Behaviour 106
    apply(context.adjustment)
  }

  /// Brings the layout and the views up to date, and again while views invalidate the layout.
  func performLayoutPass() {
    for _ in 0..<Self.layoutLimit where needsOwnLayout {
      runLayoutPass()
      finishPass()
    }
  }

  private func runLayoutPass() {
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
        // Answers for other data, another layout or another size of the view hold no longer.
        if itemCounts.round != shownData || collectionViewLayout !== shownLayout || pass.isResized {
          rounds.forgetAnswers()
        }
        (shownData, shownLayout) = (itemCounts.round, collectionViewLayout)
        let found = beginRound()
        elements = found ?? []
        order.begin(count: found?.count)
      case .visit(let index):
        // Neither replaced data nor a replaced layout has elements.
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
    followScrollRequests()
  }

  private func report(_ diagnoses: [LayoutLoopDiagnosis]) {
    ViewWork.current?.loops += diagnoses
    for diagnosis in diagnoses {
      layoutLoopDiagnoses.removeAll { $0.hasSameSubject(as: diagnosis) }
      layoutLoopDiagnoses.append(diagnosis)
    }
  }

  /// Ends a round after its batch.
  private func endRound() {
    endBatch()
    if phase == .upToDate, pass.isOffsetUnchecked { limitOffsetToContent() }
  }

  /// Prepares the layout for a round.
  ///
  /// - Returns: The elements in need of a view; nil if nothing is left to do.
  private func beginRound() -> [VisitedElement]? {
    if phase == .upToDate { return nil }
    ViewWork.current?.rounds += 1
    let data = itemCounts.round
    prepareLayout(leaving: .upToDate)
    if let batch = batches.toShow {
      collectionViewLayout.prepare(forCollectionViewUpdates: batch.updateItems)
      // Some layouts apply the updates only now.
      adoptContentSize()
    }
    if settleOffset(), phase == .placesOutdated { prepareLayout(leaving: .viewsOutdated) }
    endTransition()
    // Preparing layouts and handlers may reload the data: another round follows.
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

  /// Moves the content for a layout, without asking the layout.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    super.adopt(CGRect(origin: offset, size: bounds.size), at: nil)
    pass.isOffsetUnchecked = true
    reportScroll()
  }

  /// Content grown longer than the view may scroll, so the safe area covers some of it: the layout
  /// gets the same calls as for a scrolled view.
  private func visiblePartDidChange() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
  }

  // MARK: Offset

  /// Lets layout and delegate say where the content rests after a change.
  ///
  /// - Returns: Whether the offset may be another one.
  private func settleOffset() -> Bool {
    let following = offsetAtLeadingEnd()
    guard layouts.outgoing != nil || batches.toShow != nil else {
      guard let following, layouts.selfSizing?.holdsContent != true else { return false }
      contentOffset = following
      return true
    }
    let offset = following ?? contentOffset
    let proposed = batches.toShow == nil ? offset : offsetLimitedToContent(offset)
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    contentOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      ?? wanted
    if batches.toShow != nil { pass.isOffsetUnchecked = true }
    return true
  }

  /// Follows the leading end of content in a right-to-left layout.
  ///
  /// - Returns: The offset at an unchanged distance from the leading end; nil if the content was
  ///   scrolled away from the end, or the end has not moved.
  private func offsetAtLeadingEnd() -> CGPoint? {
    let (old, isChosen) = (pass.leadingOffset, pass.isOffsetChosen)
    // Content shorter than the view starts at the left in either direction.
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

  /// Moves changed content back within its ends.
  ///
  /// During the pass, offset adjustments arrive before the content grows: they would be lost.
  private func limitOffsetToContent() {
    pass.isOffsetUnchecked = false
    contentOffset = offsetLimitedToContent(contentOffset)
  }
}

/// The running layout pass, and the work for the next one.
struct LayoutPassState {
  /// Whether a pass runs.
  var isRunning = false
  /// Whether the pass measures the way to a scroll target.
  var isLanding = false
  /// Whether the view has got another size while the pass runs, since the layout was solved.
  var isResized = false
  /// Whether a change of the content may have left it scrolled beyond its ends.
  var isOffsetUnchecked = false
  /// The offset of the leading end of right-to-left content, in the last pass.
  var leadingOffset: CGFloat = 0
  /// Whether the offset has been set since the last pass, with content fitting the view in that
  /// pass: the offset counts as scrolled.
  var isOffsetChosen = false
  /// The room around the content in the last pass: with less the offset is to be checked.
  var insets = UIEdgeInsets.zero
  /// The item to scroll to once contents have been measured.
  var scrollRequest: ScrollRequest?
}

/// Numbers of items by section, as the data source gave them.
struct ItemCounts {
  /// The numbers; nil once they have been forgotten.
  var values: [Int]?
  /// The number of times they were forgotten.
  var round = 0
}

extension UIEdgeInsets {
  /// Whether an edge has a smaller inset than another value's.
  fileprivate func isSmaller(than other: UIEdgeInsets) -> Bool {
    top < other.top || left < other.left || bottom < other.bottom || right < other.right
  }
}
