/// A pair of lengths in points, one for each axis: a size, an offset or a position.
///
/// The horizontal component runs from leading to trailing; right-to-left layouts are mirrored only
/// when `FrameWriter` writes the frames.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
  /// The length along the horizontal axis, in points.
  public var horizontal: Double
  /// The length along the vertical axis, in points.
  public var vertical: Double

  /// The vector whose components are both zero.
  public static let zero = Vector(horizontal: 0, vertical: 0)

  /// Creates a vector from its two components, in points.
  @inlinable
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a vector from its components along an axis and perpendicular to it, in points.
  @inlinable
  public init(along axis: Axis, _ along: Double, across: Double) {
    self =
      axis == .horizontal
      ? Vector(horizontal: along, vertical: across)
      : Vector(horizontal: across, vertical: along)
  }

  /// The component along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// Returns the sum of two vectors, component by component.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(horizontal: a.horizontal + b.horizontal, vertical: a.vertical + b.vertical)
  }

  /// Returns the difference of two vectors, component by component.
  @inlinable
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(horizontal: a.horizontal - b.horizontal, vertical: a.vertical - b.vertical)
  }
}
