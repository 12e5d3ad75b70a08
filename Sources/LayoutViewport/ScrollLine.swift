import LayoutCore

/// Positions along the scroll axis of some content, in whole pixels from where the content begins:
/// from its right edge where leading is right.
///
///     left to right   │0 ────────► item ────────────────│
///     right to left   │──────────────── item ◄──────── 0│
///
/// Scroll anchors and scroll targets are given by starts and ends, so both directions follow one
/// rule.
struct ScrollLine: Hashable, Sendable {
  private let axis: Axis
  private let grid: PixelGrid
  /// Whether the content starts at the right and scrolls to the left.
  let isMirrored: Bool
  /// The length of the content.
  let length: Int64

  /// The line of content of some length, in points.
  init(_ container: LayoutContainer, contentLength: Double) {
    axis = container.scrollAxis
    grid = container.grid
    isMirrored = container.isRightToLeft && axis == .horizontal
    length = grid.pixels(contentLength)
  }

  func points(_ position: Int64) -> Double { grid.points(pixels: position) }

  /// Where a frame in content coordinates starts.
  func start(of frame: Frame) -> Int64 {
    let near = grid.pixels(frame.start(axis))
    return isMirrored ? length - near - extent(of: frame) : near
  }

  /// Where a frame in content coordinates ends.
  func end(of frame: Frame) -> Int64 { start(of: frame) + extent(of: frame) }

  /// How long a frame is.
  func extent(of frame: Frame) -> Int64 { grid.pixels(frame.length(axis)) }

  /// The distance from the other end of the content to the far end of a view, in points: the start
  /// of a view with an offset, and the offset of a view with a start.
  func turned(_ distance: Double, length viewLength: Double) -> Double {
    isMirrored ? points(length) - distance - viewLength : distance
  }

  /// A position in points, on its pixel if it lies beside it by no more than a rounding error.
  func snapped(_ position: Double) -> Double {
    let whole = points(grid.pixels(position))
    return abs(whole - position) * grid.scale < 1e-6 ? whole : position
  }

  /// The offset of a view of some length with a given start: from the left or top edge, as views
  /// are scrolled.
  func offset(ofViewFrom start: Int64, length viewLength: Int64) -> Int64 {
    isMirrored ? length - start - viewLength : start
  }

  /// The last offset of a view of some length.
  func lastOffset(ofViewOf viewLength: Int64) -> Int64 { max(0, length - viewLength) }

  /// How far a view has been scrolled beyond its last offset.
  func distanceBeyondEnd(of view: Frame) -> Int64 {
    grid.pixels(view.start(axis)) - lastOffset(ofViewOf: extent(of: view))
  }
}

extension LayoutStrategy {
  /// Positions along the scroll axis.
  var scrollLine: ScrollLine {
    let container = input.container
    return ScrollLine(container, contentLength: contentSize[container.scrollAxis])
  }
}
