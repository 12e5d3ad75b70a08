import CompositionalLayout
package import LayoutCore

/// The actions of a user and of an app.
extension AppScreen {
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
      at: IndexPath(item: id.item, section: id.section), at: positions[position % positions.count],
      animated: false)
  }

  /// Returns the insertion of rows at the start of the growing section.
  package func insertion(of count: Int) -> LayoutChange {
    .insertItems(section: contents.growingSection, at: 0, count: count)
  }

  /// Inserts rows in one batch update.
  package func insert(_ rows: LayoutChange) {
    guard case .insertItems(let section, let first, let count) = rows else { return }
    view.performBatchUpdates { [contents, view] in
      contents.insert(count)
      view.insertItems(at: (first..<first + count).map { IndexPath(item: $0, section: section) })
    }
  }

  /// Performs a change, and measures the movement of the first remaining visible item.
  ///
  /// - Parameters:
  ///   - before: A closure that receives each visible item before the change.
  ///   - after: Returns the same item after the change, or `nil` if it has been removed or moved.
  ///   - body: The change.
  /// - Returns: The distance in points; `nil` if no visible item remains.
  package func drift(
    before: (ElementID) -> Void = { _ in }, after: (ElementID) -> ElementID? = { $0 },
    through body: () -> Void
  ) -> Double? {
    func isShown(_ id: ElementID) -> Bool {
      view.cellForItem(at: IndexPath(item: id.item, section: id.section)) != nil
    }
    let places = layout.engine.map {
      ScreenPlace.candidates(
        $0, in: unobscuredBounds, on: bounds, atEnd: false, wasShown: isShown)
    }
    for place in places ?? [] { before(place.element) }
    body()
    guard let now = layout.engine else { return nil }
    for place in places ?? [] {
      guard let element = after(place.element) else { continue }
      return place.drift(now, in: unobscuredBounds, on: bounds, asNow: element)
    }
    return nil
  }

  /// The size of the content, in points.
  package var contentSize: Vector {
    Vector(horizontal: view.contentSize.width, vertical: view.contentSize.height)
  }

  /// The state of the view, sufficient to build a fresh layout; `nil` before the first layout pass.
  package var state: FreshAnswer.State? {
    guard let engine = layout.engine else { return nil }
    return FreshAnswer.State(
      input: engine.input, sizes: engine.fittedSizes, rowOffsets: engine.state.rowOffsets,
      bounds: bounds, unobscured: unobscuredBounds)
  }
}
