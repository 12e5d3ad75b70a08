package import CompositionalLayout
package import LayoutCore
import LayoutViewport

extension UICollectionView {
  /// The engine of the view's compositional layout, with the uncovered part of the view and the
  /// whole bounds of the view, both in content coordinates.
  ///
  /// The value is `nil` before the first layout pass and for other layouts.
  package var shownContent: (engine: DefaultLayoutEngine, visible: Frame, bounds: Frame)? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let engine = layout.engine
    else { return nil }
    return (engine, unobscuredBounds.frame, bounds.frame)
  }

  /// Returns the distance of an item from its target after scrolling to the item.
  ///
  /// - Parameters:
  ///   - id: The item scrolled to.
  ///   - position: The place in the view where the item should be.
  /// - Returns: The distance along the scroll axis, in points; infinity if no cell shows the item,
  ///   and `nil` if the item has no frame or the position concerns only the other axis.
  package func landingError(of id: ElementID, at position: ScrollPosition) -> Double? {
    guard let (engine, visible, _) = shownContent,
      engine.frame(section: id.section, item: id.item) != nil,
      let target = position.target(in: engine.input.container)
    else { return nil }
    guard cellForItem(at: IndexPath(id)) != nil else { return .infinity }
    return engine.landingError(of: id, at: target, in: visible)
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the target along the scroll axis; `nil` if the position concerns only the other axis.
  fileprivate func target(in container: LayoutContainer) -> ScrollTarget? {
    let target = container.scrollAxis == .vertical ? vertical : horizontal
    guard target != .nearest else { return nil }
    return container.isMirrored ? target?.mirrored : target
  }
}
