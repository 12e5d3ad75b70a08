/// Items at places that the author computed.
public struct CustomPlan: Hashable, Sendable {
  /// The place of one item, relative to the group's outer corner: it is the solution already.
  public typealias Place = GroupMeasurement.Leaf

  /// The places, one for each data item of a group, in order.
  public var places: [Place]

  /// Makes the plan of a custom group.
  public init(places: [Place]) { self.places = places }
}
