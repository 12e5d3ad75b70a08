import LayoutCore

extension LayoutContainer {
  /// Returns the viewport extended by one screen at both ends, within the content.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - contentSize: The size of the content, in points.
  /// - Returns: The extended viewport, in points.
  func surroundings(of viewport: Frame, over contentSize: Vector) -> Frame {
    var wide = viewport
    if scrollAxis == .vertical {
      wide.y -= viewport.height
      wide.height *= 3
    } else {
      wide.x -= viewport.width
      wide.width *= 3
    }
    return wide.intersection(
      Frame(
        x: 0, y: 0, width: max(contentSize.horizontal, viewport.width),
        height: max(contentSize.vertical, viewport.height)))
  }
}
