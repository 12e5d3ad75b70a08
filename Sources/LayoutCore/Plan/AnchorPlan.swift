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
