import LayoutCore

extension UICollectionView {
  /// How often places may change on the way to an item.
  ///
  /// Where the layout holds the item while others are measured, two or three are enough; other
  /// layouts may come nearer by one screen of measured items each time.
  private static let scrollRoundLimit = 100

  /// Scrolls until an item is where it is to be, as far as the content reaches.
  ///
  /// Along an axis for which no place is named, no more is scrolled than shows the item. If its
  /// section scrolls across, so does its row, to where it may come to rest.
  ///
  /// The layout is brought up to date, before and on the way: where views change places by their
  /// sizes, the item is where it is to be in the end.
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
    layoutIfNeeded()
    requireItem(at: indexPath, "scroll to")
    let isHorizontal = compositionalLayout?.configuration.scrollDirection == .horizontal
    // The same layout is told of the end: a cell may put another one in its place meanwhile.
    let landingLayout = selfSizingLayout
    landingLayout?.willLand(
      on: indexPath, byFarEdge: (isHorizontal ? horizontal : vertical) == .end)
    defer { landingLayout?.willLand(on: nil, byFarEdge: false) }
    for _ in 0..<Self.scrollRoundLimit {
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
        return
      }
      var target = offset(showing: frame, vertical, horizontal)
      let row = rowTarget(at: indexPath, showing: frame, vertical, horizontal)
      if row != nil { keepOffsetAcross(&target) }
      if target == contentOffset, row.map({ $0.target == $0.current }) ?? true { return }
      contentOffset = target
      if let row { row.layout.setOrthogonalOffset(row.target, inSection: indexPath.section) }
      layoutIfNeeded()
    }
  }

  private var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Stops the process if there is no such item.
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

  /// The offset of the content that shows a frame where it is to be.
  private func offset(
    showing frame: CGRect, _ vertical: ScrollTarget, _ horizontal: ScrollTarget
  ) -> CGPoint {
    let insets = adjustedContentInset
    let columns = VisibleSpan(
      offset: contentOffset.x, coveredStart: insets.left,
      length: bounds.width - insets.left - insets.right)
    let rows = VisibleSpan(
      offset: contentOffset.y, coveredStart: insets.top,
      length: bounds.height - insets.top - insets.bottom)
    return offsetLimitedToContent(
      CGPoint(
        x: columns.offset(
          showing: VisibleSpan.ItemSpan(start: frame.minX, end: frame.maxX), horizontal),
        y: rows.offset(
          showing: VisibleSpan.ItemSpan(start: frame.minY, end: frame.maxY), vertical)))
  }

  // MARK: Rows that scroll across

  private typealias RowTarget = (
    layout: UICollectionViewCompositionalLayout, current: CGFloat, target: CGFloat
  )

  /// How far the row of an item is to be scrolled; nil if its section does not scroll across.
  private func rowTarget(
    at indexPath: IndexPath, showing frame: CGRect, _ vertical: ScrollTarget,
    _ horizontal: ScrollTarget
  ) -> RowTarget? {
    guard let layout = compositionalLayout,
      let target = layout.rowOffset(
        inSection: indexPath.section, showing: frame, vertical, horizontal)
    else { return nil }
    return (layout, layout.orthogonalOffset(inSection: indexPath.section), target)
  }

  /// Where a row scrolls across, the content does not.
  private func keepOffsetAcross(_ target: inout CGPoint) {
    if compositionalLayout?.configuration.scrollDirection == .horizontal {
      target.y = contentOffset.y
    } else {
      target.x = contentOffset.x
    }
  }
}
