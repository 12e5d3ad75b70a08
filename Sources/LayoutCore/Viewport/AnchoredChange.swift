/// Result of a change, and how the view has to be scrolled for the scroll anchor to stay in place.
public struct AnchoredChange: Hashable, Sendable {
  /// How much larger everything is, in points.
  public var contentSizeDelta: Vector
  /// How far the view has to be scrolled, in points.
  public var offsetAdjustment: Vector
  /// Where the view is then, in points.
  public var offset: Vector
  /// The item that stayed in place, by where it is now; `nil` if an end of the content did, or
  /// nothing.
  public var anchor: ElementID?
  /// Whether the end of the content kept the anchor from staying in place.
  public var isClamped: Bool
}
