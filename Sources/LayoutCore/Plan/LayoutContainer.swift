/// Container of a layout: the room, the display and the direction.
public struct LayoutContainer: Hashable, Sendable {
  /// The size of the view, in points.
  public var size: Vector
  /// Pixels per point.
  public var displayScale: Double
  /// The scroll axis of the layout.
  public var scrollAxis: Axis
  /// Whether leading is right.
  public var isRightToLeft: Bool

  /// Makes a container; lengths are in points.
  public init(
    size: Vector, displayScale: Double = 1, scrollAxis: Axis = .vertical,
    isRightToLeft: Bool = false
  ) {
    self.size = size
    self.displayScale = displayScale
    self.scrollAxis = scrollAxis
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the view has any length across the scroll axis; otherwise nothing can be laid out.
  package var hasRoomAcross: Bool { size[scrollAxis.other] > 0 }

  /// The grid of the display's pixels, for rounding final frames.
  public var grid: PixelGrid { PixelGrid(scale: displayScale) }
}
