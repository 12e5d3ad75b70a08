/// Extent of a group, if it has been measured: an optional length in 64 bits.
public struct GroupExtent: Hashable, Sendable, BitwiseCopyable {
  // Optionals of 64 bits need 128 of them; no extent is negative.
  @usableFromInline let rawValue: Int64

  /// The extent of an unmeasured group.
  @inlinable
  public static var unmeasured: GroupExtent { GroupExtent(nil) }

  /// Makes the extent of a group.
  ///
  /// - Parameter measured: The extent, not negative; nil if the group has not been measured.
  @inlinable
  public init(_ measured: Subpixels?) { rawValue = measured?.rawValue ?? -1 }

  /// The extent, or nil if the group has not been measured.
  @inlinable
  public var measured: Subpixels? {
    isMeasured ? Subpixels(rawValue: rawValue) : nil
  }

  /// Whether the group has been measured.
  @inlinable
  public var isMeasured: Bool { rawValue >= 0 }

  /// The extent of a measured group, without a check.
  var unchecked: Subpixels { Subpixels(rawValue: rawValue) }

  /// The extent, or an estimate if the group has not been measured.
  @inlinable
  public func or(_ estimate: Subpixels) -> Subpixels { measured ?? estimate }
}
