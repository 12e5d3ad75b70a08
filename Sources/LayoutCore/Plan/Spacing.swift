/// The room between two items, or beside one.
public enum Spacing: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(Double)
  /// At least so many points, and an equal share of what a run has left.
  case flexible(Double)

  /// The points that are always kept free.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the spacing takes a share of what is left.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
