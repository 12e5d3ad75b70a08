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
