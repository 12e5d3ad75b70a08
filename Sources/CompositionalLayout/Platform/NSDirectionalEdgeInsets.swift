/// The insets of a rectangle's four edges, in points, which adapt to the layout direction.
///
/// The leading edge is on the left if text runs from left to right, and on the right otherwise.
/// Positive values shrink the rectangle, and negative values expand it.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat

  /// The inset of the leading edge, in points.
  public var leading: CGFloat

  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat

  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of 0 at every edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 at every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the given values, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
