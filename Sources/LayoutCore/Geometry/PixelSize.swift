/// The final size of an element, in whole pixels and in points.
public struct PixelSize: Hashable, Sendable, BitwiseCopyable {
  /// The width, in whole pixels.
  public private(set) var width: Int64
  /// The height, in whole pixels.
  public private(set) var height: Int64
  /// The width in points: `width` divided by the grid's scale, computed only once.
  public private(set) var widthInPoints: Double
  /// The height in points: `height` divided by the grid's scale, computed only once.
  public private(set) var heightInPoints: Double

  /// Creates a size by rounding a size in points to the nearest pixels, halves away from zero.
  ///
  /// - Parameters:
  ///   - size: The unrounded size, in points.
  ///   - grid: The grid of the display; it determines the pixels to round to and the conversion
  ///     back to points.
  public init(_ size: Vector, grid: PixelGrid) {
    self.init(exact: grid.subpixels(size), grid: grid)
  }

  /// Creates a size by rounding an exact size to the nearest pixels, halves away from zero.
  ///
  /// - Parameters:
  ///   - size: The unrounded size, in subpixels.
  ///   - grid: The grid of the display, for converting the pixels to points.
  public init(exact size: SubpixelVector, grid: PixelGrid) {
    width = size.horizontal.roundedToPixels
    height = size.vertical.roundedToPixels
    widthInPoints = grid.points(pixels: width)
    heightInPoints = grid.points(pixels: height)
  }

  /// Creates a size from whole pixels.
  @inline(__always)
  init(width: Int64, height: Int64, grid: PixelGrid) {
    self.width = width
    self.height = height
    widthInPoints = grid.points(pixels: width)
    heightInPoints = grid.points(pixels: height)
  }

  /// Sets the length along an axis.
  ///
  /// - Parameters:
  ///   - length: The exact length, to be rounded to the nearest pixel.
  ///   - axis: The axis along which the length changes.
  ///   - grid: The grid of the display, for converting the pixels to points.
  @inline(__always)
  mutating func setLength(_ length: Subpixels, along axis: Axis, grid: PixelGrid) {
    let pixels = length.roundedToPixels
    switch axis {
    case .horizontal: (width, widthInPoints) = (pixels, grid.points(pixels: pixels))
    case .vertical: (height, heightInPoints) = (pixels, grid.points(pixels: pixels))
    }
  }

  /// The length along an axis, in pixels.
  @inline(__always)
  subscript(axis: Axis) -> Int64 { axis == .horizontal ? width : height }
}
