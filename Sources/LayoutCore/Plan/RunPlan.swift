/// A run of items along an axis, taken from a repeating list.
public struct RunPlan: Hashable, Sendable {
  /// How many items make a run.
  public enum Capacity: Hashable, Sendable {
    /// Items until the run is full.
    case fitting
    /// Items until the run is full, up to a number.
    case atMost(Int)
    /// A fixed number, sharing the length equally, whatever their own dimension along it.
    case equal(Int)
  }

  /// The axis of the run.
  public var axis: Axis
  /// The items, in order; the list starts again where it ends.
  public var subitems: [ItemPlan]
  /// How many items make a run.
  public var capacity: Capacity
  /// The room between two items.
  public var spacing: Spacing

  /// Makes the plan of a run.
  public init(
    axis: Axis, subitems: [ItemPlan], capacity: Capacity = .fitting, spacing: Spacing = .fixed(0)
  ) {
    self.axis = axis
    self.subitems = subitems
    self.capacity = capacity
    self.spacing = spacing
  }
}
