/// The plan of an item in a layout: a leaf that shows one data item, or a group of further items.
public struct ItemPlan: Hashable, Sendable {
  /// The content of an item: a data item or a group.
  public enum Content: Hashable, Sendable {
    /// A leaf for a single data item.
    case leaf
    /// A run of items along an axis.
    case run(RunPlan)
    /// Items with frames computed by the author of the layout.
    case custom(CustomPlan)
  }

  /// The dimensions of the item, which may be fractions of the container's dimensions.
  public var size: SizePlan
  /// The insets of the item.
  ///
  /// The insets of a leaf are applied to its frame after everything has been placed; the insets of
  /// a group shrink the space inside it.
  public var insets: Insets
  /// The space the item keeps free around itself.
  public var edges: EdgeSpacing
  /// The content of the item: a data item or a group.
  public var content: Content
  /// The supplementary items anchored to the item.
  public var supplementaries: [SupplementaryPlan]

  /// Creates the plan of a leaf or of a group.
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

  /// Whether the item shows a single data item.
  var isLeaf: Bool {
    if case .leaf = content { true } else { false }
  }
}
