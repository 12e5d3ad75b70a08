import LayoutCore

/// What stays where it is on the screen while contents get their sizes.
///
/// It is chosen once and kept until somebody scrolls or the next pass begins: what is measured in
/// between would otherwise take the place of what was there before, and let it move.
extension UICollectionViewCompositionalLayout {
  /// What stays, and what was visible when that was settled.
  struct Hold {
    /// Nil if nothing is to stay.
    var place: HeldPlace?
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
  func currentHold() -> HeldPlace? {
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
    hold?.place = HeldPlace(
      subject, in: engine, visibleLength: visibleLength(of: collectionView))
    hold?.bounds = bounds ?? collectionView.boundsToCome
    if let left { hold?.left = left }
  }

  /// How far the content has to be scrolled for something to stay in place.
  ///
  /// No further than the content reaches, unless somebody holds it beyond its ends. What is left is
  /// made up for when the content has become longer.
  func distance(
    keeping held: HeldPlace, in engine: DefaultLayoutEngine, _ view: UICollectionView
  ) -> Distance {
    let along = held.adjustment(in: engine, visibleLength: visibleLength(of: view)) ?? 0
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
  ) -> [HeldPlace] {
    let seen = view.unobscuredBounds.offsetBy(
      dx: view.offsetAdjustment.x, dy: view.offsetAdjustment.y
    ).frame
    if isMeasuring, let landing,
      let place = HeldPlace(landing, in: engine, visibleLength: visibleLength(of: view))
    {
      return [place]
    }
    let subjects: [HeldPlace.Subject]
    switch contentAnchor {
    case .none: return []
    case .end where engine.showsEnd(in: seen): subjects = [.contentEnd]
    case .item(let path) where path.count == 2:
      subjects =
        [.itemStart(section: path.section, item: path.item)]
        + (isMeasuring ? [] : engine.itemsBestFirst(in: seen, view).map(\.start))
    case .item, .first:
      subjects =
        engine.showsStart(in: seen)
        ? [.contentStart] : engine.itemsBestFirst(in: seen, view).map(\.start)
    case .last, .end:
      subjects =
        isMeasuring && engine.showsStart(in: seen)
        ? [.contentStart] : engine.itemsBestFirst(in: seen, view, fromEnd: true).map(\.end)
    }
    return subjects.compactMap {
      HeldPlace($0, in: engine, visibleLength: visibleLength(of: view))
    }
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
        let best = engine.itemsBestFirst(in: collectionView.boundsToCome.frame, collectionView)
          .first(where: { $0.section == section })
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

extension DefaultLayoutEngine {
  /// Whether the leading end of the content is within what is seen, or beyond it.
  fileprivate func showsStart(in seen: Frame) -> Bool {
    showsEdge(far: isMirroredAlongScrolling, in: seen)
  }

  /// Whether the trailing end of the content is within what is seen.
  fileprivate func showsEnd(in seen: Frame) -> Bool {
    showsEdge(far: !isMirroredAlongScrolling, in: seen)
  }

  private func showsEdge(far: Bool, in seen: Frame) -> Bool {
    let axis = input.container.scrollAxis
    let start = axis == .horizontal ? seen.x : seen.y
    guard far else { return pixels(start) <= 0 }
    let length = axis == .horizontal ? seen.width : seen.height
    return pixels(start + length) >= pixels(contentSize[axis])
  }

  /// The items that are seen: first those that a view has shown before and whose size is known,
  /// then others whose size is known, then all others.
  @MainActor
  fileprivate func itemsBestFirst(
    in seen: Frame, _ view: UICollectionView, fromEnd: Bool = false
  ) -> [ElementID] {
    var visible = VisibleElements()
    query(seen, into: &visible)
    let items = visible.elements.filter { $0.kind == .cell }.map(\.id)
    var ranks: [[ElementID]] = [[], [], []]
    for item in fromEnd ? items.reversed() : items {
      let isKnown = isSizeKnown(of: item)
      let path = IndexPath(item: item.item, section: item.section)
      ranks[!isKnown ? 2 : view.cellForItem(at: path) == nil ? 1 : 0].append(item)
    }
    return Array(ranks.joined())
  }
}

extension ElementID {
  fileprivate var start: HeldPlace.Subject { .itemStart(section: section, item: item) }
  fileprivate var end: HeldPlace.Subject { .itemEnd(section: section, item: item) }
}
