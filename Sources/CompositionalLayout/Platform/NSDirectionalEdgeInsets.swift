/// Insets of the four edges of a rectangle, in points, named after the reading direction.
///
/// Leading is left where text runs from left to right, and right where it runs the other way.
/// Positive values shrink the rectangle, negative ones let it grow.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat

  /// The inset of the leading edge, in points.
  public var leading: CGFloat

  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat

  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the four values, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
