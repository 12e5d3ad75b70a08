import LayoutCore

/// Hold on the content of a view, and the bounds of the view that it belongs to.
@MainActor
struct ContentHold {
  private(set) var scroll: ScrollHold
  /// The bounds as the hold has left them: in other ones the content has been scrolled since.
  var bounds: CGRect
  /// Whether the content may stay beyond its ends, where a finger holds it.
  private let isPulled: Bool

  init(_ scroll: ScrollHold, of view: UICollectionView, isPulled: Bool = false) {
    self.scroll = scroll
    bounds = view.bounds
    self.isPulled = isPulled
  }

  /// Follows the edge that stays after a change.
  ///
  /// No further than the content reaches, unless it is held beyond its ends. The distance that is
  /// left is made up for when the content has become longer.
  ///
  /// - Parameters:
  ///   - engine: The engine after the change.
  ///   - view: The view.
  ///   - change: The change, if it moved no item to another index.
  ///   - newName: The name of an item after the change; nil if it is gone.
  /// - Returns: The offset of the content at which the edge is where it was on the screen, in
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
