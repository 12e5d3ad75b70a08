/// Positions along the scroll axis of some content, in whole pixels from where the content begins:
/// from its right edge where leading is right.
///
///     left to right   │0 ────────► item ────────────────│
///     right to left   │──────────────── item ◄──────── 0│
///
/// Scroll anchors and scroll targets are given by starts and ends, so that both directions follow
/// one rule.
struct ScrollLine {
  private let axis: Axis
  private let grid: PixelGrid
  private let isMirrored: Bool
  /// The length of the content.
  let length: Int64

  /// The line of content of some size, in points.
  init(_ container: LayoutContainer, contentSize: Vector) {
    axis = container.scrollAxis
    grid = container.grid
    isMirrored = container.isRightToLeft && axis == .horizontal
    length = grid.pixels(contentSize[axis])
  }

  /// Where a frame in content coordinates starts.
  func start(of frame: Frame) -> Int64 {
    let near = grid.pixels(frame.start(axis))
    return isMirrored ? length - near - extent(of: frame) : near
  }

  /// Where a frame in content coordinates ends.
  func end(of frame: Frame) -> Int64 { start(of: frame) + extent(of: frame) }

  /// How long a frame is.
  func extent(of frame: Frame) -> Int64 { grid.pixels(frame.length(axis)) }

  /// The offset of a view of some length that starts somewhere: from the left or top edge, as views
  /// are scrolled.
  func offset(ofViewFrom start: Int64, length viewLength: Int64) -> Int64 {
    isMirrored ? length - start - viewLength : start
  }

  /// The last offset of a view of some length.
  func lastOffset(ofViewOf viewLength: Int64) -> Int64 { max(0, length - viewLength) }
}

extension LayoutStrategy {
  /// Positions along the scroll axis.
  var scrollLine: ScrollLine { ScrollLine(input.container, contentSize: contentSize) }
}
