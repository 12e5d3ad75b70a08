import CompositionalLayout
package import LayoutCore

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
  package func jump(to id: ElementID, position: Int, along axis: Axis) {
    let positions: [UICollectionView.ScrollPosition] =
      axis == .vertical
      ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    view.scrollToItem(
      at: IndexPath(id), at: positions[position % positions.count],
      animated: false)
  }

  /// Performs a change, and measures the movement of the first remaining visible item.
  ///
  /// - Parameters:
  ///   - items: The way to find visible items again.
  ///   - body: The change.
  /// - Returns: The distance in points; `nil` if no visible item remains.
  package func drift(
    following items: FollowedItems = .unmoved, through body: () -> Void
  ) -> Double? {
    func isShown(_ id: ElementID) -> Bool { view.cellForItem(at: IndexPath(id)) != nil }
    let places = layout.engine.map {
      ScreenPlace.candidates(
        $0, in: unobscuredBounds, on: bounds, atEnd: false, wasShown: isShown)
    }
    for place in places ?? [] { items.before(place.element) }
    body()
    guard let now = layout.engine else { return nil }
    for place in places ?? [] {
      guard let element = items.after(place.element) else { continue }
      return place.drift(now, in: unobscuredBounds, on: bounds, asNow: element)
    }
    return nil
  }
}
