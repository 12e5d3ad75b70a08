/// A supplementary item of a solved group or of an item in it.
public struct SolvedSupplementary: Hashable, Sendable {
  /// The element kind under which the item's views are registered.
  public let kind: String
  /// The index of the first leaf in the item or group that the element is attached to.
  public let firstLeaf: Int
  /// The exact offset from the top leading corner of the group.
  public let origin: SubpixelVector
  /// The size before it is rounded to pixels.
  public let exactSize: SubpixelVector
  /// The final size, rounded to pixels.
  public let size: PixelSize
  /// The drawing order among overlapping elements; higher values are in front.
  public let zIndex: Int
  /// The axes along which the content determines the size.
  public let estimatedAxes: AxisSet
  /// The distance the origin moves along each axis when the element grows by one unit.
  private let originShift: Vector

  /// Creates a supplementary item by converting its position and its size from points to exact
  /// lengths.
  ///
  /// - Parameters:
  ///   - placed: The supplementary item with its position on its host, in points.
  ///   - host: The offset of the host, an item or a group, from the corner of the outermost group,
  ///     in points.
  ///   - firstLeaf: The index of the first leaf of the host.
  ///   - grid: The pixel grid of the display.
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

  /// Returns a copy of the element with the given measured lengths; the anchor point stays in
  /// place.
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
