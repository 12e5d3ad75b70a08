/// An element at an edge of a section or of the whole layout, such as a header, a footer or an
/// index.
public struct BoundaryPlan: Hashable, Sendable {
  /// The name of the element's kind, under which its views are registered.
  public var kind: String
  /// The size of the element.
  ///
  /// Fractions refer to the available room across the scroll axis, and to the whole view along it.
  public var size: SizePlan
  /// The insets applied to its final frame.
  public var insets: Insets
  /// The edges it is aligned to.
  public var alignment: AlignmentPair
  /// Its offset from the aligned position, in points.
  public var offset: Vector
  /// Whether it lies outside its host and extends the host's bounds.
  public var extendsBoundary: Bool
  /// Whether it stays in view while its host is in view.
  public var pinsToVisibleBounds: Bool
  /// The drawing order among overlapping elements.
  public var zIndex: Int

  /// Creates the plan of a boundary item.
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
