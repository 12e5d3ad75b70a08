/// One of the two directions of a layout.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// From the leading edge to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical

  /// The axis at a right angle to this one.
  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Some of the two axes.
public struct AxisSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// A bit for each axis.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of one axis.
  public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

  /// Both axes.
  public static let both = AxisSet(rawValue: 3)

  /// Whether an axis belongs to the set.
  public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
