public import LayoutCore

/// A set of edges that specifies a point of a box.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each edge.
  public let rawValue: UInt8

  /// Creates a set of edges from bits, one for each edge.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The edge where lines of text start.
  public static let leading = EdgeSet(rawValue: 2)
  /// The lower edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The edge where lines of text end.
  public static let trailing = EdgeSet(rawValue: 8)
  /// All four edges.
  public static let all = EdgeSet(rawValue: 15)

  /// The point specified by the set.
  ///
  /// Along each axis, the point lies in the middle if the set contains both edges or neither of
  /// them.
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
