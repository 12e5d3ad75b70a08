/// A scroll range that is shorter than the content, for hosts that cannot scroll as far as the
/// content is long: browsers stop at some millions of points, narrow numbers round sooner.
///
///     content   0 ─────────────────────────────────────────────── 3,000,000,000 points
///     host      0 ──────────────────── 16,000,000 points
///
/// Ends belong to ends. Between them the host's offset is in proportion, and a step of the host is
/// taken as it is, point for point, by ``moved(from:by:)``: dragging the scroll bar jumps, a wheel
/// or a finger moves the content as usual.
package struct ScrollRange: Hashable, Sendable {
  /// How far the content can be scrolled, in points.
  package let contentRange: Double
  /// How far the host can be scrolled, in points.
  package let hostRange: Double

  /// Makes the range of a host.
  ///
  /// - Parameters:
  ///   - contentLength: The length of the content, in points.
  ///   - viewportLength: The length of the viewport, in points.
  ///   - limit: The longest content that the host can scroll, in points.
  package init(contentLength: Double, viewportLength: Double, limit: Double) {
    contentRange = max(0, contentLength - viewportLength)
    hostRange = max(0, min(contentLength, limit) - viewportLength)
  }

  /// The length of the content that the host is told, in points, for a viewport of some length.
  package func hostLength(viewportLength: Double) -> Double { hostRange + viewportLength }

  /// Whether the host scrolls the content as it is.
  package var isIdentity: Bool { hostRange == contentRange }

  /// Where the content has been scrolled to when the host has been.
  package func contentOffset(forHost offset: Double) -> Double {
    guard !isIdentity, hostRange > 0 else { return offset }
    if offset >= hostRange { return contentRange + (offset - hostRange) }
    return offset <= 0 ? offset : offset / hostRange * contentRange
  }

  /// Where the host has to be scrolled to for the content to be somewhere.
  package func hostOffset(forContent offset: Double) -> Double {
    guard !isIdentity, contentRange > 0 else { return offset }
    if offset >= contentRange { return hostRange + (offset - contentRange) }
    return offset <= 0 ? offset : offset / contentRange * hostRange
  }

  /// Where the content and the host are after a step of the host that is taken point for point.
  ///
  /// - Parameters:
  ///   - offset: Where the content has been scrolled to, in points.
  ///   - distance: How far the host moved, in points.
  /// - Returns: Where the content is, between its ends, and where the host has to be put for that.
  package func moved(
    from offset: Double, by distance: Double
  ) -> (contentOffset: Double, hostOffset: Double) {
    let content = min(max(0, offset + distance), contentRange)
    return (content, hostOffset(forContent: content))
  }
}
