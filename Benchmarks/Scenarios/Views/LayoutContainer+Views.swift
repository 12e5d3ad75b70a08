package import LayoutCore

/// Views of content that scrolls down or sideways: the suite's only conversion of a distance from
/// the content's start into the offset of a view.
///
///     down, left to right   │0 ──── start ────► view ────────│
///     right to left         │─────── view ◄──── start ──── 0│
extension LayoutContainer {
  /// Whether content begins at the edge farthest from offset 0.
  private var isMirrored: Bool { isRightToLeft && scrollAxis == .horizontal }

  /// How far the view can be scrolled over content, in points.
  package func scrollRange(over contentSize: Vector) -> Double {
    max(0, contentSize[scrollAxis] - size[scrollAxis])
  }

  /// The view at a distance from the start of content.
  ///
  /// - Parameters:
  ///   - start: The distance in points; negative where the view is held before the content.
  ///   - contentSize: The size of the content, in points.
  /// - Returns: The view, in content coordinates.
  package func viewport(from start: Double, over contentSize: Vector) -> Frame {
    var view = Frame.zero
    view.size = size
    view.offset[scrollAxis] = isMirrored ? scrollRange(over: contentSize) - start : start
    return view
  }

  /// A distance in points, rounded to whole pixels as scroll views round their resting offsets.
  package func wholePixels(_ points: Double) -> Double {
    Double(ScreenPlace.pixels(points, displayScale)) / displayScale
  }

  /// The distance from where content begins to where a frame begins, in points.
  package func start(of frame: Frame, over contentSize: Vector) -> Double {
    let near = frame.start(scrollAxis)
    return isMirrored ? contentSize[scrollAxis] - near - frame.length(scrollAxis) : near
  }

  /// The distance in pixels from where content begins to where a view begins.
  ///
  /// Content may end between two pixels, and begins on one all the same.
  func startPixels(of view: Frame, over contentSize: Vector) -> Int64 {
    var content = Frame.zero
    content.size = contentSize
    return pixels(from: content, to: view)
  }

  /// The distance in pixels from where a view begins to where a frame begins.
  ///
  /// The size of the content plays no part, so a wrong one hides nothing.
  func pixels(from view: Frame, to frame: Frame) -> Int64 {
    let near =
      ScreenPlace.pixels(frame.start(scrollAxis), displayScale)
      - ScreenPlace.pixels(view.start(scrollAxis), displayScale)
    return isMirrored ? pixels(of: view) - pixels(of: frame) - near : near
  }

  /// The length of a frame along the scroll axis, in pixels.
  func pixels(of frame: Frame) -> Int64 {
    ScreenPlace.pixels(frame.length(scrollAxis), displayScale)
  }

  /// The offset of a view whose content has moved away from its start by some pixels, within the
  /// ends of the content, and the unlimited offset, both in pixels.
  func corrected(
    _ view: Frame, by distance: Int64, over contentSize: Vector
  ) -> (wanted: Int64, offset: Int64) {
    let offset = ScreenPlace.pixels(view.start(scrollAxis), displayScale)
    let length = ScreenPlace.pixels(contentSize[scrollAxis], displayScale)
    let last = max(0, length - pixels(of: view))
    let wanted = min(max(0, offset + (isMirrored ? -distance : distance)), max(last, offset))
    return (wanted, offset)
  }
}
