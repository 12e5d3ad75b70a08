public import LayoutCore
import LayoutViewport

extension UICollectionViewCompositionalLayout {
  /// The work done so far to lay out the content and to find visible elements.
  ///
  /// UIKit has no counterpart of this property. Scrolling does not increase `groupsSolved`.
  public var workCounters: WorkCounters {
    var work = visible.work
    if let engine { work += engine.work }
    return work
  }

  /// Whether the frames in the engine are valid.
  var isSolved: Bool { phase == .solved }

  /// Obtains the section descriptions, translates them into the engine's input and has the engine
  /// compute the frames.
  func solve(for view: UICollectionView) {
    let environment = view.environment(of: self)
    let data = view.itemCounts.round
    let counts = view.currentItemCounts()
    // If a provider resizes the view, the layout is solved once more.
    view.pass.isResized = false
    do {
      let keys = keyReader(in: environment, of: view)
      var lowered: LoweredLayout?
      let isFollowed = try keys.map { try followKeys($0, in: environment, counts: counts) }
      if isFollowed != true {
        lowered = try lower(for: environment, counts: counts, by: keys)
      }
      measureUnmeasuredElements(in: view)
      // If a provider has reloaded the data, these frames are already outdated.
      phase = data == view.itemCounts.round ? .solved : .blank
      // The same is true if the size of the view has changed.
      if phase == .solved, view.bounds.size != environment.size { phase = .stale }
      applyKnownSizes()
      keepPlaceAfterSolving(in: view)
      placeRows(update?.changedSections)
      if let lowered, let engine {
        diagnose(lowered, in: environment, frame: view.frame, engine: engine)
      }
    } catch {
      fatalError("\(error)")
    }
  }

  /// Translates the whole description into the engine's input, and has the engine compute all
  /// frames.
  private func lower(
    for environment: HeadlessEnvironment, counts: ItemCountList, by keys: SectionKeyReader?
  ) throws -> LoweredLayout {
    tally.lowerings += 1
    let previous = sectionsWithCurrentKeys(among: counts.count)
    // The section provider may invalidate the keys again.
    keying.areKeysCurrent = true
    let layout =
      if let keys = keys?.renewed {
        try clockedDescription.lowered(
          for: environment, itemCounts: counts, by: keys.reusing(previous),
          wanted: wantedSections(among: counts.count))
      } else {
        try clockedDescription.lowered(for: environment, itemCounts: counts.all)
      }
    ViewWork.current?.providerCalls += layout.providerCalls
    try replaceInput(with: layout.input)
    try updateLearning()
    adopt(layout.parts)
    return layout
  }

  /// Returns the sections if none of their keys has changed since it was read, or `nil` if the keys
  /// have to be read again.
  private func sectionsWithCurrentKeys(among count: Int) -> KeyedSections? {
    guard keying.areKeysCurrent, keying.keys?.usesEnvironment == false, !keying.isChecking,
      update?.isApplied != false, case .keyed(let sections) = parts.sections,
      sections.placeholder == nil, sections.descriptionIndices.count == count
    else { return nil }
    return sections
  }

  /// The description, with a section provider whose time is attributed to
  /// ``PartClock/Part/provider`` while a clock is running.
  var clockedDescription: CompositionalLayoutDescription {
    guard let clock = ViewWork.current?.clock,
      case .provider(let provider) = layoutDescription.source
    else { return layoutDescription }
    return CompositionalLayoutDescription(
      sectionProvider: { section, environment in
        let outer = clock.enter(.provider)
        defer { clock.resume(outer) }
        return provider(section, environment)
      }, configuration: layoutDescription.configuration)
  }

  /// Replaces the engine's input, keeping all measured sizes that are still valid.
  private func replaceInput(with input: LayoutInput) throws(LayoutError) {
    if measuring.forgetsSizes, measuring.hasSizes {
      try engine?.forgetSizes()
      measuring.hasSizes = false
      measuring.outdatedItems = []
      update?.keepsSizes = false
      // Views are measured again, including those measured between the invalidation and this pass,
      // whose sizes are dropped with all others.
      collectionView?.requestRemeasurement(nil)
    }
    measuring.forgetsSizes = false
    let announced = update?.announced
    update?.announced = nil
    measuring.askedSiblings = []
    guard engine != nil else {
      engine = try DefaultLayoutEngine(input)
      return
    }
    if let update, let announced, update.keepsSizes {
      let following = SizeMigration(announced.paths, from: update.engine, to: input)
      engine = try following.engine()
      self.update?.isFollowed = true
    } else {
      try engine?.update(to: input)
    }
  }

  /// Stores the parts of the description that the engine does not handle.
  func adopt(_ parts: LoweredParts) {
    self.parts = parts
    self.parts.elementKinds = engine?.input.elementKinds ?? []
    self.parts.followsScrolling = parts.hasHandlers || hasPinnedItems
    keying.visibleSections = []
    if update?.isApplied == true { update = nil }
    update?.isApplied = true
  }

  /// Whether any boundary item is pinned while the content is scrolled.
  private var hasPinnedItems: Bool {
    guard let engine else { return false }
    guard case .keyed(let sections) = parts.sections else { return engine.hasPinnedItems }
    return engine.input.boundaries.contains { $0.pinsToVisibleBounds }
      || sections.contains { $0.pins }
  }

  /// Requests a measurement of every visible element of unknown size, even if the size proposed to
  /// it is unchanged.
  ///
  /// Either the element was not self-sizing before, or its last measured size is no longer valid.
  func measureUnmeasuredElements(in view: UICollectionView) {
    guard let engine else { return }
    let unknown = view.views.shown.keys.filter { key in
      guard let id = elementID(of: key) else { return false }
      return !engine.estimatedAxes(of: id).isEmpty && !engine.isSizeKnown(of: id)
    }
    if !unknown.isEmpty { view.requestRemeasurement(Set(unknown)) }
  }

  /// Scrolls to keep the scroll anchor in place after all frames have been computed again.
  private func keepPlaceAfterSolving(in view: UICollectionView) {
    let before = positions.hold
    positions.hold = nil
    positions.rowHolds = [:]
    // If the view has been scrolled in the meantime, that offset is intended.
    guard update == nil, var before, before.scroll.anchor != nil, let engine,
      before.bounds.origin == view.bounds.origin
    else { return }
    view.moveContent(to: before.follow(in: engine, of: view))
    positions.hold = before
  }

  // MARK: Invalidation

  /// Invalidates all frames, so everything is laid out again when the layout is next prepared.
  func forgetPlaces(with context: UICollectionViewLayoutInvalidationContext) {
    update?.isOnlyChange = false
    if context.invalidateEverything {
      rosters = [:]
      update = nil
      positions.hold = nil
      keying.visibleSections = []
      phase = .blank
      measuring.forgetsSizes = true
      keying.areKeysCurrent = false
    } else if context.invalidateDataSourceCounts {
      captureUpdate()
      positions.hold = nil
      if update == nil { keying.areKeysCurrent = false }
    } else {
      capturePlaces()
      if !context.keepsSizes { keying.areKeysCurrent = false }
      let named = context.namedElements
      if !context.keepsSizes, named.isEmpty {
        measuring.forgetsSizes = true
        if measuring.hasSizes { collectionView?.requestRemeasurement(nil) }
      } else if !context.keepsSizes {
        requestRemeasurement(named.subtracting(context.preferredSizes.map(\.element)))
      }
    }
    if phase == .solved { phase = .stale }
  }

  /// Requests another measurement of the given elements that are visible or share a uniform length
  /// with visible elements.
  private func requestRemeasurement(_ elements: Set<ElementKey>) {
    collectionView?.requestRemeasurement(elements)
    for element in elements where element.category == .cell {
      guard collectionView?.cellForItem(at: element.indexPath) == nil else { continue }
      contentDidChange(ofItemAt: element.indexPath)
    }
  }

  /// Records the current layout as the starting point of the animation to the changed data.
  private func captureUpdate() {
    guard phase != .blank, let engine, let collectionView else { return }
    update = LayoutUpdate(
      engine: engine, elementKinds: parts.elementKinds, rowOffsets: positions.rowOffsets,
      visibleBounds: collectionView.bounds,
      anchors: scrollHold(in: engine, collectionView, for: .update).anchors,
      keepsSizes: measuring.hasSizes && !measuring.forgetsSizes, isOnlyChange: isSolved)
    noteVisibleSections(in: collectionView)
  }

  /// Records the visible items so that one of them stays in place when everything is laid out
  /// again.
  ///
  /// A layout without estimated lengths keeps its scroll offset, as in UIKit.
  func capturePlaces() {
    guard isSolved, let engine, let collectionView else { return }
    positions.hold = nil
    noteVisibleSections(in: collectionView)
    if measuring.hasSizes || asksOnDemand {
      positions.hold = ContentHold(
        scrollHold(in: engine, collectionView, for: .relayout), of: collectionView)
    }
  }
}

/// Counts how often sizes are applied to the engine, and how often the description is translated
/// into the engine's input.
package struct LayoutTally {
  /// The number of times measured sizes have been applied to an engine, including previews.
  package internal(set) var fits = 0
  /// The number of times the view's layout description has been translated into the engine's input.
  package internal(set) var lowerings = 0
}
