/// A point of a rectangle: an end or the middle on each axis.
public struct AlignmentPair: Hashable, Sendable {
  /// Where the point is from leading to trailing.
  public var horizontal: Alignment
  /// Where the point is from top to bottom.
  public var vertical: Alignment

  /// Makes a point from its two places.
  public init(horizontal: Alignment, vertical: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The place along an axis.
  public subscript(axis: Axis) -> Alignment { axis == .horizontal ? horizontal : vertical }
}
