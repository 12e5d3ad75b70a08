import LayoutCore
import LayoutViewport

/// Hold on the content of a view, and the view's bounds at that moment.
@MainActor
struct ContentHold {
  private(set) var scroll: ScrollHold
  /// The bounds left by the hold: other bounds mean scrolling since.
  var bounds: CGRect
  /// Whether the content may stay beyond its ends, where a finger holds it.
  private let isPulled: Bool

  init(_ scroll: ScrollHold, of view: UICollectionView, isPulled: Bool = false) {
    self.scroll = scroll
    bounds = view.bounds
    self.isPulled = isPulled
  }

  /// Follows the held edge after a change.
  ///
  /// No further than the content reaches, unless it is held beyond its ends. The remaining distance
  /// is applied once the content has become longer.
  ///
  /// - Parameters:
  ///   - engine: The engine after the change.
  ///   - view: The view.
  ///   - change: The change, if it moved no item to another index.
  ///   - newName: The name of an item after the change; nil if it is gone.
  /// - Returns: The content offset with the edge at its old place on the screen, in points.
  mutating func follow(
    in engine: DefaultLayoutEngine, of view: UICollectionView, after change: ContentChange? = nil,
    newName: (ElementID) -> ElementID? = { $0 }
  ) -> CGPoint {
    bounds = view.bounds
    let (lowest, highest) = view.offsetLimits(forContent: CGSize(engine.contentSize))
    func follow(from offset: CGFloat, _ length: CGFloat, _ lowest: CGFloat, _ highest: CGFloat)
      -> CGFloat
    {
      CGFloat(
        scroll.follow(
          in: engine, from: Double(offset), viewLength: Double(length),
          within: isPulled ? (-.infinity, .infinity) : (Double(lowest), Double(highest)),
          after: change, newName: newName))
    }
    if engine.input.container.scrollAxis == .horizontal {
      bounds.origin.x = follow(from: bounds.minX, bounds.width, lowest.x, highest.x)
    } else {
      bounds.origin.y = follow(from: bounds.minY, bounds.height, lowest.y, highest.y)
    }
    return bounds.origin
  }
}
