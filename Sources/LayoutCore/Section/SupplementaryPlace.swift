/// Where an element that hangs from a group, or from something in it, is.
public struct SupplementaryPlace: Hashable, Sendable {
  /// The exact offset from the group's leading top corner.
  public let origin: SubpixelVector
  /// The exact size.
  public let exactSize: SubpixelVector
  /// The final size.
  public let size: PixelSize
  /// The order among the elements that overlap.
  public let zIndex: Int
  /// The axes along which the content decides the size.
  public let estimatedAxes: AxisSet
  /// How far the origin moves for each unit that the element is longer.
  private let originShift: Vector

  /// Makes the place of an element exact.
  init(_ supplementary: GroupMeasurement.Supplementary, grid: PixelGrid) {
    self.init(
      origin: grid.subpixels(supplementary.origin), exactSize: grid.subpixels(supplementary.size),
      zIndex: supplementary.zIndex, estimatedAxes: supplementary.estimatedAxes,
      originShift: supplementary.originShift, grid: grid)
  }

  private init(
    origin: SubpixelVector, exactSize: SubpixelVector, zIndex: Int, estimatedAxes: AxisSet,
    originShift: Vector, grid: PixelGrid
  ) {
    self.origin = origin
    self.exactSize = exactSize
    size = PixelSize(exact: exactSize, grid: grid)
    self.zIndex = zIndex
    self.estimatedAxes = estimatedAxes
    self.originShift = originShift
  }

  /// The place of the same element once its content has been measured: it still hangs by the same
  /// point.
  public func fitted(_ lengths: FittedLengths, grid: PixelGrid) -> SupplementaryPlace {
    var origin = origin
    var fitted = exactSize
    for axis in Axis.allCases where estimatedAxes.contains(axis) {
      guard let length = lengths[axis] else { continue }
      let growth = Double((length - exactSize[axis]).rawValue)
      origin[axis] += Subpixels(rawValue: Int64((growth * originShift[axis]).rounded()))
      fitted[axis] = length
    }
    return SupplementaryPlace(
      origin: origin, exactSize: fitted, zIndex: zIndex, estimatedAxes: estimatedAxes,
      originShift: originShift, grid: grid)
  }
}
