import LayoutCore

/// What stays where it is on the screen while contents get their sizes.
///
/// It is chosen once and kept until somebody scrolls or the next pass begins: what is measured in
/// between would otherwise take the place of what was there before, and let it move.
extension UICollectionViewCompositionalLayout {
  /// What stays, and what was visible when that was settled.
  struct Hold {
    /// Nil if nothing is to stay.
    var place: ScrollAnchor?
    var bounds: CGRect
    /// How much further the content would have been scrolled if it went on, in points.
    var left = CGPoint.zero
    /// Whether somebody holds the content beyond its ends.
    var isPulled = false
  }

  /// How far the content is scrolled to keep something in place, and how far it cannot be because
  /// it ends before, in points.
  struct Distance {
    var x: CGFloat
    var y: CGFloat
    var left: CGPoint
  }

  /// What stays now.
  func currentHold() -> ScrollAnchor? {
    guard let engine, let collectionView else { return nil }
    let bounds = collectionView.boundsToCome
    if let hold, hold.bounds.isNear(bounds) { return hold.place }
    let place = heldPlaces(in: engine, collectionView, isMeasuring: true).first
    let limited = collectionView.limited(bounds.origin, toContent: collectionViewContentSize)
    hold = Hold(place: place, bounds: bounds, isPulled: limited != bounds.origin)
    return place
  }

  /// Takes down where what stays is now, after the content has been scrolled for it.
  func renewHold(in bounds: CGRect? = nil, leaving left: CGPoint? = nil) {
    guard let engine, let collectionView, let subject = hold?.place?.subject else { return }
    hold?.place = ScrollAnchor(
      subject, in: engine, viewLength: visibleLength(of: collectionView))
    hold?.bounds = bounds ?? collectionView.boundsToCome
    if let left { hold?.left = left }
  }

  /// How far the content has to be scrolled for something to stay in place.
  ///
  /// No further than the content reaches, unless somebody holds it beyond its ends. What is left is
  /// made up for when the content has become longer.
  func distance(
    keeping held: ScrollAnchor, in engine: DefaultLayoutEngine, _ view: UICollectionView
  ) -> Distance {
    let along = held.adjustment(in: engine, viewLength: visibleLength(of: view)) ?? 0
    let isHorizontal = engine.input.container.scrollAxis == .horizontal
    let left = hold?.left ?? .zero
    let offset = view.boundsToCome.origin
    let wanted = CGPoint(
      x: offset.x + left.x + (isHorizontal ? along : 0),
      y: offset.y + left.y + (isHorizontal ? 0 : along))
    let target =
      hold?.isPulled == true ? wanted : view.limited(wanted, toContent: CGSize(engine.contentSize))
    return Distance(
      x: target.x - offset.x, y: target.y - offset.y,
      left: CGPoint(x: wanted.x - target.x, y: wanted.y - target.y))
  }

  private func visibleLength(of view: UICollectionView) -> Double {
    configuration.scrollDirection == .horizontal ? view.bounds.width : view.bounds.height
  }

  /// What may stay in place, the best first.
  ///
  /// - Parameters:
  ///   - engine: What is laid out.
  ///   - view: What shows it.
  ///   - isMeasuring: Whether nothing changes but sizes: then nothing moves away from the start of
  ///     the content, and the best is enough.
  /// - Returns: Places as they are now.
  func heldPlaces(
    in engine: DefaultLayoutEngine, _ view: UICollectionView, isMeasuring: Bool
  ) -> [ScrollAnchor] {
    let visible = view.unobscuredBounds.offsetBy(
      dx: view.offsetAdjustment.x, dy: view.offsetAdjustment.y
    ).frame
    if isMeasuring, let landing,
      let place = ScrollAnchor(landing, in: engine, viewLength: visibleLength(of: view))
    {
      return [place]
    }
    return engine.anchorSubjects(
      for: contentAnchor.engineAnchor, in: visible, isMeasuring: isMeasuring,
      wasShown: { view.cellForItem(at: $0.indexPath) != nil }
    ).compactMap { ScrollAnchor($0, in: engine, viewLength: visibleLength(of: view)) }
  }

  // MARK: Rows that scroll across

  /// Chooses what stays in place in the rows whose items get sizes.
  func holdRows(of sizes: [FittedSize]) {
    guard let engine else { return }
    let across = engine.input.container.scrollAxis.other
    for size in sizes where size.element.kind == .cell {
      let section = size.element.section
      guard engine.estimatedAxes(of: size.element).contains(across),
        let row = engine.row(section: section)
      else { continue }
      let offset = engine.rowOffset(section: section)
      if rowHolds[section]?.offset == offset { continue }
      rowHolds[section] = nil
      // What is at its start stays there.
      guard offset > row.range.lowerBound, let collectionView,
        let best = engine.anchorItems(
          in: collectionView.boundsToCome.frame,
          wasShown: { collectionView.cellForItem(at: $0.indexPath) != nil }
        ).first(where: { $0.section == section })
      else { continue }
      rowHolds[section] = RowPlace(section: section, item: best.item, in: engine)
    }
  }

  /// Scrolls rows such that what is to stay in place does.
  func keepHeldRows() {
    for section in rowHolds.keys.sorted() {
      guard let engine, let offset = rowHolds[section]?.follow(in: engine),
        offset != engine.rowOffset(section: section)
      else { continue }
      rowOffsets[section] = offset
      self.engine?.setRowOffset(offset, section: section)
    }
  }
}

extension CGRect {
  /// Whether two rectangles are the same but for what arithmetic does to them.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
  }
}

extension UICollectionViewCompositionalLayout.ContentAnchor {
  /// The anchor as the engine knows it.
  fileprivate var engineAnchor: LayoutAnchor {
    switch self {
    case .none: .none
    case .first: .first
    case .last: .last
    case .end: .end
    case .item(let path): path.count == 2 ? .item(section: path.section, item: path.item) : .first
    }
  }
}

extension ElementID {
  /// The path of an item.
  fileprivate var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
