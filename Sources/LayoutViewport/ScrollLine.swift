import LayoutCore

/// A coordinate system along the scroll axis: positions are in whole pixels from the start of the
/// content.
///
/// In a mirrored layout, the content starts at its right edge.
///
///     left to right   │0 ────────► item ────────────────│
///     right to left   │──────────────── item ◄──────── 0│
///
/// Scroll anchors and scroll targets are expressed by starts and ends, so the same rules apply to
/// both directions.
struct ScrollLine: Hashable, Sendable {
  private let axis: Axis
  private let grid: PixelGrid
  /// Whether the content starts at the right and scrolls to the left.
  let isMirrored: Bool
  /// The length of the content, in pixels.
  let length: Int64

  /// Creates the coordinate system for content of the given length in a container, in points.
  init(_ container: LayoutContainer, contentLength: Double) {
    axis = container.scrollAxis
    grid = container.grid
    isMirrored = container.isRightToLeft && axis == .horizontal
    length = grid.pixels(contentLength)
  }

  func points(_ position: Int64) -> Double { grid.points(pixels: position) }

  /// Returns the position of a frame's start along the scroll axis, in pixels from the start of the
  /// content.
  func start(of frame: Frame) -> Int64 {
    let near = grid.pixels(frame.start(axis))
    return isMirrored ? length - near - extent(of: frame) : near
  }

  /// Returns the position of a frame's end along the scroll axis, in pixels from the start of the
  /// content.
  func end(of frame: Frame) -> Int64 { start(of: frame) + extent(of: frame) }

  /// Returns the length of a frame along the scroll axis, in pixels.
  func extent(of frame: Frame) -> Int64 { grid.pixels(frame.length(axis)) }

  /// Converts a view's scroll offset to its distance from the start of the content, or the reverse,
  /// in points.
  ///
  /// The two are equal unless the content is mirrored. In mirrored content, they add up to the
  /// length of the content minus the length of the view.
  func mirroredOffset(_ distance: Double, length viewLength: Double) -> Double {
    isMirrored ? points(length) - distance - viewLength : distance
  }

  /// Returns a position in points, snapped to a pixel boundary if the two differ by no more than a
  /// rounding error.
  func snapped(_ position: Double) -> Double {
    let whole = points(grid.pixels(position))
    return abs(whole - position) * grid.scale < 1e-6 ? whole : position
  }

  /// Returns the scroll offset of a view with the given start and length.
  ///
  /// Scroll offsets are measured from the left or top edge.
  func offset(ofViewFrom start: Int64, length viewLength: Int64) -> Int64 {
    isMirrored ? length - start - viewLength : start
  }

  /// Returns the largest scroll offset of a view of the given length, in pixels.
  func lastOffset(ofViewOf viewLength: Int64) -> Int64 { max(0, length - viewLength) }

  /// Returns the distance of a view beyond its maximum offset, in pixels; negative if the view has
  /// not reached that offset.
  func distanceBeyondEnd(of view: Frame) -> Int64 {
    grid.pixels(view.start(axis)) - lastOffset(ofViewOf: extent(of: view))
  }
}

extension LayoutStrategy {
  /// The coordinate system along the scroll axis of the content.
  var scrollLine: ScrollLine {
    let container = input.container
    return ScrollLine(container, contentLength: contentSize[container.scrollAxis])
  }
}
