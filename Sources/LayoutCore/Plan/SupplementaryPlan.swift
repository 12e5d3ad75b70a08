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

/// Anchor of a supplementary item: a point of a frame, moved by an offset.
public struct AnchorPlan: Hashable, Sendable {
  /// The point before it is moved.
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

  /// How far the anchor moves an item for each point that it is longer along an axis.
  func distance(perLength axis: Axis) -> Double { isFractional ? offset[axis] : 0 }
}
