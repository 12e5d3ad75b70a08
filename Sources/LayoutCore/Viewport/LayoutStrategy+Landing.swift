/// Scrolling to an item of which neither the size nor that of its neighbours is known.
extension LayoutStrategy {
  /// Finds where the view has to be scrolled to for an item to be where it is wanted, and measures
  /// the elements that are visible then.
  ///
  /// The items on the way are not measured: they keep their estimates, which moves the item no more
  /// once it is in place.
  ///
  /// - Parameters:
  ///   - section: The index of the item's section.
  ///   - item: The index of the item.
  ///   - target: Where the item is to be.
  ///   - viewport: The visible part of the content now, in points.
  ///   - measure: The size that the content of an element needs; see
  ///     ``settle(in:anchor:measure:)``.
  /// - Returns: Where the view has to be scrolled to and what it took, or `nil` if the item has no
  ///   frame.
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long.
  /// - Complexity: At most ``roundLimit`` times what settling costs.
  public mutating func scroll(
    toSection section: Int, item: Int, at target: ScrollTarget, in viewport: Frame,
    measure: (LayoutElement, AxisSet) -> Vector?
  ) throws(LayoutError) -> LandingReport? {
    guard frame(section: section, item: item) != nil else { return nil }
    let axis = input.container.scrollAxis
    // Which end is nearest is decided once, by where the view came from.
    let end = target == .nearest ? nearestEnd(section: section, item: item, in: viewport) : target
    var seen = viewport
    var report = LandingReport(
      offset: viewport.offset, landingError: 0, rounds: 0, measured: 0, isClamped: false,
      isSettled: false)
    while report.rounds < Self.roundLimit {
      report.rounds += 1
      guard let wanted = landing(section: section, item: item, at: target, end, in: seen) else {
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
    if let wanted = landing(section: section, item: item, at: target, end, in: seen) {
      report.landingError = abs(
        grid.points(pixels: wanted.offset - grid.pixels(seen.start(axis))))
      report.isClamped = wanted.isClamped
    }
    report.offset = seen.offset
    return report
  }

  /// Where the view has to be for an item to be where it is wanted, in pixels, as far as the ends
  /// of the content allow.
  private func landing(
    section: Int, item: Int, at target: ScrollTarget, _ end: ScrollTarget, in viewport: Frame
  ) -> (offset: Int64, isClamped: Bool)? {
    guard let frame = frame(section: section, item: item) else { return nil }
    let line = scrollLine
    let length = line.extent(of: viewport)
    let start = line.start(of: frame)
    let room = length - line.extent(of: frame)
    let wanted =
      switch end {
      case .start: start
      case .center: start - room / 2
      // Of an item that does not fit, the start is visible unless the target is the end.
      case .end: target == .nearest ? min(start, start - room) : start - room
      case .nearest: min(start, max(start - room, line.start(of: viewport)))
      }
    let offset = line.offset(ofViewFrom: wanted, length: length)
    let clamped = min(max(0, offset), line.lastOffset(ofViewOf: length))
    return (clamped, clamped != offset)
  }

  /// The end of the viewport that an item is nearest to, or ``ScrollTarget/nearest`` if all of it
  /// is visible.
  private func nearestEnd(section: Int, item: Int, in viewport: Frame) -> ScrollTarget {
    guard let frame = frame(section: section, item: item) else { return .nearest }
    let line = scrollLine
    let start = line.start(of: frame)
    let seenStart = line.start(of: viewport)
    if start >= seenStart, line.end(of: frame) <= line.end(of: viewport) { return .nearest }
    return start < seenStart ? .start : .end
  }
}
