/// The two dimensions of an item, each of its own kind.
public struct SizePlan: Hashable, Sendable {
  /// The dimension from left to right, absolute, estimated or a fraction.
  public var width: Length
  /// The dimension from top to bottom, absolute, estimated or a fraction.
  public var height: Length

  /// Makes a size from its two dimensions.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  public subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }

  /// Whether a dimension is the longest sibling's.
  var isUniformAcrossSiblings: Bool {
    width.isUniformAcrossSiblings || height.isUniformAcrossSiblings
  }

  /// The axes with an estimated dimension.
  package var estimatedAxes: AxisSet {
    var axes: AxisSet = []
    if width.isEstimated { axes.insert(AxisSet(.horizontal)) }
    if height.isEstimated { axes.insert(AxisSet(.vertical)) }
    return axes
  }

  /// Both dimensions resolved against a container, in points.
  func resolved(in container: Vector, grid: PixelGrid) -> Vector {
    Vector(
      horizontal: width.resolved(in: container, grid: grid),
      vertical: height.resolved(in: container, grid: grid))
  }
}
