/// A pair of exact lengths, one for each axis.
public struct SubpixelVector: Hashable, Sendable, BitwiseCopyable {
  /// The length along the horizontal axis.
  public var horizontal: Subpixels
  /// The length along the vertical axis.
  public var vertical: Subpixels

  /// The vector whose components are both zero.
  public static let zero = SubpixelVector(horizontal: .zero, vertical: .zero)

  /// Creates a vector from its two components.
  @inlinable
  public init(horizontal: Subpixels, vertical: Subpixels) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a vector from its components along an axis and perpendicular to it.
  @inlinable
  public init(along axis: Axis, _ along: Subpixels, across: Subpixels) {
    self =
      axis == .horizontal
      ? SubpixelVector(horizontal: along, vertical: across)
      : SubpixelVector(horizontal: across, vertical: along)
  }

  /// The component along an axis.
  @inlinable
  public subscript(axis: Axis) -> Subpixels {
    @inline(__always)
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// Returns the sum of two vectors, component by component.
  @inlinable
  public static func + (a: SubpixelVector, b: SubpixelVector) -> SubpixelVector {
    SubpixelVector(horizontal: a.horizontal + b.horizontal, vertical: a.vertical + b.vertical)
  }

  /// Returns the difference of two vectors, component by component.
  @inlinable
  public static func - (a: SubpixelVector, b: SubpixelVector) -> SubpixelVector {
    SubpixelVector(horizontal: a.horizontal - b.horizontal, vertical: a.vertical - b.vertical)
  }
}
