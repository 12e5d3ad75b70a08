/// The room between two items, or beside one.
public enum Spacing: Hashable, Sendable {
  /// A fixed number of points.
  case fixed(Double)
  /// A least number of points, and an equal share of the room that a run has left.
  case flexible(Double)

  /// The points that are always kept free.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the spacing takes a share of the room left over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
