/// Result of scrolling to an item.
public struct LandingReport: Hashable, Sendable {
  /// Where the view has to be scrolled to, in points.
  public var offset: Vector
  /// How far the item is from where it was to be, in points; a distance that the ends of the
  /// content forbid is no error.
  public var landingError: Double
  /// How often the place of the item was looked up again because sizes on the way had changed it.
  public var rounds: Int
  /// How many elements were measured.
  public var measured: Int
  /// Whether an end of the content kept the item from its place.
  public var isClamped: Bool
  /// Whether every element that is visible then has a size that its content agrees with.
  public var isSettled: Bool
}
