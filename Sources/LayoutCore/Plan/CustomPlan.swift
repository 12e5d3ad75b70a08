/// Items at places that the author computed.
public struct CustomPlan: Hashable, Sendable {
  /// The frame of one item.
  public struct Place: Hashable, Sendable {
    /// The offset from the group's outer corner, leading and top, in points.
    public var origin: Vector
    /// The size in points.
    public var size: Vector
    /// The order among the elements that overlap.
    public var zIndex: Int

    /// Makes a place.
    public init(origin: Vector, size: Vector, zIndex: Int = 0) {
      self.origin = origin
      self.size = size
      self.zIndex = zIndex
    }
  }

  /// The places, one for each data item of a group, in order.
  public var places: [Place]

  /// Makes the plan of a custom group.
  public init(places: [Place]) { self.places = places }
}
