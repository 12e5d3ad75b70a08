/// The horizontal and vertical distance between two positions, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat

  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// An offset of 0 in both directions.
  public static let zero = UIOffset()

  /// Creates an offset of 0 in both directions.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset with the given distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
