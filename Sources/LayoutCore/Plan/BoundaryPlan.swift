/// An element at an edge of a section or of the whole layout, such as a header, a footer or an
/// index.
public struct BoundaryPlan: Hashable, Sendable {
  /// The element kind under which the element's views are registered.
  public var kind: String
  /// The size of the element.
  ///
  /// Perpendicular to the scroll axis, fractions refer to the available space; along it, to the
  /// whole view.
  public var size: SizePlan
  /// The insets applied to the element's final frame.
  public var insets: Insets
  /// The corner or edge of the section, or of the whole layout, that the element aligns with.
  public var alignment: AlignmentPair
  /// The offset of the element from its aligned position, in points.
  public var offset: Vector
  /// Whether the element lies outside its host and extends the host's bounds.
  ///
  /// The host is the element's section or, for a boundary element of the whole layout, the layout.
  public var extendsBoundary: Bool
  /// Whether the element stays in view while any part of its section, or of the whole layout, is in
  /// view.
  public var pinsToVisibleBounds: Bool
  /// The drawing order among overlapping elements; higher values are in front.
  public var zIndex: Int

  /// Creates the plan of a header, a footer or another boundary item.
  public init(
    kind: String, size: SizePlan, insets: Insets = .zero, alignment: AlignmentPair,
    offset: Vector = .zero, extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }
}
