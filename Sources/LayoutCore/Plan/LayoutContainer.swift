/// The container of a layout: the available space, the display scale, the scroll axis and the
/// layout direction.
public struct LayoutContainer: Hashable, Sendable {
  /// The size of the view, in points.
  public var size: Vector
  /// The number of pixels per point.
  public var displayScale: Double
  /// The axis the content scrolls along.
  public var scrollAxis: Axis
  /// Whether the leading edge is the right edge.
  public var isRightToLeft: Bool

  /// Creates a container from a view's size in points, its display scale, its scroll axis and its
  /// layout direction.
  public init(
    size: Vector, displayScale: Double = 1, scrollAxis: Axis = .vertical,
    isRightToLeft: Bool = false
  ) {
    self.size = size
    self.displayScale = displayScale
    self.scrollAxis = scrollAxis
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the view has a positive length perpendicular to the scroll axis; otherwise nothing can
  /// be laid out.
  package var hasRoomAcross: Bool { size[scrollAxis.other] > 0 }

  /// The pixel grid of the display, for rounding final frames.
  public var grid: PixelGrid { PixelGrid(scale: displayScale) }
}
