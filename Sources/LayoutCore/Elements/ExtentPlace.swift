/// Instance in its place: its start, and its extent if measured.
public struct ExtentPlace: Hashable, Sendable, BitwiseCopyable {
  /// The instance; the number of instances for the end.
  public var index: Int
  /// The distance from the start of the first instance.
  public var start: Subpixels
  @usableFromInline var instanceExtent: InstanceExtent

  /// The extent, or nil if the instance has not been measured.
  @inlinable
  public var extent: Subpixels? { instanceExtent.measured }

  /// Whether the instance has been measured.
  @inlinable
  public var isMeasured: Bool { instanceExtent.isMeasured }

  /// Places an instance.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - start: The distance from the start of the first instance.
  ///   - extent: The extent, not negative; nil if the instance has not been measured.
  @inlinable
  public init(index: Int, start: Subpixels, extent: Subpixels? = nil) {
    self.index = index
    self.start = start
    instanceExtent = InstanceExtent(extent)
  }
}
