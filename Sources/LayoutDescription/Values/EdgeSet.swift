public import LayoutCore

/// Edges for naming a point of a box.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Makes a set of edges, one bit for each.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The edge at the start of lines of text.
  public static let leading = EdgeSet(rawValue: 2)
  /// The lower edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The edge at the end of lines of text.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The four edges.
  public static let all = EdgeSet(rawValue: 15)

  /// The named point: an axis with neither edge or with both is in the middle.
  public var point: AlignmentPair {
    AlignmentPair(
      horizontal: alignment(.leading, .trailing), vertical: alignment(.top, .bottom))
  }

  private func alignment(_ start: EdgeSet, _ end: EdgeSet) -> Alignment {
    // Behaviour 30
    switch (contains(start), contains(end)) {
    case (true, false): .start
    case (false, true): .end
    default: .center
    }
  }
}
