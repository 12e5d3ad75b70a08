/// The width and the height of an item; each may be absolute, fractional or estimated.
public struct SizePlan: Hashable, Sendable {
  /// The horizontal dimension: absolute, estimated or a fraction.
  public var width: Length
  /// The vertical dimension: absolute, estimated or a fraction.
  public var height: Length

  /// Creates a size from its two dimensions.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  public subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }

  /// Whether the longest sibling determines either dimension.
  var isUniformAcrossSiblings: Bool {
    width.isUniformAcrossSiblings || height.isUniformAcrossSiblings
  }

  /// The axes with a dimension that is estimated until the content has been measured.
  package var estimatedAxes: AxisSet {
    var axes: AxisSet = []
    if width.isEstimated { axes.insert(AxisSet(.horizontal)) }
    if height.isEstimated { axes.insert(AxisSet(.vertical)) }
    return axes
  }

  /// Returns both dimensions resolved against a container, in points.
  func resolved(in container: Vector, grid: PixelGrid) -> Vector {
    Vector(
      horizontal: width.resolved(in: container, grid: grid),
      vertical: height.resolved(in: container, grid: grid))
  }
}
