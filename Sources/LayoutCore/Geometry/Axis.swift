/// One of the two directions that things are laid along.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// From the leading edge to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical

  /// The axis at a right angle to this one.
  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
