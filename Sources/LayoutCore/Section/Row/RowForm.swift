/// A kind of row, and the conversion of its frames from pixels to points.
///
/// The compiler specialises row queries for each conforming type, so their loops never branch on
/// the kind of row.
protocol RowForm {
  /// The direction of the row: its groups follow one another along this axis.
  var axis: Axis { get }
  /// Whether every item starts inside the content.
  var startsInside: Bool { get }

  /// Returns the left edge of an element in points, given its leading edge and its width in pixels.
  func left(ofPixel leading: Int64, width: Int64) -> Double

  /// Returns the top edge of an element in points, given that edge in pixels.
  func top(ofPixel top: Int64) -> Double
}

extension RowForm {
  /// Moves a frame along the row so that it starts at the given edge, in points.
  @inline(__always)
  func move(_ frame: inout Frame, to edge: Double) {
    switch axis {
    case .horizontal: frame.x = edge
    case .vertical: frame.y = edge
    }
  }
}

/// A horizontal, unmirrored row whose items all start inside the content; see
/// ``RowColumns/isPlain``.
protocol PlainRow: RowForm {
  /// Converts a whole number of pixels to points.
  func points(pixels: Int64) -> Double
}

extension PlainRow {
  var axis: Axis {
    @inline(__always) get { .horizontal }
  }

  var startsInside: Bool {
    @inline(__always) get { true }
  }

  @inline(__always)
  func left(ofPixel leading: Int64, width: Int64) -> Double { points(pixels: leading) }

  @inline(__always)
  func top(ofPixel top: Int64) -> Double { points(pixels: top) }
}

/// A plain row on a grid whose number of pixels per point is a power of two.
struct ExactRow: PlainRow {
  let grid: PixelGrid

  @inline(__always)
  func points(pixels: Int64) -> Double { grid.points(pixels: pixels, by: .factor) }
}

/// A plain row on a grid whose number of pixels per point is not a power of two.
struct RoundedRow: PlainRow {
  let grid: PixelGrid

  @inline(__always)
  func points(pixels: Int64) -> Double { grid.points(pixels: pixels, by: .quotient) }
}

/// A row that is not plain, such as a vertical or mirrored row; see ``RowColumns/isPlain``.
struct AnyRow: RowForm {
  let axis: Axis
  let writer: FrameWriter

  var startsInside: Bool {
    @inline(__always) get { false }
  }

  @inline(__always)
  func left(ofPixel leading: Int64, width: Int64) -> Double {
    writer.grid.points(pixels: writer.left(ofPixel: leading, width: width))
  }

  @inline(__always)
  func top(ofPixel top: Int64) -> Double { writer.grid.points(pixels: top) }
}
