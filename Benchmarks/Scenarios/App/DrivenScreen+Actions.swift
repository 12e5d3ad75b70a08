package import CompositionalLayout
package import LayoutCore
package import ScreenPlaces

/// Actions performed on a screen by a user or an app.
extension DrivenScreen {
  /// Scrolls to an offset, in points.
  package func move(to offset: Vector) {
    view.contentOffset = CGPoint(x: offset.horizontal, y: offset.vertical)
  }

  /// Scrolls the row of an orthogonal section to an offset, in points.
  package func moveRow(ofSection section: Int, to offset: Double) {
    layout.setOrthogonalOffset(offset, inSection: section)
    view.layoutIfNeeded()
  }

  /// Scrolls to an item and aligns its start, its centre or its end with the view.
  ///
  /// The position, modulo 3, selects the alignment.
  ///
  /// - Returns: The scroll position passed to the view.
  @discardableResult
  package func jump(
    to id: ElementID, position: Int, along axis: Axis
  ) -> UICollectionView.ScrollPosition {
    let positions: [UICollectionView.ScrollPosition] =
      axis == .vertical
      ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    let target = positions[position % positions.count]
    view.scrollToItem(at: IndexPath(id), at: target, animated: false)
    return target
  }

  /// Performs a change, and returns the distance moved by the content that should stay in place.
  ///
  /// - Parameters:
  ///   - items: The rule for finding the visible items again after the change.
  ///   - body: The change, such as a rotation or new data.
  /// - Returns: The distance in points, or `nil` if nothing has to stay in place or if none of the
  ///   items that should stay is left.
  package func drift(
    following items: ItemTracker = .unmoved, through body: () -> Void
  ) -> Double? {
    let content = AnchoredContent(in: view, following: items)
    body()
    return content.drift(in: view)
  }
}
