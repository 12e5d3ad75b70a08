/// The horizontal or the vertical axis of a layout.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// The axis from the leading edge to the trailing edge.
  case horizontal
  /// The axis from the top to the bottom.
  case vertical

  /// The axis perpendicular to this one.
  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
///
/// The self-sizing axes of an item, for example, are those along which its content determines its
/// length.
public struct AxisSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits of the set, one for each axis.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of a single axis.
  public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

  /// The set that contains both axes.
  public static let both = AxisSet(rawValue: 3)

  /// Returns whether the set contains an axis.
  public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
