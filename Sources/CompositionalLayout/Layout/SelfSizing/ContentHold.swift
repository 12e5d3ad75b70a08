import LayoutCore
import LayoutViewport

/// The edges of content to keep in place, and the bounds of the view after the last change.
@MainActor
struct ContentHold {
  private(set) var scroll: ScrollHold
  /// The bounds of the view after the last change.
  ///
  /// If the actual bounds differ, the view has been scrolled or resized since.
  var bounds: CGRect
  /// Whether the content may stay scrolled beyond its ends, because the user has pulled it there.
  private let isPulled: Bool

  init(_ scroll: ScrollHold, of view: UICollectionView, isPulled: Bool = false) {
    self.scroll = scroll
    bounds = view.bounds
    self.isPulled = isPulled
  }

  /// Returns the content offset that keeps the held edge in place after a change.
  ///
  /// Unless the content has been pulled beyond its ends, the offset is limited to the content. If
  /// the content is too short, the rest of the adjustment is made once the content is longer.
  ///
  /// - Parameters:
  ///   - engine: The engine after the change, for looking up the edges.
  ///   - view: The view whose content offset is to be adjusted.
  ///   - change: The effect of the change; `nil` if it may have moved items to other indices.
  ///   - newName: A closure returning the identifier of an item after the change, or `nil` if it
  ///     has been removed.
  /// - Returns: The content offset that keeps the edge at its old position on the screen, in
  ///   points.
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
