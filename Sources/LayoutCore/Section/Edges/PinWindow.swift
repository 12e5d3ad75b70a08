/// The visible range of the content along the scroll axis, used to place pinned boundary items.
package struct PinWindow: Sendable {
  /// The start of the visible range along the scroll axis.
  let start: Subpixels
  /// The end of the visible range along the scroll axis.
  let end: Subpixels
  /// The visible rectangle of the content, in points.
  let bounds: Frame

  /// The amount added to the z-index of an item while it is pinned and in view.
  package static let lift = 1_000_000_000

  /// Returns the z-index of an item while it is pinned and in view.
  ///
  /// - Parameter own: The z-index of the item when it is not pinned.
  /// - Returns: `own` plus ``lift``, or the largest integer if the sum overflows.
  static func zIndex(above own: Int) -> Int {
    // Behaviour 38
    let (sum, isTooHigh) = own.addingReportingOverflow(lift)
    return isTooHigh ? .max : sum
  }

  /// Creates a window from the visible rectangle of the content; `nil` if `bounds` is `nil` or not
  /// finite.
  package init?(_ bounds: Frame?, axis: Axis, writer: FrameWriter) {
    guard let bounds, bounds.isFinite else { return nil }
    let range = writer.range(of: bounds, along: axis)
    start = writer.grid.subpixels(position: range.start)
    end = writer.grid.subpixels(position: range.end)
    self.bounds = bounds
  }

  /// Returns the start of a pinned item.
  ///
  /// The item moves from its natural position to stay in view, but not beyond its host.
  ///
  /// An item at the start of its host does not move beyond the end of the host's body, and an item
  /// at the end does not move beyond the start of the body. Space taken by items on the opposite
  /// side is not part of the body.
  ///
  /// - Parameters:
  ///   - natural: The start of the item when it is not pinned.
  ///   - length: The length of the item along the scroll axis.
  ///   - alignment: The alignment of the item in its host.
  ///   - host: The start and the end of the host's body along the scroll axis.
  /// - Returns: The start of the item along the scroll axis.
  func place(
    natural: Subpixels, length: Subpixels, alignment: Alignment,
    host: (start: Subpixels, end: Subpixels)
  ) -> Subpixels {
    // Behaviour 36
    switch alignment {
    case .start, .center:
      max(natural, min(start, host.end - length))
    case .end:
      min(natural, max(end - length, host.start))
    }
  }
}
