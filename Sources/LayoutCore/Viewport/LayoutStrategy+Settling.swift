/// Measurement of the visible elements until nothing changes any more.
extension LayoutStrategy {
  /// How often one element is measured in one settling before it is given up.
  public static var roundLimit: Int { MeasuringRounds<ElementID>.limit }

  /// How many elements are measured in one go: contents without any size would otherwise let ever
  /// more of them come into view.
  public static var settlingLimit: Int { MeasuringRounds<ElementID>.totalLimit }

  /// Measures the elements in the viewport, from the top down, until all their sizes are known.
  ///
  /// Only visible elements are measured, and those that decide on the sizes of visible ones: an
  /// element that others push out of the viewport keeps its estimate, and one that comes into it is
  /// measured as well. An element is measured again if a measured size changed its size proposal,
  /// as happens where its content decides both of its dimensions.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor; its item is chosen once, before any measurement.
  ///   - measure: The size that the content of an element needs in its frame, in points, or `nil`
  ///     to keep the estimate. Gets the element in its place and the axes along which it decides.
  /// - Returns: The report of the measurements.
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long.
  /// - Complexity: O(*k*) measurements for *k* visible elements, and a size applied for each; at
  ///   most ``settlingLimit`` in all, and at most ``roundLimit`` of the same element.
  public mutating func settle(
    in viewport: Frame, anchor: LayoutAnchor = .first,
    measure: (LayoutElement, AxisSet) -> Vector?
  ) throws(LayoutError) -> SettlingReport {
    var settling = Settling(self, viewport: viewport, anchor: anchor)
    while let (element, axes) = settling.next(of: self) {
      try settling.answer(measure(element, axes), for: element, into: &self)
    }
    return settling.report
  }
}
