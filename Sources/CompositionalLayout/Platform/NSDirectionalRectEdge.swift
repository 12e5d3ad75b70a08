/// A set of edges of a rectangle, named after the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// The upper edge, in either reading direction.
  public static let top = NSDirectionalRectEdge(rawValue: 1)

  /// The leading edge: the start of reading.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)

  /// The lower edge, in either reading direction.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)

  /// The trailing edge: the end of reading.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)

  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
