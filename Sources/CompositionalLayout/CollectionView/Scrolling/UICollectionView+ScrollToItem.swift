import LayoutCore
import LayoutViewport

extension UICollectionView {
  /// The maximum number of times the offset is set while scrolling to an item.
  ///
  /// At each offset, newly visible items are measured, which may move the target. If the layout
  /// keeps the target in place meanwhile, two or three offsets are enough. With other layouts, each
  /// offset may bring the view only one screen of measured items closer to the target.
  private static let scrollRoundLimit = 100

  /// Scrolls an item to its target position, limited to the bounds of the content.
  ///
  /// Along an axis without a specified position, the view scrolls just far enough for the item to
  /// be visible. The row of an orthogonal section is scrolled as well, to its nearest snap point.
  ///
  /// The layout is updated before and during the scroll, so the item ends at its target position
  /// even if measured views change the frames on the way. If this method is called while elements
  /// are being measured, the last such call takes effect once they have been measured. Within a
  /// batch of updates, the index path refers to the data after the batch, and the view scrolls once
  /// the batch has been performed.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item to scroll to.
  ///   - scrollPosition: The target position of the item, with at most one option for each axis.
  ///   - animated: Ignored, because nothing is animated without a screen.
  /// - Precondition: The item exists.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let vertical = scrollPosition.vertical, let horizontal = scrollPosition.horizontal else {
      fatalError(
        "A scroll position may contain only one vertical position and only one horizontal"
          + " position.")
    }
    let request = ScrollRequest(indexPath: indexPath, vertical: vertical, horizontal: horizontal)
    if postpone(
      for: indexPath, { $0.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) })
    {
      return
    }
    requireItem(at: indexPath, "scroll to")
    guard !pass.isRunning else {
      pass.scrollRequest = request
      return
    }
    pass.scrollRequest = nil
    layoutIfNeeded()
    // The data source or the delegate may have changed the data during the pass.
    if hasItem(at: indexPath) { land(request) }
    performPendingScroll()
    finishPass()
  }

  /// Performs the last scroll to an item that was requested while elements were being measured.
  func performPendingScroll() {
    guard !pass.isLanding else { return }
    for _ in 0..<MeasuringRounds<ElementKey>.limit {
      guard let request = pass.scrollRequest else { return }
      pass.scrollRequest = nil
      if hasItem(at: request.indexPath) { land(request) }
    }
    pass.scrollRequest = nil
  }

  /// Scrolls until an item is at its target position or another scroll is requested.
  private func land(_ request: ScrollRequest) {
    pass.isLanding = true
    defer { pass.isLanding = false }
    let indexPath = request.indexPath
    var (vertical, horizontal) = (
      LandingTarget(request.vertical), LandingTarget(request.horizontal)
    )
    let isHorizontal = layouts.orthogonal?.stackingDirection == .horizontal
    // The same layout is notified of the end, even if a cell has replaced the layout in the
    // meantime.
    let landingLayout = layouts.selfSizing
    landingLayout?.willLand(
      on: indexPath,
      byFarEdge: (isHorizontal ? request.horizontal : request.vertical) == .end)
    defer { landingLayout?.willLand(on: nil, byFarEdge: false) }
    // Behaviour 68
    for _ in 0..<Self.scrollRoundLimit {
      guard pass.scrollRequest == nil,
        let frame = layoutAttributesForItem(at: indexPath)?.frame
      else { return }
      var target = offset(showing: frame, &vertical, &horizontal)
      let row = rowTarget(of: request, showing: frame)
      if row != nil { keepOffsetAcross(&target) }
      if target == contentOffset, row.map({ $0.target == $0.current }) ?? true { return }
      contentOffset = target
      if let row { row.layout.setOrthogonalOffset(row.target, inSection: indexPath.section) }
      layoutIfNeeded()
    }
  }

  func hasItem(at indexPath: IndexPath) -> Bool {
    let counts = currentItemCounts()
    return counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// Stops the program with an error message if an item does not exist.
  func requireItem(at indexPath: IndexPath, _ verb: String) {
    let counts = currentItemCounts()
    stopUnless(indexPath.count == 2, "\(indexPath) is not the index path of an item.")
    stopUnless(
      counts.indices.contains(indexPath.section),
      "Attempt to \(verb) item \(indexPath), but there are \(counts.count) sections.")
    stopUnless(
      (0..<counts[indexPath.section]).contains(indexPath.item),
      "Attempt to \(verb) item \(indexPath), but there are \(counts[indexPath.section]) items in"
        + " section \(indexPath.section).")
  }

  /// Returns the content offset that brings a frame to its target position.
  private func offset(
    showing frame: CGRect, _ vertical: inout LandingTarget, _ horizontal: inout LandingTarget
  ) -> CGPoint {
    let insets = adjustedContentInset
    let columns = VisibleSpan(
      offset: Double(contentOffset.x), coveredStart: Double(insets.left),
      length: Double(bounds.width - insets.left - insets.right))
    let rows = VisibleSpan(
      offset: Double(contentOffset.y), coveredStart: Double(insets.top),
      length: Double(bounds.height - insets.top - insets.bottom))
    let across = VisibleSpan.ItemSpan(start: Double(frame.minX), end: Double(frame.maxX))
    let along = VisibleSpan.ItemSpan(start: Double(frame.minY), end: Double(frame.maxY))
    return clampedOffset(
      CGPoint(
        x: horizontal.offset(showing: across, in: columns),
        y: vertical.offset(showing: along, in: rows)))
  }

  // MARK: Orthogonal rows

  private typealias RowTarget = (
    layout: any OrthogonalScrollingLayout, current: CGFloat, target: CGFloat
  )

  /// Returns the current and the target offset of an item's row, or `nil` if it has no row.
  private func rowTarget(of request: ScrollRequest, showing frame: CGRect) -> RowTarget? {
    let section = request.indexPath.section
    guard let layout = layouts.orthogonal,
      let target = layout.rowOffset(
        inSection: section, showing: frame, request.vertical, request.horizontal)
    else { return nil }
    return (layout, layout.orthogonalOffset(inSection: section), target)
  }

  /// Sets a target offset to the current offset along the scroll axis of orthogonal rows.
  ///
  /// Along this axis, the row scrolls instead of the view.
  private func keepOffsetAcross(_ target: inout CGPoint) {
    if layouts.orthogonal?.stackingDirection == .horizontal {
      target.y = contentOffset.y
    } else {
      target.x = contentOffset.x
    }
  }
}
