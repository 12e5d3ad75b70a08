import LayoutCore
import LayoutViewport

/// Methods for assigning views to elements.
extension UICollectionView {
  /// Finds the visible elements and recycles the views of elements that are no longer visible.
  ///
  /// - Returns: The elements that need a view or must be measured, in measuring order. Each
  ///   measurement may invalidate the layout again.
  func elementsToVisit() -> [VisitedElement] {
    guard dataSource != nil else { return [] }
    var wanted = collectionViewLayout.shownElements(in: bounds)
    // A closure isolated to the main actor checks its executor at each call; a loop avoids these
    // checks.
    for index in wanted.indices.reversed() where wanted[index].isHidden { wanted.remove(at: index) }
    if let batch = batches.pending { recycleDepartingViews(with: batch, to: wanted) }
    let hasNewElements = recycleViews(except: wanted)
    batches.pending?.reconfiguredPaths.forEach(reconfigureCell)
    var siblings: [UICollectionViewLayoutAttributes] = []
    if let selfSizingLayout = layouts.selfSizing {
      if hasNewElements { selfSizingLayout.roundWillShowElements() }
      siblings = selfSizingLayout.unmeasuredSiblings(of: wanted)
      wanted = selfSizingLayout.inMeasuringOrder(wanted)
    }
    return VisitedElement.elements(visible: wanted, siblings: siblings)
  }

  /// Returns an element with its current attributes.
  ///
  /// - Returns: The updated element; `nil` if other elements have pushed it out of view and no
  ///   other size depends on it.
  func current(_ element: VisitedElement) -> VisitedElement? {
    guard phase == .placesOutdated, element.isVisible, let selfSizingLayout = layouts.selfSizing
    else { return element }
    let now = selfSizingLayout.current(element.attributes)
    guard let now, !now.isHidden else {
      return element.isSibling
        ? VisitedElement(attributes: element.attributes, isVisible: false, isSibling: true) : nil
    }
    return VisitedElement(attributes: now, isVisible: true, isSibling: element.isSibling)
  }

  /// Assigns a view to an element and measures the view if necessary.
  ///
  /// An invisible element is only measured: its view is recycled immediately afterwards.
  func visit(_ element: VisitedElement, _ rounds: inout MeasuringRounds<ElementKey>) {
    let (attributes, layout, data) = (element.attributes, collectionViewLayout, itemCounts.round)
    let key = ElementKey(attributes)
    let known = views.shown[key]
    guard let dataSource, let view = known?.view ?? makeView(for: key, from: dataSource) else {
      return
    }
    // Creating a view may reload the data, in which case the view is no longer needed.
    guard data == itemCounts.round else { return reusePool.enqueue(view, from: key) }
    let shown =
      if let known, known.attributes == attributes { known } else {
        show(view, for: key, as: attributes, known)
      }
    // Behaviour 66
    if !shown.hasAnswered || view.needsMeasuring {
      negotiateSize(of: view, for: key, with: attributes, &rounds)
    }
    // A layout that was set in the meantime does not know the size of the view.
    if layout === collectionViewLayout { shown.hasAnswered = true }
    if !element.isVisible {
      recycle(removeViews(of: [key]))
    } else if known == nil, delegate != nil {
      reports.arrivals.append(key)
    }
  }

  /// Returns whether the layout already knows the preferred size of a view for changed attributes.
  ///
  /// The size is unknown if the view has not been measured yet, or if the proposed size has changed
  /// in a way that requires another measurement.
  private func hasAnswer(
    of shown: DisplayedView, with attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard shown.hasAnswered else { return false }
    let answered = shown.attributes.size
    return answered == attributes.size
      || layouts.selfSizing?.mustMeasure(attributes, answeredAt: answered) == false
  }

  /// Requests another measurement of the given elements, or of all elements if `nil`, in the next
  /// layout pass.
  func requestRemeasurement(_ elements: Set<ElementKey>?) {
    for (key, shown) in views.shown where elements?.contains(key) ?? true {
      shown.view.needsMeasuring = true
    }
  }

  private func show(
    _ view: UICollectionReusableView, for key: ElementKey,
    as attributes: UICollectionViewLayoutAttributes, _ known: DisplayedView?
  ) -> DisplayedView {
    if let known { known.hasAnswered = hasAnswer(of: known, with: attributes) }
    // A view that is already shown must belong to another element. (D-123)
    stopUnless(
      known != nil || !view.isShown,
      "The view for \(attributes.representedElementKind ?? "item") \(attributes.indexPath) already"
        + " represents another element: a data source must return a separate view for each element."
    )
    if !view.isShown {
      // The view may have been recycled while nothing was recorded.
      ViewWork.current?.discardReply(of: view)
      adopt(view)
    }
    (view as? UICollectionViewCell)?.isSelected = selectedPaths.contains(attributes.indexPath)
    view.adopt(attributes)
    let kept = attributes.copied()
    if let known {
      known.attributes = kept
      return known
    }
    let shown = DisplayedView(
      view: view, attributes: kept, round: views.round, pass: views.pass)
    views.shown[key] = shown
    return shown
  }

  /// Recycles all views except the views of the given elements.
  ///
  /// - Parameter kept: The elements whose views must not be recycled.
  /// - Returns: Whether any of the given elements has no view yet.
  @discardableResult
  func recycleViews(except kept: [UICollectionViewLayoutAttributes]) -> Bool {
    views.round += 1
    var viewsKept = 0
    var hasNewElements = false
    for attributes in kept {
      guard let shown = views.shown[ElementKey(attributes)] else {
        hasNewElements = true
        continue
      }
      if shown.round != views.round { viewsKept += 1 }
      shown.round = views.round
    }
    guard viewsKept < views.shown.count else { return hasNewElements }
    var gone: [ElementKey] = []
    gone.reserveCapacity(views.shown.count - viewsKept)
    for (key, shown) in views.shown where shown.round != views.round { gone.append(key) }
    gone.sort()
    recycle(removeViews(of: gone))
    return hasNewElements
  }

  /// Removes the views of the given elements and returns them.
  func removeViews(of keys: [ElementKey]) -> [DisplayedView] {
    var departing: [DisplayedView] = []
    departing.reserveCapacity(keys.count)
    for key in keys {
      if let shown = views.shown.removeValue(forKey: key) { departing.append(shown) }
    }
    return departing
  }

  /// Recycles the given views and notifies the delegate that they no longer display their elements.
  ///
  /// All views are prepared for recycling before the delegate is first called, so the delegate
  /// never finds one of them still visible.
  func recycle(_ departing: [DisplayedView]) {
    for shown in departing { shown.view.willBeRecycled() }
    if let work = ViewWork.current {
      for shown in departing { work.discardReply(of: shown.view) }
    }
    for shown in departing {
      let key = ElementKey(shown.attributes)
      if shown.isDisplayed { reportDeparture(of: shown.view, from: key) }
      reusePool.enqueue(shown.view, from: key)
    }
  }

  /// Returns a new view for an element; `nil` for a decoration without a registered class.
  private func makeView(
    for key: ElementKey, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView? {
    let work = ViewWork.current
    if let work, key.category != .decorationView { work.viewsRequested += 1 }
    let outer = work?.clock?.enter(.cells)
    defer { ViewWork.leave(to: outer) }
    switch key.category {
    case .cell:
      return dataSource.collectionView(self, cellForItemAt: key.indexPath)
    case .supplementaryView:
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      let kind = key.kind ?? ""
      let viewClass: AnyClass? = collectionViewLayout.decorationViewClasses[kind]
      return (viewClass as? UICollectionReusableView.Type)?.init(registeredAt: .zero)
    }
  }

  /// Measures a view and invalidates the layout if the view prefers a size other than the proposed
  /// one.
  ///
  /// The view receives a copy of the attributes, so it may modify them.
  private func negotiateSize(
    of view: UICollectionReusableView, for key: ElementKey,
    with attributes: UICollectionViewLayoutAttributes, _ rounds: inout MeasuringRounds<ElementKey>
  ) {
    // A view that invalidates its size while it is being measured would be measured endlessly.
    defer { view.needsMeasuring = false }
    guard rounds.canMeasure(key) else { return }
    let work = ViewWork.current
    if let work, hasEstimate(attributes) { work.noteMeasurement(of: key) }
    let data = itemCounts.round
    let outer = work?.clock?.enter(.measuring)
    let preferred = preferredAttributes(of: view, with: attributes)
    if let work {
      ViewWork.leave(to: outer)
      work.noteReply(
        preferred.size, of: view, proposed: attributes.size,
        estimated: layouts.selfSizing?.estimatedAxes(of: attributes) ?? .both)
    }
    // The view may reload the data when it is measured, in which case its size is outdated.
    guard data == itemCounts.round else { return }
    let layout = collectionViewLayout
    guard !isSettled(preferred.size, offered: attributes.size, rounds[key]) else { return }
    let (own, ownPreferred) = (
      layout.ownAttributes(of: attributes), layout.ownAttributes(of: preferred)
    )
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: ownPreferred, withOriginalAttributes: own)
    else {
      // Behaviour 70
      layouts.selfSizing?.contentDidAcceptSize(attributes)
      return
    }
    rounds.note(preferred.size.vector, offered: attributes.size.vector, for: key)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: ownPreferred, withOriginalAttributes: own))
  }

  /// Returns whether the preferred size and the proposed size both equal the last measured size, to
  /// within a pixel.
  private func isSettled(
    _ size: CGSize, offered: CGSize, _ known: MeasuringRounds<ElementKey>.Record?
  ) -> Bool {
    guard let answer = known?.answer else { return false }
    func isSame(_ other: Vector) -> Bool {
      abs(size.width - other.horizontal) < pixel && abs(size.height - other.vertical) < pixel
    }
    return isSame(answer) && isSame(offered.vector)
  }

  /// Measures a view, excluding any padding above its content.
  private func preferredAttributes(
    of view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let room = layouts.selfSizing?.roomAboveContent(of: attributes) ?? 0
    let offered = attributes.copied()
    if room > 0 {
      offered.frame.origin.y += room
      offered.frame.size.height -= room
    }
    let size = offered.size
    view.hasReachedOwnSizing = false
    let preferred = view.preferredLayoutAttributesFitting(offered)
    if preferred.size == size, view.hasNoOwnSize { diagnoseEstimate(of: view, for: attributes) }
    guard room > 0 else { return preferred }
    let whole = preferred.copied()
    whole.frame.origin.y -= room
    whole.frame.size.height += room
    return whole
  }

  /// Returns whether the size of an element is an estimate along at least one axis.
  ///
  /// In a non-compositional layout, every size counts as an estimate.
  private func hasEstimate(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    layouts.selfSizing?.estimatedAxes(of: attributes).isEmpty != true
  }

  private func diagnoseEstimate(
    of view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes
  ) {
    guard ScreenDiagnosis.isReceived, layouts.selfSizing != nil, hasEstimate(attributes) else {
      return
    }
    ScreenDiagnosis.report(
      .estimateKept(
        viewClass: "\(type(of: view))", elementKind: attributes.representedElementKind,
        indexPath: attributes.indexPath))
  }
}
