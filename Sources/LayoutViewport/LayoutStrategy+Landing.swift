public import LayoutCore

/// Methods that scroll to an item before its size and the sizes of its neighbours are known.
extension LayoutStrategy {
  /// Finds the scroll offset that brings an item to its target, and measures the elements visible
  /// there.
  ///
  /// The items in between are not measured. They keep their estimates, so the target item does not
  /// move once it is in place.
  ///
  /// - Parameters:
  ///   - section: The section of the item to scroll to.
  ///   - item: The position of the item in its section.
  ///   - target: The intended position of the item in the viewport.
  ///   - viewport: The currently visible part of the content, in points.
  ///   - measure: A closure returning the size needed by the content of an element; see
  ///     `settle(in:anchor:measure:)`.
  /// - Returns: The scroll offset and the work needed to find it, or `nil` if the item has no
  ///   frame.
  /// - Throws: `LayoutError` if a size is not a number or the content becomes too long.
  /// - Complexity: At most `roundLimit` times the cost of `settle(in:anchor:measure:)`.
  public mutating func scroll(
    toSection section: Int, item: Int, at target: ScrollTarget, in viewport: Frame,
    measure: (LayoutElement, AxisSet) -> Vector?
  ) throws(LayoutError) -> ScrollToItemReport? {
    guard frame(section: section, item: item) != nil else { return nil }
    let axis = input.container.scrollAxis
    var target = LandingTarget(target)
    var seen = viewport
    var report = ScrollToItemReport(
      offset: viewport.offset, landingError: 0, rounds: 0, measured: 0, isClamped: false,
      isSettled: false)
    while report.rounds < Self.roundLimit {
      report.rounds += 1
      guard let wanted = landing(section: section, item: item, at: &target, in: seen) else {
        break
      }
      if report.isSettled, wanted.offset == grid.pixels(seen.start(axis)) { break }
      seen.offset[axis] = grid.points(pixels: wanted.offset)
      let settled = try settle(
        in: seen, anchor: .item(section: section, item: item), measure: measure)
      seen.offset = settled.offset
      report.measured += settled.measured
      report.isSettled = settled.isSettled
    }
    if let wanted = landing(section: section, item: item, at: &target, in: seen) {
      report.landingError = abs(grid.points(pixels: wanted.offset - grid.pixels(seen.start(axis))))
      report.isClamped = wanted.isClamped
    }
    report.offset = seen.offset
    return report
  }

  /// Returns the scroll offset that brings an item to its target, in pixels, clamped to the ends of
  /// the content, or `nil` if the item has no frame.
  private func landing(
    section: Int, item: Int, at target: inout LandingTarget, in viewport: Frame
  ) -> (offset: Int64, isClamped: Bool)? {
    guard let frame = frame(section: section, item: item) else { return nil }
    let line = scrollLine
    let length = line.extent(of: viewport)
    let span = VisibleSpan(offset: Double(line.start(of: viewport)), length: Double(length))
    let wanted = target.offset(
      showing: VisibleSpan.ItemSpan(
        start: Double(line.start(of: frame)), end: Double(line.end(of: frame))), in: span)
    let offset = line.offset(ofViewFrom: Int64(wanted.rounded(.up)), length: length)
    let clamped = min(max(0, offset), line.lastOffset(ofViewOf: length))
    return (clamped, clamped != offset)
  }
}

/// The result of scrolling to an item, including the remaining distance from its target.
public struct ScrollToItemReport: Hashable, Sendable {
  /// The scroll offset that brings the item as close as possible to its target, in points.
  public var offset: Vector
  /// The distance of the item from its target, in points, not counting any distance that the ends
  /// of the content make unavoidable.
  public var landingError: Double
  /// The number of times the target offset was computed.
  ///
  /// The offset is computed again after measured sizes may have changed it.
  public var rounds: Int
  /// The total number of measurements taken to find the offset.
  public var measured: Int
  /// Whether the ends of the content prevented the item from reaching its target.
  public var isClamped: Bool
  /// Whether every element visible at the final offset has the size its content requested.
  public var isSettled: Bool
}

/// The scroll target of an item along one axis.
///
/// For the target `.nearest`, the direction is chosen only once, as sizes measured later could
/// otherwise change the choice.
package struct LandingTarget {
  private let target: ScrollTarget
  private var way: Way?

  /// The direction of scrolling to the nearest offset that shows the item.
  private enum Way {
    /// No scrolling, because no other offset would show more of the item.
    case here
    /// Forwards, towards the trailing end of the content.
    case onwards
    /// Backwards, towards the leading end of the content.
    ///
    /// `fits` is `true` if the view is long enough for the item.
    case back(fits: Bool)
  }

  /// Creates a target whose direction has not been chosen yet.
  package init(_ target: ScrollTarget) { self.target = target }

  /// Returns the scroll offset that brings an item to its target.
  package mutating func offset(showing item: VisibleSpan.ItemSpan, in span: VisibleSpan) -> Double {
    guard target == .nearest else { return span.offset(showing: item, target) }
    let (start, end) = (span.offset(showing: item, .start), span.offset(showing: item, .end))
    let nearest = span.offset(showing: item, .nearest)
    if way == nil {
      way =
        nearest == span.offset
        ? .here : nearest > span.offset ? .onwards : .back(fits: end <= start)
    }
    // An item that turns out not to fit is visible from its start on.
    return switch way {
    case .onwards: min(start, end)
    case .back(let fits): fits ? start : max(start, end)
    case .here, nil: nearest
    }
  }
}
