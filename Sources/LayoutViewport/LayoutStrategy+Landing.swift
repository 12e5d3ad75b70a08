public import LayoutCore

/// Scrolling to an item of unknown size, among neighbours of unknown size.
extension LayoutStrategy {
  /// Finds the scroll offset for an item at its target, and measures the elements visible then.
  ///
  /// The items on the way are not measured: they keep their estimates, and do not move the item
  /// once it is in place.
  ///
  /// - Parameters:
  ///   - section: The index of the item's section.
  ///   - item: The index of the item.
  ///   - target: The item's target.
  ///   - viewport: The visible part of the content now, in points.
  ///   - measure: The size needed by the content of an element; see `settle(in:anchor:measure:)`.
  /// - Returns: Where the view has to be scrolled to and what it took, or `nil` if the item has no
  ///   frame.
  /// - Throws: `LayoutError` if a size is no number or the content gets too long.
  /// - Complexity: At most `roundLimit` times what settling costs.
  public mutating func scroll(
    toSection section: Int, item: Int, at target: ScrollTarget, in viewport: Frame,
    measure: (LayoutElement, AxisSet) -> Vector?
  ) throws(LayoutError) -> LandingReport? {
    guard frame(section: section, item: item) != nil else { return nil }
    let axis = input.container.scrollAxis
    var target = LandingTarget(target)
    var seen = viewport
    var report = LandingReport(
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

  /// The view's position for an item at its target, in pixels, within the ends of the content.
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

/// Result of scrolling to an item.
public struct LandingReport: Hashable, Sendable {
  /// Where the view has to be scrolled to, in points.
  public var offset: Vector
  /// How far the item is from where it was to be, in points; a distance forbidden by the ends of
  /// the content is no error.
  public var landingError: Double
  /// How often the place of the item was looked up again because sizes on the way had changed it.
  public var rounds: Int
  /// How many elements were measured.
  public var measured: Int
  /// Whether an end of the content kept the item from its place.
  public var isClamped: Bool
  /// Whether every element visible then has a size accepted by its content.
  public var isSettled: Bool
}

/// Scroll target of an item along one axis, its nearest end decided once: sizes measured on the way
/// would otherwise change it.
package struct LandingTarget {
  private let target: ScrollTarget
  private var way: Way?

  /// Way to the nearest place.
  private enum Way {
    /// No way: the largest possible part of the item is visible.
    case here
    /// On towards the trailing end of the content.
    case onwards
    /// Back towards its leading end, to an item that fits or does not.
    case back(fits: Bool)
  }

  /// Makes a target before anything is known of the item.
  package init(_ target: ScrollTarget) { self.target = target }

  /// The offset for an item at its target.
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
