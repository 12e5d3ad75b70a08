/// A rectangle in content coordinates, in points: the frame of an element or the rectangle of a
/// query.
///
/// `x` grows to the right and `y` downwards, regardless of the layout direction. A frame takes 32
/// bytes, like a `CGRect`.
@frozen
public struct Frame: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// An empty rectangle at the origin.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top left corner and its size, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points.
  @inlinable
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  @inlinable
  public var maxY: Double { y + height }

  /// Whether the rectangle has no area.
  @inlinable
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns whether two rectangles overlap; touching edges do not count.
  ///
  /// A rectangle without area intersects nothing.
  @inlinable
  public func intersects(_ other: Frame) -> Bool {
    // The sizes are checked as well, because an empty rectangle inside the other would pass the
    // comparisons of the edges.
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
      && !isEmpty && !other.isEmpty
  }

  /// Returns the start and the end of the rectangle along an axis.
  @inline(__always)
  func edges(along axis: Axis) -> (least: Double, most: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }

  /// Returns whether two rectangles overlap along an axis; touching edges do not count.
  @inline(__always)
  func overlaps(_ other: Frame, along axis: Axis) -> Bool {
    let (least, most) = other.edges(along: axis)
    return overlaps(least, most, along: axis)
      && (axis == .horizontal ? other.width : other.height) > 0
  }

  /// Returns whether the rectangle overlaps a non-empty range along an axis.
  @inline(__always)
  func overlaps(_ least: Double, _ most: Double, along axis: Axis) -> Bool {
    // Most tested frames start inside the range, so their ends need not be computed.
    axis == .horizontal
      ? width > 0 && x < most && (least < x || least < maxX)
      : height > 0 && y < most && (least < y || least < maxY)
  }

  /// Returns whether the rectangle lies inside another rectangle along an axis.
  @inline(__always)
  func isInside(_ other: Frame, along axis: Axis) -> Bool {
    axis == .horizontal
      ? other.x <= x && maxX <= other.maxX : other.y <= y && maxY <= other.maxY
  }

  /// Returns whether two rectangles share at least one point, even if only their edges touch or a
  /// rectangle has no area.
  public func touches(_ other: Frame) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// Returns whether another rectangle lies inside this one; edges may touch.
  @inlinable
  public func contains(_ other: Frame) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Returns the intersection of two rectangles, or a rectangle without area if they do not
  /// overlap.
  public func intersection(_ other: Frame) -> Frame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Frame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the rectangle moved by a distance along an axis, in points.
  @inlinable
  public func offset(along axis: Axis, by distance: Double) -> Frame {
    axis == .horizontal
      ? Frame(x: x + distance, y: y, width: width, height: height)
      : Frame(x: x, y: y + distance, width: width, height: height)
  }

  /// Whether the position and the size are finite.
  public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
