package import CompositionalLayout
package import LayoutCore
package import ScreenPlaces

/// The actions of a user and of an app.
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

  /// Scrolls to an item so that its start, its centre or its end is aligned with the view,
  /// depending on the position modulo 3.
  ///
  /// - Returns: The scroll position requested from the view.
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
  ///   - items: A value for finding the visible items again after the change.
  ///   - body: The change, such as a rotation or new data.
  /// - Returns: The distance in points, or `nil` if no item has to stay in place or none of these
  ///   items remains.
  package func drift(
    following items: FollowedItems = .unmoved, through body: () -> Void
  ) -> Double? {
    let content = AnchoredContent(in: view, following: items)
    body()
    return content.drift(in: view)
  }
}
