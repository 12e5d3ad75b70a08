import LayoutCore
import LayoutViewport

extension UICollectionView {
  /// How often places may change on the way to an item.
  ///
  /// Where the layout holds the item while others are measured, two or three are enough; other
  /// layouts may come nearer by one screen of measured items each time.
  private static let scrollRoundLimit = 100

  /// Scrolls an item to its target position, within the content's bounds.
  ///
  /// Along an axis without a named position, scrolls only until the item is visible. In an
  /// orthogonal section the row scrolls too, to its nearest snap point.
  ///
  /// The layout is brought up to date, before and on the way: where views change places by their
  /// sizes, the item is where it is to be in the end. During measurements the call waits for their
  /// end; the last item counts. Within a batch of updates the path is the one after it, and the
  /// view scrolls once the batch shows.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item.
  ///   - scrollPosition: Where it is to be; at most one place for each axis.
  ///   - animated: Without a screen there is nothing to animate.
  /// - Precondition: There is such an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let vertical = scrollPosition.vertical, let horizontal = scrollPosition.horizontal else {
      fatalError(
        "An item can be scrolled to one place between top and bottom, and to one between left and"
          + " right.")
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
    // A data source or a delegate may have changed the data during the pass.
    if hasItem(at: indexPath) { land(request) }
    followScrollRequests()
    finishPass()
  }

  /// Scrolls to items as contents have asked for it while they were measured, the last one counts.
  func followScrollRequests() {
    guard !pass.isLanding else { return }
    for _ in 0..<MeasuringRounds<ElementKey>.limit {
      guard let request = pass.scrollRequest else { return }
      pass.scrollRequest = nil
      if hasItem(at: request.indexPath) { land(request) }
    }
    pass.scrollRequest = nil
  }

  /// Scrolls until an item is where it is to be, or until the view is to scroll to another one.
  private func land(_ request: ScrollRequest) {
    pass.isLanding = true
    defer { pass.isLanding = false }
    let indexPath = request.indexPath
    var (vertical, horizontal) = (
      LandingTarget(request.vertical), LandingTarget(request.horizontal)
    )
    let isHorizontal = layouts.orthogonal?.stackingDirection == .horizontal
    // The same layout hears of the end: a cell may put another one in its place meanwhile.
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

  /// Whether the item exists.
  func hasItem(at indexPath: IndexPath) -> Bool {
    let counts = currentItemCounts()
    return counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// Stops the process for an unknown item.
  func requireItem(at indexPath: IndexPath, _ verb: String) {
    let counts = currentItemCounts()
    stopUnless(indexPath.count == 2, "\(indexPath) is not the path of an item.")
    stopUnless(
      counts.indices.contains(indexPath.section),
      "Attempt to \(verb) item \(indexPath) where there are \(counts.count) sections.")
    stopUnless(
      (0..<counts[indexPath.section]).contains(indexPath.item),
      "Attempt to \(verb) item \(indexPath) where there are \(counts[indexPath.section]) items in"
        + " section \(indexPath.section).")
  }

  /// The content offset for a frame at its target position.
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
    return offsetLimitedToContent(
      CGPoint(
        x: horizontal.offset(showing: across, in: columns),
        y: vertical.offset(showing: along, in: rows)))
  }

  // MARK: Rows that scroll across

  private typealias RowTarget = (
    layout: any OrthogonalScrollingLayout, current: CGFloat, target: CGFloat
  )

  /// How far the row of an item is to be scrolled; nil if its section does not scroll across.
  private func rowTarget(of request: ScrollRequest, showing frame: CGRect) -> RowTarget? {
    let section = request.indexPath.section
    guard let layout = layouts.orthogonal,
      let target = layout.rowOffset(
        inSection: section, showing: frame, request.vertical, request.horizontal)
    else { return nil }
    return (layout, layout.orthogonalOffset(inSection: section), target)
  }

  /// Where a row scrolls across, the content does not.
  private func keepOffsetAcross(_ target: inout CGPoint) {
    if layouts.orthogonal?.stackingDirection == .horizontal {
      target.y = contentOffset.y
    } else {
      target.x = contentOffset.x
    }
  }
}
