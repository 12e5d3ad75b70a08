/// A group of items with frames computed by the author of the layout.
public struct CustomPlan: Hashable, Sendable {
  /// The place of one item: its frame and its drawing order.
  public struct Place: Hashable, Sendable, BitwiseCopyable {
    /// The offset of the item from the top leading corner of the group before the group's insets
    /// are applied, in points.
    public var origin: Vector
    /// The size of the item, in points.
    public var size: Vector
    /// The drawing order among overlapping elements; higher values are in front.
    public var zIndex: Int

    /// Creates a place from a frame relative to the group, in points, and a drawing order.
    public init(origin: Vector, size: Vector, zIndex: Int = 0) {
      self.origin = origin
      self.size = size
      self.zIndex = zIndex
    }
  }

  /// The frame and z-index of each data item of the group, in item order.
  public var places: CustomPlaces

  /// Creates the plan of a custom group from the places of its items.
  public init(places: CustomPlaces) { self.places = places }

  /// Creates the plan of a custom group from a sequence of places, one for each item.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public init(places: some Sequence<Place>) { self.places = CustomPlaces(places) }
}
