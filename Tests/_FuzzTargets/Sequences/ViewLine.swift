import LayoutCore

/// A view on some content along its scroll axis, in whole pixels, as arithmetic of its own: not
/// what the engine goes by.
struct ViewLine {
  private let viewport: Frame
  private let isSideways: Bool
  private let isMirrored: Bool
  private let scale: Double
  /// The length of the content.
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

  /// Where a frame starts and ends in the view, counted from where the view starts.
  func place(of frame: Frame) -> Range<Int> {
    let near = pixels(isSideways ? frame.x : frame.y) - offset
    let length = pixels(isSideways ? frame.width : frame.height)
    let start = isMirrored ? viewLength - near - length : near
    return start..<start + length
  }

  /// How far the view has been scrolled, from the left or from the top.
  var offset: Int { pixels(isSideways ? viewport.x : viewport.y) }

  /// The length of the view.
  var viewLength: Int { pixels(isSideways ? viewport.width : viewport.height) }

  /// The largest offset.
  var lastOffset: Int { max(0, contentLength - viewLength) }

  /// How much of the content comes before the view.
  var before: Int { isMirrored ? contentLength - offset - viewLength : offset }

  /// How much of the content comes after the view.
  var after: Int { contentLength - before - viewLength }

  /// The view at another offset, in pixels.
  func moved(to offset: Double) -> Frame {
    var frame = viewport
    if isSideways { frame.x = offset / scale } else { frame.y = offset / scale }
    return frame
  }

  private func pixels(_ points: Double) -> Int {
    Int((points * scale).rounded(.toNearestOrAwayFromZero))
  }
}
