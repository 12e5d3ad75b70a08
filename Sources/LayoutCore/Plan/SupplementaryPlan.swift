/// The plan of a supplementary item anchored to an item or a group, such as a badge or a check
/// mark.
public struct SupplementaryPlan: Hashable, Sendable {
  /// The element kind under which the element's views are registered.
  public var kind: String
  /// The size of the element.
  ///
  /// Fractions refer to the item the element is anchored to or, if it is anchored to a group, to
  /// the container of that group.
  public var size: SizePlan
  /// The insets applied to the element's final frame.
  public var insets: Insets
  /// The anchor on the item or group that the element is attached to.
  public var container: AnchorPlan
  /// The anchor on the element itself, which is placed on the ``container`` anchor.
  public var item: AnchorPlan
  /// The drawing order among overlapping elements; higher values are in front.
  public var zIndex: Int

  /// Creates the plan of a supplementary item.
  ///
  /// - Parameters:
  ///   - kind: The element kind under which the element's views are registered.
  ///   - size: The element's width and height; fractions refer to the item the element is anchored
  ///     to or, if it is anchored to a group, to the container of that group.
  ///   - insets: The insets applied to the element's final frame, in points.
  ///   - container: The anchor on the item or group that the element is attached to.
  ///   - item: The anchor on the element itself, which is placed on the `container` anchor; `nil`
  ///     for the same point as in `container`, without an offset.
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
  /// The point of the frame that ``offset`` is measured from.
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
