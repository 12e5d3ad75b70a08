/// The plan of a supplementary item anchored to an item or a group, such as a badge or a check
/// mark.
public struct SupplementaryPlan: Hashable, Sendable {
  /// The element kind under which the element's views are registered.
  public var kind: String
  /// The size of the element.
  ///
  /// Fractions refer to the item the element is anchored to, or to the container of the group.
  public var size: SizePlan
  /// The insets applied to the element's final frame.
  public var insets: Insets
  /// The anchor point on the host, which is an item or a group.
  public var container: AnchorPlan
  /// The point of the element's own frame that is placed on the host's anchor point.
  public var item: AnchorPlan
  /// The drawing order among overlapping elements; higher values are in front.
  public var zIndex: Int

  /// Creates the plan of a supplementary item.
  ///
  /// - Parameters:
  ///   - kind: The element kind under which the element's views are registered.
  ///   - size: The element's width and height; fractions refer to the item the element is anchored
  ///     to, or to the container of the group.
  ///   - insets: The insets applied to the element's final frame, in points.
  ///   - container: The point of the host's frame to place the element on; the host is an item or a
  ///     group.
  ///   - item: The point of the element's own frame to place on the host's anchor point; `nil` for
  ///     the same point as on the host.
  ///   - zIndex: The drawing order among overlapping elements; higher values are in front.
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

/// An anchor of a supplementary item: a point of a frame, moved by an offset.
public struct AnchorPlan: Hashable, Sendable {
  /// The point of the frame where ``offset`` is measured.
  public var point: AlignmentPair
  /// The offset of the anchor, in points or, if ``isFractional``, as fractions of the supplementary
  /// item's own size.
  public var offset: Vector
  /// Whether ``offset`` is given as fractions of the supplementary item's own size.
  public var isFractional: Bool

  /// Creates an anchor whose offset is given in points or, if `isFractional` is `true`, as
  /// fractions of the supplementary item's own size.
  public init(point: AlignmentPair, offset: Vector = .zero, isFractional: Bool = false) {
    self.point = point
    self.offset = offset
    self.isFractional = isFractional
  }

  /// Returns how far the anchor moves an item of a given size, in points.
  func distance(for size: Vector) -> Vector {
    guard isFractional else { return offset }
    return Vector(
      horizontal: offset.horizontal * size.horizontal, vertical: offset.vertical * size.vertical)
  }

  /// Returns how far the anchor moves an item for each point of the item's length along an axis.
  func distance(perLength axis: Axis) -> Double { isFractional ? offset[axis] : 0 }
}
