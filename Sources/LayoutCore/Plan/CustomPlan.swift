/// Items at places computed by the author.
public struct CustomPlan: Hashable, Sendable {
  /// The frame of one item.
  public struct Place: Hashable, Sendable, BitwiseCopyable {
    /// The offset from the group's outer corner, leading and top, in points.
    public var origin: Vector
    /// The size in points.
    public var size: Vector
    /// The order among overlapping elements.
    public var zIndex: Int

    /// Makes a place from a frame relative to the group, in points, and an order.
    public init(origin: Vector, size: Vector, zIndex: Int = 0) {
      self.origin = origin
      self.size = size
      self.zIndex = zIndex
    }
  }

  /// The places, one for each data item of a group, in order.
  public var places: CustomPlaces

  /// Makes the plan of a custom group.
  public init(places: CustomPlaces) { self.places = places }

  /// Makes the plan of a custom group.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public init(places: some Sequence<Place>) { self.places = CustomPlaces(places) }
}
