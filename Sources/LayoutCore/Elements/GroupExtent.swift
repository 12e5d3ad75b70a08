/// The extent of a group if it has been measured, stored in 64 bits.
public struct GroupExtent: Hashable, Sendable, BitwiseCopyable {
  // An optional 64-bit value would take 128 bits. No extent is negative, so −1 is free for `nil`.
  @usableFromInline let rawValue: Int64

  /// The value for an unmeasured group.
  @inlinable
  public static var unmeasured: GroupExtent { GroupExtent(nil) }

  /// Creates a value from a measured extent, or from `nil` for an unmeasured group.
  ///
  /// - Parameter measured: The non-negative extent, or `nil` if the group has not been measured.
  @inlinable
  public init(_ measured: Subpixels?) { rawValue = measured?.rawValue ?? -1 }

  /// The extent; `nil` if the group has not been measured.
  @inlinable
  public var measured: Subpixels? {
    isMeasured ? Subpixels(rawValue: rawValue) : nil
  }

  /// Whether the group has been measured.
  @inlinable
  public var isMeasured: Bool { rawValue >= 0 }

  /// The extent of a measured group.
  ///
  /// The property does not check that the group has been measured. For an unmeasured group, the
  /// value is meaningless.
  var unchecked: Subpixels { Subpixels(rawValue: rawValue) }

  /// Returns the extent, or an estimate if the group has not been measured.
  @inlinable
  public func or(_ estimate: Subpixels) -> Subpixels { measured ?? estimate }
}
