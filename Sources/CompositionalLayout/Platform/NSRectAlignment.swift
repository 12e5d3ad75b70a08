/// A side or corner of a rectangle, named after the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// Neither a side nor a corner.
  case none = 0

  /// The middle of the top edge.
  case top = 1

  /// The corner of the top edge at which reading starts.
  case topLeading = 2

  /// The middle of the edge at which reading starts.
  case leading = 3

  /// The corner of the bottom edge at which reading starts.
  case bottomLeading = 4

  /// The middle of the bottom edge.
  case bottom = 5

  /// The corner of the bottom edge at which reading ends.
  case bottomTrailing = 6

  /// The middle of the edge at which reading ends.
  case trailing = 7

  /// The corner of the top edge at which reading ends.
  case topTrailing = 8
}
