public import LayoutCore

/// Conversions between distances from the start of the content and offsets of a view, for content
/// with a vertical or horizontal scroll axis.
///
/// Apart from the engine and its views, only this extension makes these conversions.
///
///     down, left to right   │0 ──── start ────► view ────────│
///     right to left         │─────── view ◄──── start ──── 0│
extension LayoutContainer {
  /// Whether the content begins at the right edge.
  @inlinable package var isMirrored: Bool { isRightToLeft && scrollAxis == .horizontal }

  /// Returns the maximum scrolling distance of the content, in points.
  @inlinable package func scrollRange(over contentSize: Vector) -> Double {
    max(0, contentSize[scrollAxis] - size[scrollAxis])
  }

  /// Returns the visible rectangle at a distance from the start of the content.
  ///
  /// - Parameters:
  ///   - start: The distance in points; negative if the view is pulled beyond the start of the
  ///     content.
  ///   - contentSize: The size of the content, in points.
  /// - Returns: The visible rectangle, in content coordinates.
  @inlinable package func viewport(from start: Double, over contentSize: Vector) -> Frame {
    var view = Frame.zero
    view.size = size
    view.offset[scrollAxis] = isMirrored ? scrollRange(over: contentSize) - start : start
    return view
  }

  /// Returns a distance in points, rounded to whole pixels like the resting offset of a scroll
  /// view.
  package func wholePixels(_ points: Double) -> Double {
    Double(pixels(points)) / displayScale
  }

  /// Returns the distance from the start of the content to the start of a frame, in points.
  package func start(of frame: Frame, over contentSize: Vector) -> Double {
    let near = frame.start(scrollAxis)
    return isMirrored ? contentSize[scrollAxis] - near - frame.length(scrollAxis) : near
  }

  /// Returns the distance from the start of the content to the start of a view's rectangle, in
  /// pixels.
  ///
  /// Content always starts on a pixel boundary, but may end between two pixels.
  package func startPixels(of view: Frame, over contentSize: Vector) -> Int64 {
    var content = Frame.zero
    content.size = contentSize
    return pixels(from: content, to: view)
  }

  /// Returns the distance from the start of a view's rectangle to the start of a frame, in pixels.
  ///
  /// The result does not depend on the size of the content, so a wrong size cannot conceal an
  /// error.
  package func pixels(from view: Frame, to frame: Frame) -> Int64 {
    let near = pixels(frame.start(scrollAxis)) - pixels(view.start(scrollAxis))
    return isMirrored ? pixels(of: view) - pixels(of: frame) - near : near
  }

  /// Returns the distance from the end of a view's rectangle to the end of a frame, in pixels;
  /// positive if the frame ends later.
  func endPixels(from view: Frame, to frame: Frame) -> Int64 {
    pixels(from: view, to: frame) + pixels(of: frame) - pixels(of: view)
  }

  /// Returns the length of a frame along the scroll axis, in pixels.
  package func pixels(of frame: Frame) -> Int64 { pixels(frame.length(scrollAxis)) }

  /// Converts a length in points to whole pixels.
  package func pixels(_ points: Double) -> Int64 {
    Int64((points * displayScale).rounded(.toNearestOrAwayFromZero))
  }

  /// Returns the offset that compensates for a movement of the content, and the current offset,
  /// both in pixels.
  ///
  /// The new offset is clamped to the ends of the content.
  func corrected(
    _ view: Frame, by distance: Int64, over contentSize: Vector
  ) -> (wanted: Int64, offset: Int64) {
    let offset = pixels(view.start(scrollAxis))
    let length = pixels(contentSize[scrollAxis])
    let last = max(0, length - pixels(of: view))
    let wanted = min(max(0, offset + (isMirrored ? -distance : distance)), max(last, offset))
    return (wanted, offset)
  }
}
