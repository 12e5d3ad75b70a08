/// Distance from one place to another, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat

  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates an offset of no distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
