/// An element at an edge of a section or of the whole layout: a header, a footer, an index.
public struct BoundaryPlan: Hashable, Sendable {
  /// The name its views are registered under.
  public var kind: String
  /// Its size: fractions are of the room across the scroll axis and of the whole view along it.
  public var size: SizePlan
  /// The insets taken off its final frame.
  public var insets: Insets
  /// The edges it is aligned to.
  public var alignment: AlignmentPair
  /// Its distance from there, in points.
  public var offset: Vector
  /// Whether it lies outside of its host and extends it.
  public var extendsBoundary: Bool
  /// Whether it stays in view while its host does.
  public var pinsToVisibleBounds: Bool
  /// The order among overlapping elements.
  public var zIndex: Int

  /// Makes the plan of a boundary item.
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
