public import LayoutCore
import LayoutViewport

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

  /// Calls the section providers, lowers their descriptions and solves the layout.
  func solve(for view: UICollectionView) {
    let environment = view.environment(of: self)
    let data = view.itemCounts.round
    let counts = view.currentItemCounts()
    tally.lowerings += 1
    // A provider may also resize the view: the layout is then solved once more.
    view.pass.isResized = false
    do {
      let layout = try layoutDescription.lowered(for: environment, itemCounts: counts)
      ViewWork.current?.providerCalls += layout.providerCalls
      try goOver(to: layout.input)
      try updateLearning()
      takeOver(layout)
      measureUnknown(in: view)
      // A provider may have reloaded the data: these places are outdated then.
      phase = data == view.itemCounts.round ? .solved : .blank
      // The same holds for the size of the view.
      if phase == .solved, view.bounds.size != environment.size { phase = .stale }
      takeKnownSizes()
      keepPlaceAfterSolving(in: view)
      placeRows()
      if let engine { diagnose(layout, in: environment, frame: view.frame, engine: engine) }
    } catch {
      fatalError("\(error)")
    }
  }

  /// Lays out another input, with the still valid measured sizes.
  private func goOver(to input: LayoutInput) throws(LayoutError) {
    if measuring.forgetsSizes, measuring.hasSizes {
      try engine?.forgetSizes()
      measuring.hasSizes = false
      measuring.outdatedItems = []
      update?.keepsSizes = false
      // Views are measured again, also those measured between the invalidation and this pass: their
      // sizes are dropped with all others.
      collectionView?.measureAgain(nil)
    }
    measuring.forgetsSizes = false
    let updateItems = update?.announcedItems
    update?.announcedItems = nil
    measuring.askedSiblings = []
    guard engine != nil else {
      engine = try DefaultLayoutEngine(input)
      return
    }
    if let update, let updateItems, update.keepsSizes {
      let following = SizeFollowing(UpdatePathMap(updateItems), from: update.engine, to: input)
      engine = try following.engine()
      self.update?.isFollowed = true
    } else {
      try engine?.update(to: input)
    }
  }

  private func takeOver(_ layout: LoweredLayout) {
    parts = layout.parts
    parts.elementKinds = engine?.input.elementKinds ?? []
    parts.followsScrolling = !parts.handlers.isEmpty || engine?.hasPinnedItems == true
    if update?.isApplied == true { update = nil }
    update?.isApplied = true
  }

  /// Has views of unknown size measured again, even with an unchanged proposal: views with a
  /// previously given length, or with an answer older than the view's new size.
  private func measureUnknown(in view: UICollectionView) {
    guard let engine else { return }
    let unknown = view.views.shown.keys.filter { key in
      guard let id = elementID(of: key) else { return false }
      return !engine.estimatedAxes(of: id).isEmpty && !engine.isSizeKnown(of: id)
    }
    if !unknown.isEmpty { view.measureAgain(Set(unknown)) }
  }

  /// Scrolls to the scroll anchor after everything has been solved again.
  private func keepPlaceAfterSolving(in view: UICollectionView) {
    let before = kept.hold
    kept.hold = nil
    kept.rowHolds = [:]
    // Whoever has scrolled meanwhile knows where to.
    guard update == nil, var before, before.scroll.anchor != nil, let engine,
      before.bounds.origin == view.bounds.origin
    else { return }
    view.moveContent(to: before.follow(in: engine, of: view))
    kept.hold = before
  }

  // MARK: Invalidation

  /// Makes the next preparation lay out everything again.
  func forgetPlaces(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      rosters = [:]
      update = nil
      kept.hold = nil
      phase = .blank
      measuring.forgetsSizes = true
    } else if context.invalidateDataSourceCounts {
      captureUpdate()
      kept.hold = nil
    } else {
      capturePlaces()
      let named = context.namedElements
      if !context.keepsSizes, named.isEmpty {
        measuring.forgetsSizes = true
        if measuring.hasSizes { collectionView?.measureAgain(nil) }
      } else if !context.keepsSizes {
        measureAgain(named.subtracting(context.preferredSizes.map(\.element)))
      }
    }
    if phase == .solved { phase = .stale }
  }

  /// Remeasures visible elements and their uniform siblings.
  private func measureAgain(_ elements: Set<ElementKey>) {
    collectionView?.measureAgain(elements)
    for element in elements where element.category == .cell {
      guard collectionView?.cellForItem(at: element.indexPath) == nil else { continue }
      contentDidChange(ofItemAt: element.indexPath)
    }
  }

  /// Records the displayed elements, the start of the animation to the changed data.
  private func captureUpdate() {
    guard phase != .blank, let engine, let collectionView else { return }
    update = LayoutUpdate(
      engine: engine, elementKinds: parts.elementKinds, rowOffsets: kept.rowOffsets,
      visibleBounds: collectionView.bounds,
      anchors: scrollHold(in: engine, collectionView, for: .update).anchors,
      keepsSizes: measuring.hasSizes && !measuring.forgetsSizes)
  }

  /// Records the visible items, for the choice of the scroll anchor.
  ///
  /// Layouts without measured sizes keep their offset, as in UIKit.
  func capturePlaces() {
    guard isSolved, let engine, let collectionView else { return }
    kept.hold = nil
    if measuring.hasSizes {
      kept.hold = ContentHold(
        scrollHold(in: engine, collectionView, for: .relayout), of: collectionView)
    }
  }
}

/// Calls of the engine and of the description.
package struct LayoutTally {
  /// The count of measured sizes' applications to an engine, previews included.
  package internal(set) var fits = 0
  /// The count of the description's lowerings for the view.
  package internal(set) var lowerings = 0
}
