/// What one section means: one group, repeated as often as its data items need.
///
/// Sections with equal plans share everything that is computed from them.
public struct SectionPlan: Hashable, Sendable {
  /// The group that repeats. Its content is never a leaf.
  public var group: ItemPlan
  /// The room around the groups, in points.
  public var insets: Insets
  /// The room between two groups, in points.
  public var interGroupSpacing: Double
  /// How the section's row scrolls across the layout, if it does.
  public var orthogonalScrolling: OrthogonalScrolling

  /// Makes the plan of a section.
  public init(
    group: ItemPlan, insets: Insets = .zero, interGroupSpacing: Double = 0,
    orthogonalScrolling: OrthogonalScrolling = .none
  ) {
    self.group = group
    self.insets = insets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrolling = orthogonalScrolling
  }
}
