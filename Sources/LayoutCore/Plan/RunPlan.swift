/// A run of items along an axis, cycling through a list of subitems.
public struct RunPlan: Hashable, Sendable {
  /// The rule that determines how many items a run holds.
  public enum Capacity: Hashable, Sendable {
    /// As many items as fit.
    case fitting
    /// As many items as fit, up to a maximum number.
    case atMost(Int)
    /// A fixed number of items that share the length equally, regardless of their own dimensions
    /// along the run.
    case equal(Int)
  }

  /// The axis along which the items follow one another.
  public var axis: Axis
  /// The items, in order; the list is repeated from the start when it ends.
  public var subitems: [ItemPlan]
  /// The rule that determines how many items the run holds.
  public var capacity: Capacity
  /// The spacing between adjacent items.
  public var spacing: Spacing

  /// Creates the plan of a run from its axis, its subitems, its capacity and its spacing.
  public init(
    axis: Axis, subitems: [ItemPlan], capacity: Capacity = .fitting, spacing: Spacing = .fixed(0)
  ) {
    self.axis = axis
    self.subitems = subitems
    self.capacity = capacity
    self.spacing = spacing
  }
}
