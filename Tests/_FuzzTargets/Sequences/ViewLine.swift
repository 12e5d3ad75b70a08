import LayoutCore

/// A view of some content along its scroll axis, in whole pixels, with arithmetic independent of
/// the engine's.
struct ViewLine {
  private let viewport: Frame
  private let isSideways: Bool
  private let isMirrored: Bool
  private let scale: Double
  /// The length of the content, in pixels.
  let contentLength: Int

  init(_ strategy: some LayoutStrategy, _ viewport: Frame) {
    let container = strategy.input.container
    self.viewport = viewport
    isSideways = container.scrollAxis == .horizontal
    isMirrored = isSideways && container.isRightToLeft
    scale = container.displayScale
    let size = strategy.contentSize
    contentLength = Int(((isSideways ? size.horizontal : size.vertical) * scale).rounded())
  }

  /// Returns the range occupied by a frame, counted from the start of the view.
  func place(of frame: Frame) -> Range<Int> {
    let near = pixels(isSideways ? frame.x : frame.y) - offset
    let length = pixels(isSideways ? frame.width : frame.height)
    let start = isMirrored ? viewLength - near - length : near
    return start..<start + length
  }

  /// The scroll offset of the view, from the left or from the top.
  var offset: Int { pixels(isSideways ? viewport.x : viewport.y) }

  /// The length of the view.
  var viewLength: Int { pixels(isSideways ? viewport.width : viewport.height) }

  /// The largest offset.
  var lastOffset: Int { max(0, contentLength - viewLength) }

  /// The length of the content before the view.
  var before: Int { isMirrored ? contentLength - offset - viewLength : offset }

  /// The length of the content after the view.
  var after: Int { contentLength - before - viewLength }

  /// Returns the view at another offset, in pixels.
  func moved(to offset: Double) -> Frame {
    var frame = viewport
    if isSideways { frame.x = offset / scale } else { frame.y = offset / scale }
    return frame
  }

  private func pixels(_ points: Double) -> Int {
    Int((points * scale).rounded(.toNearestOrAwayFromZero))
  }
}
