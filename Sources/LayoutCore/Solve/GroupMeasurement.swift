/// The solution of one group instance: its size and where its leaves are.
///
/// All instances of a group in one section, and in all sections that mean the same, share one
/// measurement.
public struct GroupMeasurement: Hashable, Sendable {
  /// Where one data item of the group is.
  public struct Leaf: Hashable, Sendable {
    /// The offset from the group's outer corner, leading and top, in points, not rounded.
    public var origin: Vector
    /// The size in points, not rounded, the item's own insets taken off.
    public var size: Vector
    /// The order among the elements that overlap.
    public var zIndex: Int
    /// The axes along which the content decides the size.
    public var estimatedAxes: AxisSet

    /// Makes a leaf.
    public init(
      origin: Vector, size: Vector, zIndex: Int = 0, estimatedAxes: AxisSet = []
    ) {
      self.origin = origin
      self.size = size
      self.zIndex = zIndex
      self.estimatedAxes = estimatedAxes
    }
  }

  /// Where an element that hangs from the group, or from something in it, is.
  public struct Supplementary: Hashable, Sendable {
    /// What it is.
    public var kind: String
    /// The offset from the group's outer corner, leading and top, in points, not rounded.
    public var origin: Vector
    /// The size in points, not rounded.
    public var size: Vector
    /// The order among the elements that overlap.
    public var zIndex: Int
    /// The axes along which the content decides the size.
    public var estimatedAxes: AxisSet
    /// How far the origin moves for each point that the element is longer.
    public var originShift: Vector
  }

  /// The size of the group, its insets included, in points.
  public var size: Vector
  /// The data items of the group in order, depth first.
  ///
  /// Empty where the group has no room.
  public var leaves: [Leaf]

  /// What hangs from the group and from what is in it: a group's own before those of its items, so
  /// that those of a group that is not full are the first ones of a full group.
  public var supplementaries: [Supplementary]

  /// Makes a measurement.
  public init(size: Vector, leaves: [Leaf], supplementaries: [Supplementary] = []) {
    self.size = size
    self.leaves = leaves
    self.supplementaries = supplementaries
  }
}
