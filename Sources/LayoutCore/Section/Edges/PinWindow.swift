/// Visible range of the content along the scroll axis, for pinned boundary items.
package struct PinWindow: Sendable {
  /// Where the view starts along the scroll axis.
  let start: Subpixels
  /// Where the view ends along the scroll axis.
  let end: Subpixels
  /// The visible part of the content, in final coordinates.
  let bounds: Frame

  /// The amount added to the order of an item while it is pinned and in view.
  package static let lift = 1_000_000_000

  /// The order of an item while it is pinned and in view.
  ///
  /// - Parameter own: The order of the item elsewhere.
  /// - Returns: ``lift`` more, or the highest there is.
  static func zIndex(above own: Int) -> Int {
    // Behaviour 38
    let (sum, isTooHigh) = own.addingReportingOverflow(lift)
    return isTooHigh ? .max : sum
  }

  /// Makes the window of the visible part of the content, if anything is to be pinned.
  package init?(_ bounds: Frame?, axis: Axis, writer: FrameWriter) {
    guard let bounds, bounds.isFinite else { return nil }
    let range = writer.range(of: bounds, along: axis)
    start = writer.grid.subpixels(position: range.start)
    end = writer.grid.subpixels(position: range.end)
    self.bounds = bounds
  }

  /// Where a pinned item goes: as near to its own place as the view allows, within its host.
  ///
  /// An item at the start gives way to the host's end and one at the end to the host's start; the
  /// room taken outside of the host by the items of the far side does not count as part of it.
  ///
  /// - Parameters:
  ///   - natural: The item's own place.
  ///   - length: The item's length.
  ///   - alignment: The item's end of the host.
  ///   - host: Where the host's body starts and ends.
  /// - Returns: Where the item starts.
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
