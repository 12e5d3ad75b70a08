public import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// The work of laying out and of finding visible elements so far.
  ///
  /// UIKit has no such property. Scrolling adds nothing to `groupsSolved`.
  public var workCounters: WorkCounters {
    var work = visible.work
    if let engine { work += engine.work }
    return work
  }

  /// Whether the engine's places hold.
  var isSolved: Bool { phase == .solved }

  /// Asks for the descriptions, and lays out what they mean.
  func solve(for view: UICollectionView) {
    let environment = view.environment
    let data = view.dataRound
    let counts = view.currentItemCounts()
    loweringCount += 1
    do {
      let layout = try layoutDescription.lowered(for: environment, itemCounts: counts)
      try goOver(to: layout.input)
      try updateLearning()
      takeOver(layout)
      // A provider may have had the data reloaded, of which these are not the places.
      phase = data == view.dataRound ? .solved : .blank
      takeKnownSizes()
      keepPlaceAfterSolving(in: view)
      placeRows()
      if let engine { diagnose(layout, in: environment, frame: view.frame, engine: engine) }
    } catch {
      fatalError("\(error)")
    }
  }

  /// Lays out another input, with the measured sizes that still hold.
  private func goOver(to input: LayoutInput) throws(LayoutError) {
    if forgetsSizes, hasFittedSizes {
      try engine?.forgetSizes()
      hasFittedSizes = false
      // Views are measured again, also those measured between the invalidation and this pass: their
      // sizes are dropped with all others.
      collectionView?.measureAgain(nil)
    }
    forgetsSizes = false
    let updateItems = announcedItems
    announcedItems = nil
    askedSiblings = []
    guard engine != nil else {
      engine = try DefaultLayoutEngine(input)
      return
    }
    if let update, let updateItems, keepsSizesThroughUpdate {
      let following = SizeFollowing(UpdatePathMap(updateItems), from: update.engine, to: input)
      engine = try following.engine()
      self.update?.isFollowed = true
    } else {
      try engine?.update(to: input)
    }
  }

  private func takeOver(_ layout: LoweredLayout) {
    elementKinds = engine?.input.elementKinds ?? []
    handlers = layout.handlers
    paddings = layout.paddings
    followsScrolling = !handlers.isEmpty || engine?.hasPinnedItems == true
    if update?.isApplied == true { update = nil }
    update?.isApplied = true
  }

  /// Leaves in place what was visible before everything was laid out again.
  private func keepPlaceAfterSolving(in view: UICollectionView) {
    let before = hold
    hold = nil
    rowHolds = [:]
    // Whoever has scrolled meanwhile knows where to.
    guard update == nil, var before, before.scroll.anchor != nil, let engine,
      before.bounds.origin == view.bounds.origin
    else { return }
    view.moveContent(to: before.follow(in: engine, of: view))
    hold = before
  }

  // MARK: Invalidation

  /// Makes the next preparation lay out everything again.
  func forgetPlaces(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      rosters = [:]
      update = nil
      hold = nil
      phase = .blank
      forgetsSizes = true
    } else if context.invalidateDataSourceCounts {
      captureUpdate()
      hold = nil
    } else {
      capturePlaces()
      let named = context.namedElements
      if !context.keepsSizes, named.isEmpty {
        forgetsSizes = true
        if hasFittedSizes { collectionView?.measureAgain(nil) }
      } else if !context.keepsSizes {
        collectionView?.measureAgain(named.subtracting(context.preferredSizes.map(\.element)))
      }
    }
    if phase == .solved { phase = .stale }
  }

  /// Takes down what is shown, so that it can be shown on its way to where changed data lies.
  private func captureUpdate() {
    guard phase != .blank, let engine, let collectionView else { return }
    update = LayoutUpdate(
      engine: engine, elementKinds: elementKinds, rowOffsets: rowOffsets,
      visibleBounds: collectionView.bounds,
      anchors: scrollHold(in: engine, collectionView, for: .update).anchors)
    keepsSizesThroughUpdate = hasFittedSizes && !forgetsSizes
  }

  /// Takes down what is visible, so that it can stay there.
  ///
  /// Layouts without measured sizes keep their offset, as in UIKit.
  private func capturePlaces() {
    guard isSolved, let engine, let collectionView else { return }
    hold = nil
    if hasFittedSizes {
      hold = ContentHold(
        scrollHold(in: engine, collectionView, for: .relayout), of: collectionView)
    }
  }
}
