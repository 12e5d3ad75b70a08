/// Group in its place: its start, and its extent if measured.
public struct ExtentPlace: Hashable, Sendable, BitwiseCopyable {
  /// The group; the number of groups for the end.
  public var index: Int
  /// The distance from the start of the first group.
  public var start: Subpixels
  @usableFromInline var groupExtent: GroupExtent

  /// The extent, or nil if the group has not been measured.
  @inlinable
  public var extent: Subpixels? { groupExtent.measured }

  /// Whether the group has been measured.
  @inlinable
  public var isMeasured: Bool { groupExtent.isMeasured }

  /// Places a group.
  ///
  /// - Parameters:
  ///   - index: The group.
  ///   - start: The distance from the start of the first group.
  ///   - extent: The extent, not negative; nil if the group has not been measured.
  @inlinable
  public init(index: Int, start: Subpixels, extent: Subpixels? = nil) {
    self.index = index
    self.start = start
    groupExtent = GroupExtent(extent)
  }
}
