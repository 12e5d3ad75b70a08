/// The insets of a rectangle's four edges, in points, independent of the layout direction.
///
/// Positive values shrink the rectangle, and negative values expand it.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat

  /// The inset of the left edge, in points.
  public var left: CGFloat

  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat

  /// The inset of the right edge, in points.
  public var right: CGFloat

  /// Insets of 0 at every edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 at every edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets with the given values, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
