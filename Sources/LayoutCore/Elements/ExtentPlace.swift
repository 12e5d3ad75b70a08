/// The position of a group in its section: its start and, if the group has been measured, its
/// extent.
public struct ExtentPlace: Hashable, Sendable, BitwiseCopyable {
  /// The index of the group, or the number of groups if the position is the end of the section.
  public var index: Int
  /// The distance from the start of the first group to the start of this one.
  public var start: Subpixels
  @usableFromInline var groupExtent: GroupExtent

  /// The measured distance from this group's start to the next group's start; `nil` if the group
  /// has not been measured.
  @inlinable
  public var extent: Subpixels? { groupExtent.measured }

  /// Whether the group has been measured.
  @inlinable
  public var isMeasured: Bool { groupExtent.isMeasured }

  /// Creates the position of a group.
  ///
  /// - Parameters:
  ///   - index: The index of the group in its section, or the number of groups for the end.
  ///   - start: The distance from the start of the first group to the start of this one.
  ///   - extent: The non-negative extent, or `nil` if the group has not been measured.
  @inlinable
  public init(index: Int, start: Subpixels, extent: Subpixels? = nil) {
    self.index = index
    self.start = start
    groupExtent = GroupExtent(extent)
  }
}
