/// The final size of an element: whole pixels, and the same in points.
public struct PixelSize: Hashable, Sendable, BitwiseCopyable {
  /// The width in pixels.
  public let width: Int64
  /// The height in pixels.
  public let height: Int64
  /// The width in points.
  public let widthInPoints: Double
  /// The height in points.
  public let heightInPoints: Double

  /// Rounds a size to the nearest pixels, halves away from zero.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - grid: The pixels to round to.
  public init(_ size: Vector, grid: PixelGrid) {
    self.init(exact: grid.subpixels(size), grid: grid)
  }

  /// Rounds an exact size to the nearest pixels, halves away from zero.
  ///
  /// - Parameters:
  ///   - size: The exact size.
  ///   - grid: The pixels to round to.
  public init(exact size: SubpixelVector, grid: PixelGrid) {
    width = size.horizontal.roundedToPixels
    height = size.vertical.roundedToPixels
    widthInPoints = grid.points(pixels: width)
    heightInPoints = grid.points(pixels: height)
  }

  /// Makes a size of whole pixels.
  @inline(__always)
  init(width: Int64, height: Int64, grid: PixelGrid) {
    self.width = width
    self.height = height
    widthInPoints = grid.points(pixels: width)
    heightInPoints = grid.points(pixels: height)
  }

  /// The length along an axis, in pixels.
  subscript(axis: Axis) -> Int64 { axis == .horizontal ? width : height }
}
