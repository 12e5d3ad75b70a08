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
  }

  /// What stays now.
  func currentHold() -> HeldPlace? {
    guard let engine, let collectionView else { return nil }
    let bounds = collectionView.boundsToCome
    if let hold, hold.bounds.isNear(bounds) { return hold.place }
    let place = heldPlaces(in: engine, collectionView, isMeasuring: true).first
    hold = Hold(place: place, bounds: bounds)
    return place
  }

  /// Takes down where what stays is now, after the content has been scrolled for it.
  func renewHold(in bounds: CGRect? = nil) {
    guard let subject = hold?.place?.subject, let engine, let collectionView else { return }
    hold = Hold(
      place: HeldPlace(subject, in: engine, visibleLength: visibleLength(of: collectionView)),
      bounds: bounds ?? collectionView.boundsToCome)
  }

  /// How far the content has to be scrolled for something to stay in place, in points.
  func offset(
    for held: HeldPlace, in engine: DefaultLayoutEngine, _ view: UICollectionView
  ) -> CGPoint {
    let distance = held.adjustment(in: engine, visibleLength: visibleLength(of: view)) ?? 0
    return engine.input.container.scrollAxis == .horizontal
      ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
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
    let subjects: [HeldPlace.Subject]
    switch contentAnchor {
    case .none: return []
    case .end where engine.showsEnd(in: seen): subjects = [.contentEnd]
    case .item(let path) where path.count == 2:
      subjects =
        [.itemStart(section: path.section, item: path.item)]
        + (isMeasuring ? [] : engine.startsOfItems(in: seen))
    case .item, .first:
      subjects =
        engine.showsStart(in: seen) ? [.contentStart] : engine.startsOfItems(in: seen)
    case .last, .end:
      subjects =
        isMeasuring && engine.showsStart(in: seen)
        ? [.contentStart] : engine.endsOfItems(in: seen)
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
        let row = engine.stack.row(section: section)
      else { continue }
      let offset = engine.rowOffset(section: section)
      if rowHolds[section]?.offset == offset { continue }
      rowHolds[section] = nil
      // What is at its start stays there.
      guard offset > row.range.lowerBound, let collectionView,
        let item = engine.bestItem(in: collectionView.boundsToCome.frame, ofSection: section)
      else { continue }
      rowHolds[section] = RowPlace(section: section, item: item, in: engine)
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

  /// The items that are seen: first those whose size is known, in order, then the others.
  fileprivate func startsOfItems(in seen: Frame) -> [HeldPlace.Subject] {
    bestFirst(seenItems(in: seen)).map { .itemStart(section: $0.section, item: $0.item) }
  }

  /// The items that are seen from the last to the first: those whose size is known, then the others.
  fileprivate func endsOfItems(in seen: Frame) -> [HeldPlace.Subject] {
    bestFirst(seenItems(in: seen).reversed()).map {
      .itemEnd(section: $0.section, item: $0.item)
    }
  }

  /// The first item of a section that is seen and whose size is known, or else the first that is
  /// seen.
  fileprivate func bestItem(in seen: Frame, ofSection section: Int) -> Int? {
    bestFirst(seenItems(in: seen).filter { $0.section == section }).first?.item
  }

  private func seenItems(in seen: Frame) -> [ElementID] {
    var visible = VisibleElements()
    query(seen, into: &visible)
    return visible.elements.filter { $0.kind == .cell }.map(\.id)
  }

  private func bestFirst(_ items: [ElementID]) -> [ElementID] {
    let isKnown = items.map { estimatedAxes(of: $0).isEmpty || !fittedLengths(of: $0).isUnknown }
    return zip(items, isKnown).filter(\.1).map(\.0) + zip(items, isKnown).filter { !$0.1 }.map(\.0)
  }
}
