import LayoutCore
import LayoutViewport

/// Methods for choosing the content to keep in place while elements are being measured.
///
/// This content, called the scroll anchor, is chosen once and kept until the view is scrolled or
/// the next layout pass begins. Otherwise a newly measured item could become the anchor, and the
/// previous one would move.
extension UICollectionViewCompositionalLayout {
  /// Chooses a scroll anchor to keep in place while elements are measured, unless one is already in
  /// use.
  func chooseHold() {
    guard let engine, let collectionView else { return }
    if let hold = positions.hold, hold.bounds.isNear(collectionView.bounds) { return }
    let offset = collectionView.contentOffset
    positions.hold = ContentHold(
      scrollHold(in: engine, collectionView, for: .measuring), of: collectionView,
      isPulled: collectionView.limited(offset, toContent: collectionViewContentSize) != offset)
  }

  /// Returns the candidates for the scroll anchor to keep in place during an imminent change, in
  /// order of preference.
  func scrollHold(
    in engine: DefaultLayoutEngine, _ view: UICollectionView, for occasion: AnchorOccasion
  ) -> ScrollHold {
    let visible = view.unobscuredBounds.frame
    if occasion == .measuring, let landing = positions.landing,
      landing.item.map({ parts.isUndescribed($0.section) }) != true
    {
      let length = visibleLength(of: view)
      if let place = ScrollAnchor(landing, in: engine, viewLength: length) {
        return ScrollHold([place])
      }
    }
    return engine.hold(
      contentAnchor.engineAnchor, in: visible, viewLength: visibleLength(of: view), for: occasion,
      wasShown: { view.wasShown(at: $0.indexPath) })
  }

  private func visibleLength(of view: UICollectionView) -> Double {
    configuration.scrollDirection == .horizontal ? view.bounds.width : view.bounds.height
  }

  // MARK: Orthogonal rows

  /// Chooses an item to keep in place in each scrolled row with newly measured items.
  func holdRows(of sizes: [FittedSize]) {
    guard let engine else { return }
    let across = engine.input.container.scrollAxis.other
    for size in sizes where size.element.kind == .cell {
      let section = size.element.section
      guard engine.estimatedAxes(of: size.element).contains(across),
        let row = engine.row(section: section)
      else { continue }
      let offset = engine.rowOffset(section: section)
      if positions.rowHolds[section]?.offset == offset { continue }
      positions.rowHolds[section] = nil
      // A row at its start remains there.
      guard offset > row.range.lowerBound, let collectionView,
        let best = engine.anchorItems(
          in: collectionView.bounds.frame,
          wasShown: { collectionView.wasShown(at: $0.indexPath) }
        ).first(where: { $0.section == section })
      else { continue }
      positions.rowHolds[section] = RowHold(section: section, item: best.item, in: engine)
    }
  }

  /// Scrolls orthogonal rows to keep each row's chosen item in place.
  ///
  /// A row without a scroll offset is moved to its first snap point.
  func keepRows(of sizes: [FittedSize]) {
    for size in sizes where size.element.kind == .cell {
      placeUnscrolledRow(size.element.section)
    }
    for section in positions.rowHolds.keys.sorted() {
      guard let engine, let offset = positions.rowHolds[section]?.follow(in: engine),
        offset != engine.rowOffset(section: section)
      else { continue }
      positions.rowOffsets[section] = offset
      self.engine?.setRowOffset(offset, section: section)
    }
  }
}

extension CGRect {
  /// Returns whether two rectangles are equal up to rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
  }
}

extension UICollectionViewCompositionalLayout.ContentAnchor {
  /// The same anchor, converted to the engine's own type.
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
  /// The index path of the item in the engine's data.
  fileprivate var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
