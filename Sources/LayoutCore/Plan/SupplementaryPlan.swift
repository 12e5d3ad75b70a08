/// Supplementary item that is anchored to an item or a group: a badge, a check mark.
public struct SupplementaryPlan: Hashable, Sendable {
  /// The name that its views are registered under.
  public var kind: String
  /// Its size: fractions are of the item it is anchored to, or of the container of the group.
  public var size: SizePlan
  /// The insets that come off its frame in the end.
  public var insets: Insets
  /// The point of the host that it is anchored to.
  public var container: AnchorPlan
  /// The point of its own frame that lies there.
  public var item: AnchorPlan
  /// The order among the elements that overlap.
  public var zIndex: Int

  /// Makes the plan of a supplementary item.
  ///
  /// - Parameters:
  ///   - kind: The name that its views are registered under.
  ///   - size: Its size.
  ///   - insets: The insets that come off its frame in the end.
  ///   - container: The point of the host that it is anchored to.
  ///   - item: The point of its own frame that lies there; the same as that of the host if not
  ///     given.
  ///   - zIndex: The order among the elements that overlap.
  public init(
    kind: String, size: SizePlan, insets: Insets = .zero, container: AnchorPlan,
    item: AnchorPlan? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.container = container
    // Behaviour 42
    self.item = item ?? AnchorPlan(point: container.point)
    self.zIndex = zIndex
  }
}
