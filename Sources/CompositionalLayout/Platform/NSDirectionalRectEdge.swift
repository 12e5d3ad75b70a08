/// A set of a rectangle's edges, which adapt to the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit mask with one bit for each edge.
  public let rawValue: UInt

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)

  /// The leading edge, where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)

  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)

  /// The trailing edge, where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)

  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
