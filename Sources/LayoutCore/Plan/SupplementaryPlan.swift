/// Supplementary item anchored to an item or a group: a badge, a check mark.
public struct SupplementaryPlan: Hashable, Sendable {
  /// The name its views are registered under.
  public var kind: String
  /// Its size: fractions are of the item it is anchored to, or of the container of the group.
  public var size: SizePlan
  /// The insets taken off its final frame.
  public var insets: Insets
  /// The host's anchor point.
  public var container: AnchorPlan
  /// The point of its own frame placed there.
  public var item: AnchorPlan
  /// The order among overlapping elements.
  public var zIndex: Int

  /// Makes the plan of a supplementary item.
  ///
  /// - Parameters:
  ///   - kind: The name its views are registered under.
  ///   - size: Its size.
  ///   - insets: The insets taken off its final frame.
  ///   - container: The host's anchor point.
  ///   - item: The point of its own frame placed there; the host's if not given.
  ///   - zIndex: The order among overlapping elements.
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

/// Anchor of a supplementary item: a point of a frame, moved by an offset.
public struct AnchorPlan: Hashable, Sendable {
  /// The unmoved point.
  public var point: AlignmentPair
  /// How far it is moved: in points, or in parts of the supplementary item's own size.
  public var offset: Vector
  /// Whether ``offset`` is in parts of the supplementary item's own size.
  public var isFractional: Bool

  /// Makes an anchor; an offset is in points, or in lengths of the element if fractional.
  public init(point: AlignmentPair, offset: Vector = .zero, isFractional: Bool = false) {
    self.point = point
    self.offset = offset
    self.isFractional = isFractional
  }

  /// How far the anchor moves an item of some size, in points.
  func distance(for size: Vector) -> Vector {
    guard isFractional else { return offset }
    return Vector(
      horizontal: offset.horizontal * size.horizontal, vertical: offset.vertical * size.vertical)
  }

  /// The anchor's move of an item for each point of the item's length along an axis.
  func distance(perLength axis: Axis) -> Double { isFractional ? offset[axis] : 0 }
}
