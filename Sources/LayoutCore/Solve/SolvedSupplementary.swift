/// Supplementary item of a solved group, or of an item in it.
public struct SolvedSupplementary: Hashable, Sendable {
  /// The name its views are registered under.
  public let kind: String
  /// The first leaf of its host, an item or a group.
  public let firstLeaf: Int
  /// The exact offset from the group's leading top corner.
  public let origin: SubpixelVector
  /// The size before it is rounded to pixels.
  public let exactSize: SubpixelVector
  /// The final size.
  public let size: PixelSize
  /// The order among overlapping elements.
  public let zIndex: Int
  /// The axes decided by the content.
  public let estimatedAxes: AxisSet
  /// The origin's shift for each unit of additional length of the element.
  private let originShift: Vector

  /// Makes the place of an element exact.
  ///
  /// - Parameters:
  ///   - placed: The element in its place on its host.
  ///   - host: The offset of the host from the group's corner, in points.
  ///   - firstLeaf: The first leaf of the host.
  ///   - grid: The pixels of the display.
  init(_ placed: PlacedSupplementary, on host: Vector, firstLeaf: Int, grid: PixelGrid) {
    kind = placed.kind
    self.firstLeaf = firstLeaf
    origin = grid.subpixels(host + placed.origin)
    exactSize = grid.subpixels(placed.size)
    size = PixelSize(exact: exactSize, grid: grid)
    zIndex = placed.zIndex
    estimatedAxes = placed.estimatedAxes
    originShift = placed.originShift
  }

  private init(
    _ other: SolvedSupplementary, origin: SubpixelVector, exactSize: SubpixelVector,
    grid: PixelGrid
  ) {
    kind = other.kind
    firstLeaf = other.firstLeaf
    self.origin = origin
    self.exactSize = exactSize
    size = PixelSize(exact: exactSize, grid: grid)
    zIndex = other.zIndex
    estimatedAxes = other.estimatedAxes
    originShift = other.originShift
  }

  /// The place of the same element once its content has been measured: its anchor point stays.
  public func fitted(_ lengths: FittedLengths, grid: PixelGrid) -> SolvedSupplementary {
    var origin = origin
    var fitted = exactSize
    for axis in Axis.allCases where estimatedAxes.contains(axis) {
      guard let length = lengths[axis] else { continue }
      let growth = Double((length - exactSize[axis]).rawValue)
      origin[axis] += Subpixels(rawValue: Int64((growth * originShift[axis]).rounded()))
      fitted[axis] = length
    }
    return SolvedSupplementary(self, origin: origin, exactSize: fitted, grid: grid)
  }
}
