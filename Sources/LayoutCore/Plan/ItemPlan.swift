/// Plan of one item of a layout: a leaf showing one data item, or a group of further items.
public struct ItemPlan: Hashable, Sendable {
  /// Content of an item: one data item, or a group.
  public enum Content: Hashable, Sendable {
    /// One data item.
    case leaf
    /// Items in a run along an axis.
    case run(RunPlan)
    /// Items at places of their own.
    case custom(CustomPlan)
  }

  /// The size of the item in its container.
  public var size: SizePlan
  /// A leaf's insets come off its frame after everything is placed; a group's shrink the room
  /// inside it.
  public var insets: Insets
  /// The free room around the item.
  public var edges: EdgeSpacing
  /// The item's content: a data item or a group.
  public var content: Content
  /// The supplementary items anchored to the item.
  public var supplementaries: [SupplementaryPlan]

  /// Makes the plan of an item.
  public init(
    size: SizePlan, insets: Insets = .zero, edges: EdgeSpacing = .none, content: Content = .leaf,
    supplementaries: [SupplementaryPlan] = []
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.content = content
    self.supplementaries = supplementaries
  }

  /// Whether the item shows one data item.
  var isLeaf: Bool {
    if case .leaf = content { true } else { false }
  }
}
