import CompositionalLayout
import LayoutCore
import ScreenPlaces

extension UICollectionView {
  /// The scroll position that places an item at the start of the visible part.
  var startPosition: ScrollPosition {
    guard let container = shownContent?.engine.input.container,
      container.scrollAxis == .horizontal
    else { return .top }
    return container.isMirrored ? .right : .left
  }

  /// Scrolls along the layout's scroll axis, but not beyond the ends of the content.
  ///
  /// - Parameter change: A closure that returns the new distance from the start of the content,
  ///   given the current one, in points.
  func scroll(_ change: (CGFloat) -> CGFloat) {
    guard let (engine, visible, bounds) = shownContent else { return }
    let (container, size) = (engine.input.container, engine.contentSize)
    let axis = container.scrollAxis
    let start = container.start(of: bounds, over: size)
    let covered = container.start(of: visible, over: size) - start
    let last = max(0, size[axis] - visible.length(axis))
    let target = min(max(-covered, change(start)), last - covered)
    var offset = bounds.offset
    offset[axis] = container.isMirrored ? size[axis] - bounds.length(axis) - target : target
    contentOffset = CGPoint(x: offset.horizontal, y: offset.vertical)
  }
}
