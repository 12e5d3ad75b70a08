/// Where a view has been scrolled to, in whole pixels: for differences that are exact however far
/// the view is from the start.
///
/// A `Double` says positions to the pixel up to 2⁵³ pixels, but the difference of two of them in
/// points is only as exact as their last digit.
struct PixelOffset: Hashable, Sendable {
  let horizontal: Int64
  let vertical: Int64
  let grid: PixelGrid

  /// Rounds an offset in points to pixels.
  init(_ offset: Vector, grid: PixelGrid) {
    horizontal = grid.pixels(offset.horizontal)
    vertical = grid.pixels(offset.vertical)
    self.grid = grid
  }

  /// The offset in pixels along an axis.
  subscript(axis: Axis) -> Int64 { axis == .horizontal ? horizontal : vertical }
}

extension PixelGrid {
  /// The number of whole pixels nearest to a position in points.
  func pixels(_ points: Double) -> Int64 { subpixelsOfPosition(points).roundedToPixels }

  /// A position in points, which may be beyond the longest single length.
  private func subpixelsOfPosition(_ points: Double) -> Subpixels {
    let pixels = (points * scale).rounded(.toNearestOrAwayFromZero)
    guard pixels.isFinite, abs(pixels) < 0x1p38 else { return subpixels(points) }
    return Subpixels(rawValue: Int64(pixels) << 24)
  }
}

extension Frame {
  /// Where a frame with whole pixels is in a view that has been scrolled, in points from the view's
  /// top left corner: exact, however far the view is from the start of the content.
  ///
  /// For hosts whose numbers are narrow: what is seen has small coordinates.
  ///
  /// - Parameters:
  ///   - offset: Where the view has been scrolled to, in points; taken to the nearest pixel.
  ///   - grid: The pixels of the display.
  /// - Returns: The same frame in the coordinates of the view.
  public func relative(to offset: Vector, grid: PixelGrid) -> Frame {
    Frame(
      x: grid.points(pixels: grid.pixels(x) - grid.pixels(offset.horizontal)),
      y: grid.points(pixels: grid.pixels(y) - grid.pixels(offset.vertical)), width: width,
      height: height)
  }

  /// The start along an axis, in points.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The length along an axis, in points.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The leading top corner of a view, in points.
  var offset: Vector {
    get { Vector(horizontal: x, vertical: y) }
    set {
      x = newValue.horizontal
      y = newValue.vertical
    }
  }
}
